// A recipe strip of some length, drawn as its empty squares.
const [WIDEST, LARGEST] = [90, 26];

export function strip(length: number): string {
  const size = Math.min(LARGEST, WIDEST / length);
  const [left, top] = [50 - (length * size) / 2, 50 - size / 2];
  const squares = Array.from({ length }, (_, place) => {
    const x = left + place * size + 2;
    return `<rect x="${x}" y="${top + 2}" width="${size - 4}" height="${size - 4}" rx="2.5" fill="#e8cfa6" stroke="#1f2a44" stroke-width="2"/>`;
  });
  const back = `<rect x="${left - 4}" y="${top - 5}" width="${length * size + 8}" height="${size + 10}" rx="5" fill="#fffaf0" stroke="#1f2a44" stroke-width="2.5"/>`;
  return `<svg viewBox="0 0 100 100" xmlns="http://www.w3.org/2000/svg">${back}${squares.join("")}</svg>`;
}
