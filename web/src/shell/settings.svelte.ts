// What this device wants: sound, keys, screen; each off or on until it is changed here.
import { keep, recall } from "../wire/keep";
import { type Speed } from "../wire/pace";

interface Wishes {
  sound: boolean;
  vibration: boolean;
  keys: boolean;
  lessons: boolean;
  plain: boolean;
  awake: boolean;
  /** Answer where there is nothing to choose. */
  answers: boolean;
  speed: Speed;
}

export const USUAL: Wishes = {
  sound: false,
  vibration: false,
  keys: true,
  lessons: true,
  plain: false,
  awake: true,
  answers: true,
  speed: "normal",
};

class DeviceSettings {
  #wishes = $state<Wishes>({ ...USUAL, ...recall<Partial<Wishes>>("settings", {}) });

  get<K extends keyof Wishes>(name: K): Wishes[K] {
    return this.#wishes[name];
  }

  set<K extends keyof Wishes>(name: K, value: Wishes[K]): void {
    this.#wishes[name] = value;
    keep("settings", this.#wishes);
  }
}

export const settings = new DeviceSettings();
