import { darken, hsl, lighten, mix } from '../colors.ts';
import { circle, ellipse, group, line, num, path, rect, star } from '../svg.ts';
import { sky } from './lights.ts';
import { between, dots, orb, ridge, type Scene, wash } from './stage.ts';

export const mountains: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { deep, base, bright, glow } = pen.palette;
  const mist = (y: number): string => ellipse(width / 2, y, width * 0.7, 26, pen.halo('#fff', 0.5));
  return (
    sky(
      stage,
      [base, bright, lighten(glow, 0.35), lighten(bright, 0.2)],
      lighten(glow, 0.3),
      between(random, 0.35, 0.65),
      0.4,
      0.27,
    ) +
    ridge(stage, ground * 0.72, ground * 0.34, 62, mix(bright, deep, 0.3), true) +
    mist(ground * 0.74) +
    ridge(stage, ground * 0.88, ground * 0.24, 54, mix(bright, deep, 0.6), true) +
    mist(ground * 0.9) +
    ridge(stage, ground * 1.02, ground * 0.12, 70, deep) +
    rect(0, ground, width, height - ground, pen.sheet.linear([deep, pen.ink]))
  );
};

export const meadow: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { hue } = pen.palette;
  const air = hsl(hue > 150 && hue < 260 ? hue : 200, 85, 62);
  const grass = hsl(hue > 60 && hue < 160 ? hue : 105, 62, 42);
  const cloud = (x: number, y: number, s: number): string =>
    group(
      circle(0, 0, 16, '#fff') +
        circle(18, 4, 12, '#fff') +
        circle(-18, 5, 11, '#fff') +
        rect(-28, 2, 58, 14, '#fff', 7),
      `transform="translate(${num(x)} ${num(y)}) scale(${num(s)})" opacity=".85"`,
    );
  const blooms = Array.from({ length: 16 }, () =>
    path(
      star(between(random, 0, width), between(random, ground + 4, height), [4.4, 2], 10),
      random.pick(['#fff', '#ffe14a', '#ff7ab0']),
    ),
  ).join('');
  return (
    wash(stage, pen.sheet.linear([air, lighten(air, 0.6), '#fff8dc'])) +
    orb(stage, width * between(random, 0.2, 0.8), ground * 0.3, 34, '#fff2a0') +
    cloud(width * between(random, 0, 0.25), ground * 0.2, 1.1) +
    cloud(width * between(random, 0.75, 1), ground * 0.34, 0.9) +
    ridge(stage, ground * 0.86, 34, 110, lighten(grass, 0.32)) +
    ridge(stage, ground * 0.96, 30, 90, grass) +
    ridge(stage, ground * 1.1, 26, 120, darken(grass, 0.3)) +
    rect(0, ground * 1.1, width, height, pen.sheet.linear([`${darken(grass, 0.35)}|0`, darken(grass, 0.75)])) +
    blooms
  );
};

export const desert: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { base, bright, glow, deep } = pen.palette;
  const sand = hsl(36, 72, 58);
  const pyramid = (x: number, size: number): string =>
    path(
      `M${num(x)} ${num(ground * 0.88 - size)}L${num(x + size * 0.95)} ${num(ground * 0.9)}H${num(x - size * 0.95)}Z`,
      pen.sheet.linear([lighten(sand, 0.3), sand], 30),
    ) +
    path(
      `M${num(x)} ${num(ground * 0.88 - size)}L${num(x + size * 0.95)} ${num(ground * 0.9)}H${num(x + size * 0.1)}Z`,
      darken(sand, 0.5),
      'opacity=".75"',
    );
  return (
    sky(
      stage,
      [deep, base, mix(bright, '#ff9a4a', 0.5), '#ffd88a'],
      lighten(glow, 0.3),
      between(random, 0.3, 0.7),
      0.42,
      0.24,
    ) +
    pyramid(width * 0.1, ground * 0.34) +
    pyramid(width * 0.9, ground * 0.42) +
    pyramid(width * 0.66, ground * 0.22) +
    ridge(stage, ground * 0.94, 22, 120, lighten(sand, 0.12)) +
    ridge(stage, ground * 1.04, 26, 150, darken(sand, 0.22)) +
    rect(0, ground, width, height - ground, pen.sheet.linear([`${darken(sand, 0.4)}|0`, darken(sand, 0.85)]))
  );
};

