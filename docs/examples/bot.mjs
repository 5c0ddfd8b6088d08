// A bot as a program in JavaScript: the longest legal command, as it does most.
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  // question.view holds all that the seat knows; question.game names the game.
  const longest = question.legal.reduce((best, one) => (one.length > best.length ? one : best));
  process.stdout.write(JSON.stringify({ command: longest }) + "\n");
}
