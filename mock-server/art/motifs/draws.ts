import { darken } from '../colors.ts';
import { textPath, textWidth, type Warp } from '../lettering.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, group, path, place, rect, star } from '../svg.ts';

const whole: Warp = (x, y) => [Math.round(x), Math.round(y)];

export function numberBall(pen: Pen, value: number, color: string): string {
  const text = String(value);
  const size = 58;
  return (
    circle(100, 100, 90, pen.ball(color), `stroke="${pen.ink}" stroke-width="5"`) +
    circle(
      100,
      104,
      52,
      pen.sheet.radial(['#fff', '#fff', '#e3d8cc']),
      `stroke="${darken(color, 0.4)}" stroke-width="3"`,
    ) +
    path(textPath('alfa', text, 100 - textWidth('alfa', text, size) / 2, 125, size, 0, whole), '#1a1220') +
    ellipse(66, 44, 27, 14, '#fff', 'opacity=".75" transform="rotate(-32 66 44)"')
  );
}

const BALL_COLORS = ['#f2b90f', '#1f7ae8', '#e8203a', '#8a2fd0', '#12a15a', '#f2701a'] as const;

export function ballColor(seed: number): string {
  return BALL_COLORS[seed % BALL_COLORS.length] ?? '#f2b90f';
}

export function drawMachine(pen: Pen, seed = 0): string {
  const spots: [number, number][] = [
    [100, 128],
    [62, 124],
    [138, 122],
    [82, 92],
    [122, 90],
    [48, 88],
    [152, 86],
    [98, 56],
    [68, 62],
    [130, 58],
  ];
  const gloss = pen.sheet.symbol(ellipse(-7, -11, 5.5, 3, '#fff', 'opacity=".75"'));
  const balls = spots
    .map(([x, y], index) => {
      const value = String(((seed * 13 + index * 17) % 45) + 1);
      const digits = textPath('alfa', value, x - textWidth('alfa', value, 12) / 2, y + 5.4, 12);
      return (
        circle(x, y, 19, pen.ball(ballColor(seed + index)), `stroke="${pen.ink}" stroke-width="1.2"`) +
        circle(x, y + 1, 11, '#fff') +
        path(digits, '#1a1220') +
        `<use href="${gloss}" x="${x}" y="${y}"/>`
      );
    })
    .join('');
  return (
    pen.shape('M56 158H144L162 196H38Z', pen.metal('gold', 85), 5) +
    circle(
      100,
      88,
      86,
      pen.sheet.radial(['#ffffff|0.1', '#9fd8ff|0.18', '#ffffff|0.55']),
      `stroke="${pen.ink}" stroke-width="5"`,
    ) +
    balls +
    circle(100, 88, 84, 'none', `stroke="${pen.metal('gold')}" stroke-width="6"`) +
    path('M34 66Q52 18 108 14Q64 36 50 88Z', '#fff', 'opacity=".6"')
  );
}

export function ticket(pen: Pen, signs: readonly string[]): string {
  return (
    group(
      pen.shape('M10 40H190V72Q176 80 190 90V160H10V90Q24 80 10 72Z', pen.shade(pen.palette.accent), 5) +
        rect(22, 52, 156, 96, 'none', 8, 'stroke="#fff" stroke-width="3" stroke-dasharray="7 5"') +
        [0, 1, 2]
          .map(
            (index) =>
              rect(
                30 + index * 48,
                72,
                44,
                60,
                pen.sheet.linear(['#fff', '#e9e2f2']),
                7,
                `stroke="${pen.ink}" stroke-width="2.5"`,
              ) +
              group(signs[index] ?? '', `transform="translate(${52 + index * 48} 102) scale(.2) translate(-100 -100)"`),
          )
          .join('') +
        path('M30 120L46 112L56 122L70 110L74 132H30Z', pen.metal('silver')),
      'transform="rotate(-10 100 100)"',
    ) +
    group(
      circle(0, 0, 42, pen.metal('gold', 50), `stroke="${pen.ink}" stroke-width="4"`) +
        path(star(0, 0, [24, 10], 10), '#8a4b06'),
      'transform="translate(160 160)"',
    )
  );
}

export function reels(pen: Pen, symbols: readonly string[]): string {
  const signs = symbols.map((symbol) => `<use href="${pen.sheet.symbol(symbol)}"/>`);
  const window = [0, 1, 2]
    .map(
      (index) =>
        rect(
          20 + index * 55,
          44,
          50,
          112,
          pen.sheet.linear(['#9a8f86', '#ffffff|1|25', '#fffdf5|1|70', '#8d8078']),
          5,
          `stroke="${pen.ink}" stroke-width="2"`,
        ) +
        place(signs[index] ?? '', 45 + index * 55, 100, 0.25) +
        place(signs[(index + 1) % 3] ?? '', 45 + index * 55, 54, 0.17) +
        place(signs[(index + 2) % 3] ?? '', 45 + index * 55, 146, 0.17),
    )
    .join('');
  const bulbs = [20, 46, 72, 100, 128, 154, 180]
    .map((x, index) => circle(x, 24, 5, index % 2 ? '#fff3b0' : '#ff9d2e'))
    .join('');
  return (
    pen.shape('M6 34Q6 10 30 10H170Q194 10 194 34V166Q194 190 170 190H30Q6 190 6 166Z', pen.metal('gold', 70), 6) +
    rect(13, 38, 174, 124, pen.shade(pen.palette.base), 8) +
    bulbs +
    bulbs.replace(/cy="24"/g, 'cy="176"') +
    window +
    rect(18, 94, 164, 12, '#ff2f4d', 0, 'opacity=".28"') +
    pen.cord('M198 120V60', '#c9d2e0', 7) +
    circle(198, 52, 13, pen.ball('#f21d3c'), `stroke="${pen.ink}" stroke-width="3"`)
  );
}