export const forest: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { hue } = pen.palette;
  const green = hsl(hue > 70 && hue < 190 ? hue : 135, 55, 24);
  const trunk = (x: number, w: number, fill: string): string =>
    path(
      `M${num(x)} 0Q${num(x + w * 0.3)} ${num(ground * 0.6)} ${num(x - w * 0.7)} ${num(ground + 10)}H${num(x + w * 1.8)}Q${num(x + w * 0.8)} ${num(ground * 0.6)} ${num(x + w)} 0Z`,
      fill,
    );
  const leaf = pen.sheet.symbol(
    path('M0 0Q30-34 84-20Q54 18 0 0Z', green) + line('M4-1Q36-12 72-17', lighten(green, 0.35), 1.6),
  );
  const leaves = Array.from({ length: 16 }, (_, index) => {
    const left = index % 2 === 0;
    const [x, y] = [
      left ? between(random, -10, width * 0.14) : between(random, width * 0.86, width + 10),
      index < 10 ? between(random, -10, ground * 0.4) : between(random, ground * 0.75, ground + 30),
    ];
    return `<use href="${leaf}" transform="translate(${num(x)} ${num(y)}) rotate(${random.int(-70, 70) + (left ? 0 : 180)})"/>`;
  }).join('');
  return (
    wash(
      stage,
      pen.sheet.radial([lighten(green, 0.75), `${lighten(green, 0.35)}|1|38`, darken(green, 0.45)], 0.5, 0.4, 0.75),
    ) +
    trunk(width * 0.22, 13, mix(green, '#7ac99a', 0.2)) +
    trunk(width * 0.74, 16, mix(green, '#7ac99a', 0.2)) +
    path(
      `M${width * 0.45} 0H${width * 0.7}L${width * 0.8} ${ground}H${width * 0.1}Z`,
      pen.sheet.linear(['#fffbd0|0.65', '#fffbd0|0.05']),
    ) +
    trunk(width * 0.04, 24, darken(green, 0.5)) +
    trunk(width * 0.9, 28, darken(green, 0.5)) +
    ridge(stage, ground * 1.05, 20, 60, darken(green, 0.45)) +
    rect(0, ground, width, height - ground, pen.sheet.linear([`${darken(green, 0.5)}|0.2`, darken(green, 0.85)])) +
    leaves +
    dots(stage, 18, [1, 2.4], '#fdffb0', 'opacity=".85"', ground)
  );
};

export const mesa: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { bright, base, glow } = pen.palette;
  const rock = '#b8522a';
  const butte = (x: number, w: number, h: number): string =>
    path(
      `M${num(x - w)} ${num(ground)}L${num(x - w * 0.7)} ${num(ground - h * 0.6)}L${num(x - w * 0.55)} ${num(ground - h)}H${num(x + w * 0.5)}L${num(x + w * 0.7)} ${num(ground - h * 0.55)}L${num(x + w)} ${num(ground)}Z`,
      pen.sheet.linear([lighten(rock, 0.35), rock, darken(rock, 0.45)], 20),
    );
  const cactus = (x: number, s: number): string =>
    group(
      line('M0 0V-64M0-20H-18V-42M0-30H18V-54', darken('#3f7a3a', 0.5), 15) +
        line('M0 0V-64M0-20H-18V-42M0-30H18V-54', '#3f8a44', 10),
      `transform="translate(${num(x)} ${num(ground + 12)}) scale(${s})"`,
    );
  return (
    sky(stage, [base, bright, '#ffc27a', '#ffe6b0'], lighten(glow, 0.4), between(random, 0.35, 0.65), 0.5, 0.25) +
    butte(width * 0.08, 62, ground * 0.46) +
    butte(width * 0.92, 74, ground * 0.38) +
    butte(width * 0.68, 36, ground * 0.22) +
    ridge(stage, ground * 1.01, 14, 90, '#d98a4a') +
    rect(0, ground, width, height - ground, pen.sheet.linear(['#c46f38', '#5a2410'])) +
    cactus(width * 0.12, 1) +
    cactus(width * 0.9, 0.8)
  );
};
