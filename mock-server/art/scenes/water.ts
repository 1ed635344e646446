import { darken, hsl, lighten } from '../colors.ts';
import { circle, ellipse, group, line, num, path, rect } from '../svg.ts';
import { sky } from './lights.ts';
import { between, dots, ridge, type Scene, type Stage, wash } from './stage.ts';

/** Blue or green for any palette: other colours do not look like water. */
function seaHue({ pen }: Stage): number {
  const hue = ((pen.palette.hue % 360) + 360) % 360;
  return Math.min(250, Math.max(160, hue < 70 || hue > 300 ? 205 : hue));
}

export const reef: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const hue = seaHue(stage);
  const weed = (x: number, h: number, tone: string): string =>
    line(`M${num(x)} ${num(ground + 40)}q14 ${num(-h * 0.25)} 0 ${num(-h * 0.5)}t0 ${num(-h * 0.5)}`, tone, 8);
  const coral = (x: number, s: number, tone: string): string =>
    line(
      'M0 0V-50M0-16L-22-40V-60M0-26L22-46V-66M-22-40L-36-50M22-46L36-54',
      tone,
      11,
      `transform="translate(${num(x)} ${num(ground + 26)}) scale(${s})"`,
    );
  const tones = [hsl(340, 80, 62), hsl(25, 90, 60), hsl(285, 65, 62)];
  const bubbles = Array.from({ length: 12 }, () =>
    circle(
      between(random, 0, width),
      between(random, 10, ground),
      between(random, 2, 8),
      '#fff',
      'fill-opacity=".14" stroke="#fff" stroke-width="1.3" stroke-opacity=".75"',
    ),
  ).join('');
  return (
    wash(
      stage,
      pen.sheet.linear([hsl(hue - 15, 90, 68), hsl(hue, 85, 42), hsl(hue + 12, 85, 22), hsl(hue + 20, 80, 9)]),
    ) +
    path(
      [0.1, 0.34, 0.6, 0.82]
        .map(
          (part) =>
            `M${num(width * part)} 0h${num(width * 0.11)}L${num(width * (part * 1.3 - 0.05))} ${ground}h${num(-width * 0.16)}z`,
        )
        .join(''),
      pen.sheet.linear(['#fff|0.5', '#fff|0']),
    ) +
    circle(width / 2, ground * 0.5, width * 0.5, pen.halo(hsl(hue - 20, 95, 75), 0.6)) +
    ridge(stage, ground * 0.98, 60, 70, hsl(hue + 14, 65, 20)) +
    weed(width * 0.05, 120, hsl(hue - 50, 60, 36)) +
    weed(width * 0.11, 80, hsl(hue - 60, 60, 44)) +
    weed(width * 0.95, 130, hsl(hue - 50, 60, 36)) +
    coral(width * 0.17, 0.9, tones[random.int(0, 2)] ?? '') +
    coral(width * 0.87, 1.1, tones[random.int(0, 2)] ?? '') +
    ridge(stage, ground * 1.1, 22, 110, hsl(44, 45, 48)) +
    rect(0, ground, width, height - ground, pen.sheet.linear([`${hsl(hue + 15, 80, 16)}|0.1`, hsl(hue + 18, 85, 8)])) +
    bubbles
  );
};

export const seaside: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { base, bright, glow } = pen.palette;
  const hue = seaHue(stage);
  const horizon = ground * 0.7;
  const wave = (y: number, tone: string, step: number): string => {
    const start = -between(random, 0, step);
    const crest = `M${num(start)} ${num(y)}${`q${num(step / 2)} -18 ${num(step)} 0`.repeat(Math.ceil(width / step) + 2)}`;
    return path(`${crest}V${height}H${num(start)}Z`, tone) + line(crest, '#fff', 2.4, 'opacity=".55"');
  };
  const glints = Array.from(
    { length: 9 },
    (_, index) =>
      `M${num(width / 2 - 40 + between(random, -6, 6) + index * 3)} ${num(horizon + 6 + index * 6)}h${num(80 - index * 6)}`,
  ).join('');
  return (
    sky(
      stage,
      [hsl(pen.palette.hue, 70, 14), base, bright, lighten(glow, 0.3)],
      lighten(glow, 0.45),
      between(random, 0.38, 0.62),
      0.42,
      0.26,
    ) +
    dots(stage, 24, [0.5, 1.4], '#fff', 'opacity=".8"', horizon * 0.6) +
    rect(0, horizon, width, height - horizon, pen.sheet.linear([hsl(hue, 70, 52), hsl(hue, 80, 24)])) +
    line(glints, lighten(glow, 0.5), 2.6, 'opacity=".7"') +
    wave(ground * 0.9, hsl(hue, 75, 38), 44) +
    wave(ground * 1.0, hsl(hue + 6, 78, 28), 58) +
    wave(ground * 1.14, hsl(hue + 10, 80, 18), 72) +
    rect(0, ground * 1.1, width, height, pen.sheet.linear([`${hsl(hue + 15, 85, 8)}|0`, hsl(hue + 15, 85, 7)]))
  );
};

