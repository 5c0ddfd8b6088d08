// Tells somebody who looks elsewhere that a decision is theirs: title, icon, a sound, a buzz.
import { settings } from "./settings.svelte";

const ICON = "/icon.svg";
const ALERT_ICON = "/icon-alert.svg";
let sounds: AudioContext | null = null;

/** Two soft notes, as from a small bell over a door. */
export function chime(notes: readonly number[] = [660, 880]): void {
  if (!settings.get("sound")) return;
  sounds ??= new AudioContext();
  const start = sounds.currentTime;
  notes.forEach((pitch, place) => {
    if (!sounds) return;
    const tone = new OscillatorNode(sounds, { type: "sine", frequency: pitch });
    const volume = new GainNode(sounds, { gain: 0 });
    const at = start + place * 0.12;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.45);
    tone.connect(volume).connect(sounds.destination);
    tone.start(at);
    tone.stop(at + 0.5);
  });
}

export function buzz(): void {
  if (settings.get("vibration")) navigator.vibrate?.(60);
}

/** Mark the tab while the page is hidden and a decision waits. */
export function markTab(title: string, isWaited: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isWaited ? ALERT_ICON : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

/** Keep the screen awake while a game is on, where the browser can. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const take = async () => {
    if (isOver || document.hidden || !("wakeLock" in navigator) || !settings.get("awake")) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  };
  void take();
  document.addEventListener("visibilitychange", take);
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", take);
    void lock?.release();
  };
}
