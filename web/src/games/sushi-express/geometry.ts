// Where things lie on the ring, in a square of 400 by 400: angles run clockwise from the bottom.
import { EXPRESS, TILES } from "./facts";

export const SIZE = 400;
const MIDDLE = SIZE / 2;
export const OUTER = 192;
export const INNER = 139;
export const ROAD = (OUTER + INNER) / 2;
/** The dial in the middle, and the drawing's own measures of it. */
export const DIAL = 136;
const DIAL_DRAWN = 80;
export const NUMBERS_AT = 108;
const MARKERS_AT = 82;
/** Markers of a stack lie side by side within their field, the top one whole. */
const STACK_STEP = 10;
const STACK_WIDTH = 12;
export const SECTORS_AT = (55 / DIAL_DRAWN) * DIAL;
export const HUB = (40 / DIAL_DRAWN) * DIAL;

/** The Sushi Express is a wide place: all vans start there. */
const EXPRESS_SPAN = 52;
const SPAN = (360 - EXPRESS_SPAN) / (TILES - 1);

export interface Point {
  x: number;
  y: number;
}

export function spanOf(tile: number): number {
  return tile === EXPRESS ? EXPRESS_SPAN : SPAN;
}

export function angleOf(tile: number): number {
  return tile === EXPRESS ? 0 : EXPRESS_SPAN / 2 + (tile - 0.5) * SPAN;
}

/** A point at an angle and a distance from the middle, moved along the driving direction. */
export function at(angle: number, radius: number, along = 0): Point {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return { x: MIDDLE - radius * sin - along * cos, y: MIDDLE + radius * cos - along * sin };
}

/** A number of the dial points at the tile of that number, 12 at the Sushi Express; beside tile 1 there is none. */
export function dialAngle(number: number): number {
  return angleOf(number % TILES);
}

export function numberAt(number: number, radius: number): Point {
  return at(dialAngle(number), radius);
}

/** Where a marker lies that has so many below it. */
export function markerAt(number: number, height: number, count: number): Point {
  const step = count > 1 ? Math.min(STACK_STEP, STACK_WIDTH / (count - 1)) : 0;
  return at(dialAngle(number), MARKERS_AT, (height - (count - 1) / 2) * step);
}

/** The part of the dial that belongs to a number. */
export function sectorOf(number: number): string {
  return band(dialAngle(number), spanOf(number % TILES), HUB + 2, (70 / DIAL_DRAWN) * DIAL);
}

/** Part of a ring as a path. */
export function band(angle: number, span: number, inner: number, outer: number): string {
  const [from, to] = [angle - span / 2, angle + span / 2];
  const corner = (turn: number, radius: number) => {
    const { x, y } = at(turn, radius);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  return (
    `M${corner(from, inner)}L${corner(from, outer)}A${outer} ${outer} 0 0 1 ${corner(to, outer)}` +
    `L${corner(to, inner)}A${inner} ${inner} 0 0 0 ${corner(from, inner)}Z`
  );
}

export interface Berth extends Point {
  size: number;
  isLeftward: boolean;
}

/** Where a van stands on a tile that it may share with others. */
export function berth(tile: number, place: number, count: number): Berth {
  const angle = angleOf(tile);
  const isLeftward = Math.cos((angle * Math.PI) / 180) > 0;
  if (tile !== EXPRESS) return { ...at(angle, ROAD + 5, 16), size: 36, isLeftward };
  const side = place % 2 ? -1 : 1;
  if (count <= 2) return { ...at(angle, ROAD, side * 46), size: 38, isLeftward };
  const spots = [
    { along: 38, radius: 151 },
    { along: 41, radius: 177 },
    { along: 66, radius: 167 },
  ];
  const { along, radius } = spots[Math.floor(place / 2)] ?? { along: 64, radius: ROAD };
  return { ...at(angle, radius, side * along), size: 30, isLeftward };
}

/** As a share of the square, for CSS. */
export function percent(value: number): string {
  return `${((value / SIZE) * 100).toFixed(2)}%`;
}