export const beach: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { bright, glow } = pen.palette;
  const frond = path(
    'M0 0Q-34-30-72-2Q-40-12 0 0Q-10-46-52-56Q-18-36 0 0Q10-46 50-60Q18-38 0 0Q36-32 74-4Q42-14 0 0Z',
    '#1f7a44',
  );
  const palm = (x: number, lean: number, top: number): string =>
    line(
      `M${num(x)} ${num(ground + 20)}Q${num(x)} ${num(top + 60)} ${num(x + lean)} ${num(top)}`,
      darken('#8a5a2c', 0.4),
      13,
    ) +
    line(`M${num(x)} ${num(ground + 20)}Q${num(x)} ${num(top + 60)} ${num(x + lean)} ${num(top)}`, '#a8713a', 8) +
    group(frond, `transform="translate(${num(x + lean)} ${num(top)}) scale(1.15)"`);
  return (
    sky(
      stage,
      [bright, lighten(bright, 0.3), lighten(glow, 0.45), '#fff1c9'],
      '#fff3b0',
      between(random, 0.36, 0.64),
      0.46,
      0.22,
    ) +
    rect(0, ground * 0.72, width, height, pen.sheet.linear([hsl(185, 75, 52), hsl(198, 85, 36)])) +
    line(
      `M0 ${num(ground * 0.8)}h${width}M0 ${num(ground * 0.86)}h${width}`,
      '#fff',
      2,
      'stroke-dasharray="30 22" opacity=".6"',
    ) +
    path(
      `M0 ${num(ground * 0.98)}Q${width * 0.3} ${num(ground * 0.86)} ${width * 0.6} ${num(ground * 0.95)}T${width} ${num(ground * 0.92)}V${height}H0Z`,
      pen.sheet.linear(['#ffe9b0', '#e8b86a', '#7a4a1e']),
    ) +
    palm(width * 0.07, 16, ground * 0.26) +
    palm(width * 0.95, -14, ground * 0.36) +
    ellipse(width / 2, ground + 10, width * 0.4, 12, '#7a4a1e', 'opacity=".35"')
  );
};

export const woodcut: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { hue, accentHue, deep, base, bright } = pen.palette;
  const scale = pen.sheet.symbol(
    [22, 16, 10, 4]
      .map((r, index) =>
        circle(0, 0, r, index % 2 ? base : lighten(bright, 0.55), `stroke="${deep}" stroke-width="1.2"`),
      )
      .join(''),
  );
  const scales: string[] = [];
  for (let row = 0; ground * 0.94 + row * 13 < height + 20; row += 1) {
    for (let x = (row % 2) * 22; x < width + 24; x += 44)
      scales.push(`<use href="${scale}" x="${x}" y="${num(ground * 0.94 + row * 13)}"/>`);
  }
  const cloud = (x: number, y: number, flip: number): string =>
    group(
      line('M0 0H70M-16 12H54M12-12H44', lighten(bright, 0.6), 9, 'opacity=".8"') +
        circle(74, -4, 10, 'none', `stroke="${lighten(bright, 0.6)}" stroke-width="6" opacity=".8"`),
      `transform="translate(${num(x)} ${num(y)}) scale(${flip} 1)"`,
    );
  return (
    wash(stage, pen.sheet.linear([base, bright, hsl(hue + 20, 80, 78)])) +
    circle(
      width / 2,
      ground * 0.5,
      width * 0.42,
      pen.sheet.linear([hsl(accentHue, 92, 62), hsl(accentHue - 18, 90, 48)]),
    ) +
    circle(
      width / 2,
      ground * 0.5,
      width * 0.45,
      'none',
      `stroke="${lighten(bright, 0.6)}" stroke-width="2" opacity=".7"`,
    ) +
    cloud(-10, ground * between(random, 0.18, 0.3), 1) +
    cloud(width + 10, ground * between(random, 0.4, 0.7), -1) +
    cloud(width + 20, ground * 0.14, -0.8) +
    scales.join('') +
    rect(0, ground, width, height - ground, pen.sheet.linear([`${deep}|0.1`, pen.ink]))
  );
};
