import type { Random } from '../worlds/random.ts';
import { hsl } from './colors.ts';
import { type Face, outlineOf } from './fonts.ts';
import { textPath } from './lettering.ts';
import { line, path, rect, Sheet, svgDocument } from './svg.ts';

const WIDTH = 120;
const HEIGHT = 44;
const FACES: readonly Face[] = ['lilita', 'righteous', 'alfa', 'bungee'];
const CAPITAL_HEIGHT = 24;

/** A captcha's picture as PNG, 120 × 44: its digits bent and turned over crossing lines, for a person still easy to read. */
export async function captchaPng(digits: string, random: Random): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const sheet = new Sheet();
  const hue = random.int(0, 359);
  const ground = rect(0, 0, WIDTH, HEIGHT, hsl(hue, 40, 94));
  const figures = [...digits].map((digit, index) => figure(digit, index, digits.length, hue, random));
  const noise = Array.from({ length: 5 }, () => scribble(random));
  const svg = svgDocument(
    '',
    WIDTH,
    HEIGHT,
    sheet,
    ground + noise.slice(0, 3).join('') + figures.join('') + noise.slice(3).join(''),
  );
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

function figure(digit: string, index: number, count: number, hue: number, random: Random): string {
  const face = random.pick(FACES);
  const size = (CAPITAL_HEIGHT / outlineOf(face, 'H').height) * 100;
  const slot = (WIDTH - 16) / count;
  const left = 10 + index * slot + random.int(-2, 3);
  const wave = { height: random.int(1, 3), length: random.int(9, 16), phase: random.int(0, 6) };
  const d = textPath(face, digit, left, 33 + random.int(-3, 3), size, 0, (x, y) => [
    x + Math.sin(y / wave.length + wave.phase) * wave.height,
    y + Math.cos(x / wave.length + wave.phase) * wave.height,
  ]);
  const turn = `rotate(${random.int(-14, 14)} ${left + 9} 22)`;
  return path(d, hsl(hue + random.int(120, 240), 70, 30), `transform="${turn}"`);
}

function scribble(random: Random): string {
  const [from, bend, to] = [random.int(2, HEIGHT - 2), random.int(-20, HEIGHT + 20), random.int(2, HEIGHT - 2)];
  return line(
    `M0 ${from}Q${random.int(30, 90)} ${bend} ${WIDTH} ${to}`,
    hsl(random.int(0, 359), 45, 60),
    random.int(1, 2),
    'opacity=".75"',
  );
}
