import { darken, hsl } from '../colors.ts';
import { circle, ellipse, line, num, path, rect } from '../svg.ts';
import { sky } from './lights.ts';
import { between, dots, ridge, type Scene, wash } from './stage.ts';

export const winter: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { hue, accentHue } = pen.palette;
  const fir = (x: number, base: number, s: number): string =>
    path(
      `M${num(x)} ${num(base - 96 * s)}l${num(17 * s)} ${num(30 * s)}h${num(-7 * s)}l${num(15 * s)} ${num(30 * s)}h${num(-8 * s)}l${num(17 * s)} ${num(36 * s)}h${num(-68 * s)}l${num(17 * s)} ${num(-36 * s)}h${num(-8 * s)}l${num(15 * s)} ${num(-30 * s)}h${num(-7 * s)}z`,
      pen.sheet.linear(['#fff', hsl(hue, 40, 42), hsl(hue, 50, 22)]),
    );
  const veil = (y: number, tone: string): string =>
    path(
      `M-10 ${num(y)}Q${width * 0.25} ${num(y - 70)} ${width * 0.5} ${num(y - 16)}T${width + 10} ${num(y - 60)}V${num(y + 70)}Q${width * 0.7} ${num(y + 20)} ${width * 0.5} ${num(y + 70)}T-10 ${num(y + 80)}Z`,
      pen.sheet.linear([`${tone}|0`, `${tone}|0.65`, `${tone}|0`]),
    );
  return (
    wash(stage, pen.sheet.linear([hsl(hue, 70, 12), hsl(hue, 65, 30), hsl(hue, 70, 72)])) +
    veil(ground * 0.3, hsl(accentHue, 90, 65)) +
    veil(ground * 0.48, hsl(hue - 50, 85, 62)) +
    dots(stage, 30, [0.6, 1.4], '#fff', 'opacity=".8"', ground * 0.6) +
    ridge(stage, ground * 0.84, ground * 0.26, 66, hsl(hue, 45, 66), true) +
    [0.04, 0.2, 0.82, 0.97]
      .map((part) => fir(width * part, ground * between(random, 0.98, 1.06), between(random, 0.9, 1.4)))
      .join('') +
    ridge(stage, ground * 1.02, 20, 100, '#f4faff') +
    rect(0, ground, width, height - ground, pen.sheet.linear([`${hsl(hue, 60, 60)}|0`, hsl(hue, 60, 22)])) +
    dots(stage, 40, [1, 3.2], '#fff', 'opacity=".9"')
  );
};

export const candyland: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { hue, accentHue } = pen.palette;
  const tone = (shift: number, light: number): string => hsl(shift, 85, light);
  const lolly = (x: number, y: number, r: number, shift: number): string =>
    line(`M${num(x)} ${num(y)}V${num(ground + 20)}`, '#fff', 6) +
    circle(x, y, r, tone(shift, 66)) +
    circle(
      x,
      y,
      r * 0.7,
      'none',
      `stroke="#fff" stroke-width="${num(r * 0.22)}" stroke-dasharray="${num(r)} ${num(r * 0.5)}"`,
    ) +
    circle(x, y, r * 0.25, '#fff');
  const sprinkles = Array.from({ length: 26 }, () =>
    line(
      `M${num(between(random, 0, width))} ${num(between(random, ground + 6, height))}l${random.int(-5, 5)} ${random.int(-5, 5)}`,
      tone(random.pick([hue, accentHue, hue + 120, 50]), 68),
      3.4,
    ),
  ).join('');
  return (
    wash(stage, pen.sheet.linear([tone(hue, 62), tone(hue + 15, 80), '#fff4fb'])) +
    circle(width / 2, ground * 0.55, width * 0.55, pen.halo('#fff', 0.9)) +
    lolly(width * 0.08, ground * 0.62, 30, accentHue) +
    lolly(width * 0.93, ground * 0.56, 36, hue + 120) +
    ridge(stage, ground * 0.92, 40, 84, tone(accentHue, 78)) +
    ridge(stage, ground * 1.04, 34, 100, tone(hue + 30, 70)) +
    rect(0, ground * 1.02, width, height, pen.sheet.linear([`${tone(hue, 45)}|0`, tone(hue, 24)])) +
    sprinkles
  );
};

export const graveyard: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { hue, base, deep } = pen.palette;
  const tree = 'M0 0Q6-60-4-96L-30-130M-3-94L8-140M-1-66L26-96L24-118M26-96L46-104M0-50L-30-76L-34-96';
  const stone = (x: number, s: number): string =>
    path(
      `M${num(x - 16 * s)} ${num(ground + 12)}v${num(-36 * s)}a${num(16 * s)} ${num(16 * s)} 0 0 1 ${num(32 * s)} 0v${num(36 * s)}z`,
      hsl(hue, 18, 26),
      `stroke="${pen.ink}" stroke-width="2"`,
    );
  const bat = 'M0 0Q-8-12-24-8Q-16-4-15 4Q-8 0-4 6L0 3L4 6Q8 0 15 4Q16-4 24-8Q8-12 0 0Z';
  return (
    sky(
      stage,
      [pen.ink, deep, base, hsl(hue + 30, 50, 48)],
      hsl(hue + 40, 85, 80),
      between(random, 0.4, 0.6),
      0.42,
      0.3,
    ) +
    Array.from({ length: 5 }, () =>
      path(
        bat,
        pen.ink,
        `transform="translate(${num(between(random, 20, width - 20))} ${num(between(random, 16, ground * 0.5))}) scale(${between(random, 0.5, 1)})"`,
      ),
    ).join('') +
    ridge(stage, ground, 30, 90, darken(base, 0.6)) +
    [0.06, 0.95]
      .map((part, index) =>
        line(
          tree,
          pen.ink,
          9,
          `transform="translate(${num(width * part)} ${num(ground + 16)}) scale(${index ? -1.3 : 1.4} 1.4)"`,
        ),
      )
      .join('') +
    stone(width * 0.2, 1) +
    stone(width * 0.83, 1.2) +
    rect(0, ground + 8, width, height - ground, pen.sheet.linear([darken(deep, 0.4), pen.ink])) +
    ellipse(width / 2, ground + 14, width * 0.7, 22, pen.halo(hsl(hue + 40, 60, 75), 0.5))
  );
};
