// Holds every animation still, and moves it along with the page's own clock, which a film has in its hand.
(() => {
  const born = new WeakMap();
  const hold = (animation) => {
    if (born.has(animation)) return;
    animation.pause();
    animation.currentTime = 0;
    born.set(animation, performance.now());
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (camera.isRolling) hold(animation);
    return animation;
  };

  /** Wait until the browser has drawn: it tells only then what has come to its end. Frames of the page's own clock are no measure. */
  const drawn = () =>
    new Promise((done) => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        done();
      });
      observer.observe(document.documentElement);
    });

  /** Move all to where the clock is now. */
  async function turn() {
    for (const animation of document.getAnimations()) {
      hold(animation);
      const time = performance.now() - born.get(animation);
      const { endTime } = animation.effect.getComputedTiming();
      if (time >= endTime) animation.finish();
      else animation.currentTime = time;
    }
    await drawn();
  }

  /** Begin with a page that stands still: what was still coming in is there. */
  async function begin() {
    camera.isRolling = true;
    for (const animation of document.getAnimations())
      if (animation.effect.getComputedTiming().endTime < Infinity) animation.finish();
    await drawn();
  }

  const camera = { isRolling: false, begin, turn };
  window.camera = camera;
})();
