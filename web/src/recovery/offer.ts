// The recovery code is offered once: after a game with people has begun, until it was seen or declined.
import { keep, recall } from "../wire/keep";

const NAME = "recovery-offered";

export const offer = {
  isOpen: (): boolean => !recall<boolean>(NAME, false),
  settle: (): void => keep(NAME, true),
};
