// Drawings put together into one: strings of SVG, so that the same picture is shown, saved and sent.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Put a drawing into a box of another; what takes the colour of its seat gets one. */
export function placed(svg: string | undefined, { x, y, width, height }: Box, colour = ""): string {
  if (!svg) return "";
  const where = `x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"`;
  return svg.replace("<svg ", `<svg ${where}${colour ? ` color="${colour}"` : ""} `);
}

export const square = (x: number, y: number, size: number): Box => ({ x, y, width: size, height: size });

/** A rounded ground that a piece lies on. */
export function ground({ x, y, width, height }: Box, fill: string, { round = 0.16, edge = "#1f2a44", line = 2 } = {}): string {
  const radius = Math.min(width, height) * round;
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${radius.toFixed(1)}" fill="${fill}" stroke="${edge}" stroke-width="${line}"/>`;
}

/** Put a picture of another size into a box. */
export function fitted(size: number, content: string, box: Box): string {
  return placed(`<svg viewBox="0 0 ${size} ${size}">${content}</svg>`, box);
}

/** Close a picture of this size. */
export function whole(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
