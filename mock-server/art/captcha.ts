import type { Random } from '../worlds/random.ts';
import { hsl } from './colors.ts';
import type { Face } from './fonts.ts';
import { textPath, textWidth, type Warp } from './lettering.ts';
import { render } from './raster.ts';
import { between } from './scenes/stage.ts';
import { circle, line, num, path, rect, Sheet, svgDocument } from './svg.ts';

const WIDTH = 120;
const HEIGHT = 44;
const FACES: readonly Face[] = ['alfa', 'lilita', 'righteous', 'josefin', 'luckiest'];

function drawCaptcha(digits: string, random: Random): string {
  const sheet = new Sheet();
  const hue = random.int(0, 359);
  const ground = rect(0, 0, WIDTH, HEIGHT, sheet.linear([hsl(hue, 40, 95), hsl(hue + 50, 38, 89)], 20));
  const sway = between(random, 1.2, 2.6);
  const phase = random.float() * Math.PI * 2;
  const wave: Warp = (x, y) => [x + Math.sin(y / 9 + phase) * 1.1, y + Math.sin(x / 15 + phase) * sway];
  const step = (WIDTH - 16) / Math.max(1, digits.length);
  const letters = [...digits].map((digit, index) => {
    const face = random.pick(FACES);
    const size = between(random, 27, 33);
    const left = 8 + step * (index + 0.5) - textWidth(face, digit, size) / 2 + between(random, -1.5, 1.5);
    const baseline = 33 + between(random, -2.5, 2.5);
    const middle = `${num(8 + step * (index + 0.5))} ${num(HEIGHT / 2)}`;
    const turn = `transform="rotate(${num(between(random, -16, 16))} ${middle})"`;
    return path(
      textPath(face, digit, left, baseline, size, 0, wave),
      hsl(hue + random.int(120, 240), 62, random.int(24, 36)),
      turn,
    );
  });
  const strokes = Array.from({ length: 3 }, () => {
    const [from, to] = [between(random, 6, 38), between(random, 6, 38)];
    const bend = `${random.int(30, 50)} ${num(between(random, -8, 52))} ${random.int(70, 95)} ${num(between(random, -8, 52))}`;
    return line(
      `M-4 ${num(from)}C${bend} 124 ${num(to)}`,
      hsl(hue + random.int(0, 359), 45, 52),
      between(random, 0.9, 1.6),
      'opacity=".75"',
    );
  });
  const specks = Array.from({ length: 46 }, () =>
    circle(
      between(random, 0, WIDTH),
      between(random, 0, HEIGHT),
      between(random, 0.4, 1.1),
      hsl(random.int(0, 359), 45, 55),
      'opacity=".7"',
    ),
  );
  return svgDocument('', WIDTH, HEIGHT, sheet, ground + specks.join('') + letters.join('') + strokes.join(''));
}

/** PNG of 120 × 44, for people easier to read than for programs. */
export const captchaPng = (digits: string, random: Random): Buffer => render(drawCaptcha(digits, random)).asPng();
