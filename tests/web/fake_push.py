"""Push and badges of a browser, as far as a page can tell: headless ones have neither."""

from web.device import Device
from web.shop import NO_PUSH

FAKE_PUSH = """(host) => {
  const calls = { badge: [], asked: 0 };
  let made = null;
  const keys = { p256dh: "B" + "A".repeat(86), auth: "A".repeat(22) };
  const pushManager = {
    getSubscription: async () => made,
    subscribe: async (wish) => {
      calls.wish = { userVisibleOnly: wish.userVisibleOnly, key: wish.applicationServerKey.length };
      const endpoint = `https://${host}/${Math.random()}`;
      made = { toJSON: () => ({ endpoint, keys }), unsubscribe: async () => ((made = null), true) };
      return made;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    register: async () => new Promise(() => {}),
    addEventListener: () => {},
    controller: null,
  };
  Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => serviceWorker });
  let permission = "default";
  window.PushManager = class {};
  window.Notification = class {
    static get permission() { return permission; }
    static async requestPermission() { calls.asked += 1; return (permission = "granted"); }
  };
  Navigator.prototype.setAppBadge = async (count) => void calls.badge.push(count);
  Navigator.prototype.clearAppBadge = async () => void calls.badge.push(0);
  window.calls = calls;
}"""


def fake_push(device: Device) -> None:
    """Let the browser of a device have push and badges, as far as a page can tell."""
    device.context.add_init_script(f"({FAKE_PUSH})('{NO_PUSH}')")
