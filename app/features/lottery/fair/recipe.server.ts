import type { Drawing } from './check.ts';

interface RecipeOf {
  /** Null while unpublished. */
  daySeed: string | null;
  gameCode: string;
  numero: string;
  drawing: Drawing;
}

/** A Node program without code of this site. */
export function writeRecipe({ daySeed, gameCode, numero, drawing }: RecipeOf): string {
  return `import { createHash, createHmac } from 'node:crypto';
const seed = '${daySeed ?? '…'}';
console.log(createHash('sha256').update(seed).digest('hex'));
let block = 0, numbers = [];
function below(n) {
  if (numbers.length === 0) {
    const message = \`${gameCode}:${numero}:0:\${block++}\`;
    const bytes = createHmac('sha256', seed).update(message).digest();
    numbers = [0, 6, 12, 18, 24].map((at) => bytes.readUIntBE(at, 6));
  }
  const x = numbers.shift();
  return x < 2 ** 48 - (2 ** 48 % n) ? x % n : below(n);
}
${drawing.numbers ? drawBalls(drawing, drawing.numbers) : drawBoard(drawing)}`;
}

function drawBalls({ balls, isDistinct }: Drawing, [first = 0, last = 0]: number[]): string {
  const size = last - first + 1;
  if (!isDistinct)
    return `const balls = Array.from({ length: ${balls} }, () => ${first} + below(${size}));
console.log(balls.join());`;
  return `const all = Array.from({ length: ${size} }, (_, i) => ${first} + i);
for (let i = 0; i < ${balls}; i++) {
  const j = i + below(${size} - i);
  [all[i], all[j]] = [all[j], all[i]];
}
console.log(all.slice(0, ${balls}).join());`;
}

function drawBoard({ board }: Drawing): string {
  const prizes = board.map(({ prize, numbers, digits }) => `  ['${prize}', ${numbers}, ${digits}],\n`).join('');
  return `const digits = (n) => Array.from({ length: n }, () => below(10)).join('');
for (const [prize, count, n] of [
${prizes}])
  console.log(prize, Array.from({ length: count }, () => digits(n)).join());`;
}
