// What is printed on cards, road and dial; a test compares it with the rules' own figures.
import facts from "./facts.json";
import type { TakeCustomer } from "./types";

export type Customer = TakeCustomer["customer"];

/** In the order of the box. */
export const CUSTOMERS = facts.customers as readonly Customer[];
/** The numbers of the dial, in the order of a view's stacks and of an outlook's bets. */
export const NUMBERS: readonly number[] = facts.numbers;
export const { tiles: TILES, express: EXPRESS, park: PARK } = facts;

/** What a list by numbers of the dial has for one of them. */
export const forNumber = <T>(list: readonly T[], number: number): T | undefined => list[NUMBERS.indexOf(number)];

/** The number that a place in such a list is for. */
export const numberOf = (place: number): number => NUMBERS[place] ?? 0;

export const isLastTry = (attempt: number): boolean => attempt >= facts.tries;
