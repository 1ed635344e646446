import { darken, hsl, lighten, mix } from '../colors.ts';
import { suit } from '../motifs/table.ts';
import { circle, line, num, path, rect } from '../svg.ts';
import { between, dots, type Scene, vignette, wash } from './stage.ts';

export const columns: Scene = (stage) => {
  const { pen, width, height, ground } = stage;
  const { deep, base, bright, glow } = pen.palette;
  const stone = mix(lighten(bright, 0.55), '#e8c890', 0.5);
  const column = (x: number, w: number): string =>
    rect(
      x - w / 2,
      ground * 0.1,
      w,
      ground * 0.95,
      pen.sheet.linear([darken(stone, 0.45), lighten(stone, 0.4), stone, darken(stone, 0.6)], 0),
    ) +
    line(
      [-0.25, 0, 0.25].map((part) => `M${num(x + w * part)} ${num(ground * 0.16)}V${ground}`).join(''),
      darken(stone, 0.5),
      1.6,
      'opacity=".55"',
    ) +
    rect(x - w * 0.72, ground * 0.06, w * 1.44, ground * 0.06, pen.metal('gold', 0), 3) +
    rect(x - w * 0.72, ground * 0.98, w * 1.44, ground * 0.08, darken(stone, 0.2), 3);
  return (
    wash(stage, pen.sheet.radial([lighten(glow, 0.4), `${bright}|1|30`, `${base}|1|65`, deep], 0.5, 0.38, 0.75)) +
    path(
      `M${width * 0.4} 0H${width * 0.6}L${width * 0.86} ${ground}H${width * 0.14}Z`,
      pen.sheet.linear(['#fff|0.7', '#fff|0.05']),
    ) +
    rect(0, ground, width, height - ground, pen.sheet.linear([darken(stone, 0.4), pen.ink])) +
    path(
      [0, 1, 2, 3, 4, 5]
        .map(
          (index) =>
            `M${num(width / 2 + (index * 2 - 6) * 20)} ${ground}h20L${num(width / 2 + (index * 2 - 5) * 70)} ${height}h-70z`,
        )
        .join(''),
      '#000',
      'opacity=".25"',
    ) +
    column(width * 0.2, width * 0.07) +
    column(width * 0.8, width * 0.07) +
    column(width * 0.04, width * 0.12) +
    column(width * 0.96, width * 0.12) +
    rect(0, 0, width, ground * 0.06, pen.metal('gold', 90))
  );
};

export const felt: Scene = (stage) => {
  const { pen, width, height, ground } = stage;
  const { hue } = pen.palette;
  const cloth = hsl(hue, 62, 27);
  const signs = (['spade', 'heart', 'club', 'diamond'] as const)
    .map((name, index) =>
      suit(
        pen,
        name,
        width * (0.14 + index * 0.24),
        ground * 0.2 + (index % 2) * 26,
        0.5,
        lighten(cloth, 0.18),
        ' opacity=".35"',
      ),
    )
    .join('');
  return (
    wash(stage, pen.sheet.radial([hsl(hue, 60, 40), `${hsl(hue, 62, 20)}|1|55`, hsl(hue, 65, 6)], 0.5, 0.32, 0.75)) +
    signs +
    path(
      `M-20 ${num(ground * 0.92)}Q${width / 2} ${num(ground * 0.6)} ${width + 20} ${num(ground * 0.92)}V${height}H-20Z`,
      pen.sheet.linear([lighten(cloth, 0.3), cloth, darken(cloth, 0.75)]),
    ) +
    line(
      `M-20 ${num(ground * 0.92)}Q${width / 2} ${num(ground * 0.6)} ${width + 20} ${num(ground * 0.92)}`,
      '#5a2c12',
      13,
    ) +
    line(
      `M-20 ${num(ground * 0.905)}Q${width / 2} ${num(ground * 0.585)} ${width + 20} ${num(ground * 0.905)}`,
      pen.metal('gold', 0),
      3,
    ) +
    line(
      `M0 ${num(ground * 1.04)}Q${width / 2} ${num(ground * 0.76)} ${width} ${num(ground * 1.04)}`,
      '#ffe9a8',
      2,
      'opacity=".6"',
    ) +
    path(`M${width * 0.36} 0H${width * 0.64}L${width} ${ground}H0Z`, pen.sheet.linear(['#fff6d0|0.45', '#fff6d0|0']))
  );
};

