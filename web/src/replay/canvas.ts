// A picture on a canvas: the drawings as one SVG, then the letters in the page's own face.
import { type Drawn, HEIGHT, WIDTH } from "./scene";

const FACE = '"M PLUS Rounded 1c", system-ui, sans-serif';
const INK = "#1f2a44";

export async function paint(canvas: HTMLCanvasElement, { svg, written }: Drawn): Promise<void> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await Promise.all([image.decode(), document.fonts.load(`800 60px ${FACE}`), document.fonts.load(`500 40px ${FACE}`)]);
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("the browser draws no pictures");
  pen.drawImage(image, 0, 0, WIDTH, HEIGHT);
  pen.textBaseline = "middle";
  for (const { text, x, y, size, isBold = false, align = "left", fill = INK, most } of written) {
    pen.font = `${isBold ? 800 : 500} ${size}px ${FACE}`;
    pen.textAlign = align;
    pen.fillStyle = fill;
    pen.fillText(text, x, y, most);
  }
}