export const salon: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { hue, accentHue, deep, base, bright } = pen.palette;
  const arch = (x: number, w: number): string =>
    path(
      `M${num(x)} ${num(ground)}V${num(ground * 0.42)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0V${num(ground)}z`,
      pen.sheet.linear([hsl(hue + 30, 70, 16), hsl(accentHue, 60, 38)]),
    ) +
    line(
      `M${num(x)} ${num(ground)}V${num(ground * 0.42)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0V${num(ground)}M${num(x + w / 2)} ${num(ground * 0.2)}V${ground}`,
      pen.metal('gold', 90),
      3,
    );
  const lamps = Array.from({ length: 14 }, () =>
    circle(
      between(random, 0, width),
      between(random, 0, ground * 0.8),
      between(random, 4, 15),
      pen.halo('#ffe2a0', 0.8),
    ),
  ).join('');
  return (
    wash(stage, pen.sheet.linear([deep, base, mix(bright, base, 0.5), deep])) +
    arch(width * 0.03, width * 0.24) +
    arch(width * 0.73, width * 0.24) +
    arch(width * 0.36, width * 0.28) +
    lamps +
    circle(width / 2, ground * 0.4, width * 0.52, pen.halo(lighten(bright, 0.4), 0.55)) +
    rect(0, ground, width, height - ground, pen.sheet.linear([deep, pen.ink])) +
    vignette(stage, pen.ink, 0.6)
  );
};

export const vault: Scene = (stage) => {
  const { pen, width, height, ground } = stage;
  const { base, bright, deep, glow } = pen.palette;
  const r = width * 0.47;
  const bolts = Array.from({ length: 16 }, (_, index) =>
    circle(
      width / 2 + Math.cos((index * Math.PI) / 8) * r * 0.92,
      ground * 0.52 + Math.sin((index * Math.PI) / 8) * r * 0.92,
      5,
      pen.metal('silver', 50),
    ),
  ).join('');
  return (
    wash(stage, pen.sheet.linear([mix(base, '#8a94a8', 0.35), deep, mix(base, '#5a6478', 0.4), pen.ink], 55)) +
    line(
      `${[0.16, 0.84].map((part) => `M${num(width * part)} 0V${height}`).join('')}M0 ${num(ground * 0.06)}H${width}M0 ${num(ground * 1.04)}H${width}`,
      pen.ink,
      5,
      'opacity=".6"',
    ) +
    circle(width / 2, ground * 0.52, r, pen.metal('silver', 60), `stroke="${pen.ink}" stroke-width="4"`) +
    circle(
      width / 2,
      ground * 0.52,
      r * 0.84,
      pen.sheet.radial([lighten(glow, 0.3), bright, base, deep]),
      `stroke="${pen.ink}" stroke-width="4"`,
    ) +
    bolts +
    vignette(stage, pen.ink, 0.7)
  );
};

export const embers: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const tongue = (x: number, h: number, w: number): string =>
    `M${num(x - w)} ${height}Q${num(x - w * 0.9)} ${num(ground - h * 0.3)} ${num(x - w * 0.1)} ${num(ground - h)}Q${num(x)} ${num(ground - h * 0.5)} ${num(x + w * 0.5)} ${num(ground - h * 0.66)}Q${num(x + w)} ${num(ground)} ${num(x + w)} ${height}Z`;
  const fire = (scale: number): string =>
    Array.from({ length: 8 }, (_, index) =>
      tongue((index + 0.5) * (width / 8), between(random, 40, 110) * scale * (Math.abs(index - 3.5) / 3.5 + 0.25), 40),
    ).join('');
  return (
    wash(
      stage,
      pen.sheet.radial([pen.palette.bright, `${pen.palette.base}|1|45`, darken(pen.palette.deep, 0.4)], 0.5, 0.5, 0.75),
    ) +
    circle(width / 2, ground * 0.55, width * 0.5, pen.halo('#ffb84a', 0.7)) +
    path(fire(1.7), pen.sheet.linear(['#ff5a14|0.85', '#8a0f08'])) +
    path(fire(1), pen.sheet.linear(['#ffd84a|0.95', '#ff7a14|0.9', '#a81a08'])) +
    dots(stage, 40, [0.8, 2.6], '#ffe08a', 'opacity=".9"') +
    rect(0, ground, width, height - ground, pen.sheet.linear(['#3a0a04|0', '#260503|0.95']))
  );
};
