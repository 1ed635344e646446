import { darken, hsl, lighten, mix } from '../colors.ts';
import { circle, ellipse, group, line, num, path, rect } from '../svg.ts';
import { sky } from './lights.ts';
import { between, type Scene, type Stage, wash } from './stage.ts';

function skyline(stage: Stage, base: number, tall: number, fill: string, windows: string): string {
  const { random, width } = stage;
  let houses = '';
  let lit = '';
  for (let x = -6; x < width; ) {
    const w = random.int(20, 42);
    const h = between(random, tall * 0.35, tall);
    houses += `M${x} ${stage.height}V${num(base - h)}h${num(w * 0.3)}${random.chance(0.3) ? `l${num(w * 0.2)} -16 ${num(w * 0.2)} 16` : 'h8v-8h6v8'}H${x + w}V${stage.height}z`;
    for (let y = base - h + 12; y < base; y += 14) {
      for (let column = 5; column < w - 6; column += 9)
        if (random.chance(0.5)) lit += `M${x + column} ${num(y)}h4v6h-4z`;
    }
    x += w;
  }
  return path(houses, fill) + path(lit, windows, 'opacity=".85"');
}

export const city: Scene = (stage) => {
  const { pen, width, height, ground } = stage;
  const { hue, accentHue, deep, base, bright } = pen.palette;
  return (
    sky(stage, [pen.ink, deep, base, hsl(accentHue, 75, 58)], hsl(accentHue, 90, 75), 0.5, 0.62, 0.3) +
    skyline(stage, ground, ground * 0.62, mix(deep, bright, 0.35), hsl(accentHue, 95, 78)) +
    skyline(stage, ground, ground * 0.34, darken(deep, 0.35), '#fff1b0') +
    rect(0, ground, width, height - ground, pen.sheet.linear([hsl(hue, 55, 22), pen.ink])) +
    line(
      `M${width / 2 - 26} ${ground}L-20 ${height}M${width / 2 + 26} ${ground}L${width + 20} ${height}`,
      hsl(accentHue, 95, 66),
      3,
      'opacity=".9"',
    )
  );
};

export const street: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { hue, accentHue, deep, base, bright } = pen.palette;
  const stall = (x: number, w: number, tone: string): string => {
    const stripes = Array.from({ length: 6 }, (_, index) =>
      path(
        `M${num(x + (index * w) / 6)} ${num(ground * 0.5)}h${num(w / 6)}v26a${num(w / 12)} 9 0 0 1 ${num(-w / 6)} 0z`,
        index % 2 ? '#fff4e0' : tone,
      ),
    ).join('');
    return (
      rect(x, ground * 0.5, w, ground * 0.55, darken(base, 0.55)) +
      rect(x + 8, ground * 0.62, w - 16, ground * 0.2, hsl(40, 95, 66), 3, 'opacity=".85"') +
      stripes
    );
  };
  const strings = [0.12, 0.26].map((part) => {
    const y = ground * part;
    const bulbs = Array.from({ length: 9 }, (_, index) => {
      const t = (index + 0.5) / 9;
      return circle(
        width * t,
        y + 4 * 26 * t * (1 - t) + 5,
        4.4,
        [hsl(accentHue, 95, 65), '#fff0a0', hsl(hue + 180, 90, 70)][index % 3] ?? '#fff',
      );
    }).join('');
    return line(`M0 ${num(y)}Q${width / 2} ${num(y + 52)} ${width} ${num(y)}`, pen.ink, 2) + bulbs;
  });
  return (
    wash(stage, pen.sheet.linear([hsl(hue, 65, 10), deep, bright])) +
    skyline(stage, ground * 0.8, ground * 0.5, darken(deep, 0.25), '#ffe9a0') +
    stall(-20, width * 0.34, hsl(accentHue, 85, 52)) +
    stall(width * 0.74, width * 0.34, hsl(random.pick([accentHue + 60, hue + 160, 150]), 70, 45)) +
    circle(width / 2, ground * 0.58, width * 0.46, pen.halo('#ffdf9a', 0.85)) +
    rect(0, ground, width, height - ground, pen.sheet.linear([mix(base, '#a8703a', 0.4), pen.ink])) +
    strings.join('')
  );
};

export const pagodas: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { deep, base, bright, glow } = pen.palette;
  const roof = (x: number, y: number, s: number): string =>
    path(
      `M${num(x - 54 * s)} ${num(y)}Q${num(x - 26 * s)} ${num(y - 6 * s)} ${num(x - 18 * s)} ${num(y - 26 * s)}H${num(x + 18 * s)}Q${num(x + 26 * s)} ${num(y - 6 * s)} ${num(x + 54 * s)} ${num(y)}l${num(4 * s)} ${num(-9 * s)}q${num(-4 * s)} ${num(15 * s)}${num(-18 * s)} ${num(17 * s)}h${num(-80 * s)}q${num(-14 * s)} ${num(-2 * s)}${num(-18 * s)} ${num(-17 * s)}z`,
      darken(base, 0.45),
    ) + rect(x - 26 * s, y + 4 * s, 52 * s, 34 * s, pen.sheet.linear(['#ffb84a', darken(base, 0.25)]));
  const tower = (x: number, floors: number, s: number): string =>
    Array.from({ length: floors }, (_, index) =>
      roof(x, ground - 30 * s - (floors - 1 - index) * 52 * s, s * (0.7 + index * 0.12)),
    )
      .reverse()
      .join('');
  const lamp = (x: number, y: number, r: number): string =>
    line(`M${num(x)} 0V${num(y)}`, pen.ink, 1.5) +
    circle(x, y, r * 2.4, pen.halo('#ff9a3a', 0.6)) +
    ellipse(x, y, r, r * 0.86, pen.sheet.radial(['#fff2a8', '#ff7a2e|1|45', '#b8121f'])) +
    rect(x - r * 0.4, y - r, r * 0.8, 3, '#ffcf57') +
    line(`M${num(x)} ${num(y + r)}v10`, '#ffcf57', 2);
  return (
    sky(stage, [deep, base, bright, lighten(glow, 0.3)], lighten(glow, 0.35), 0.5, 0.5, 0.3) +
    group(tower(width * 0.34, 3, 0.55) + tower(width * 0.66, 2, 0.55), 'opacity=".45"') +
    tower(width * 0.06, 4, 0.86) +
    tower(width * 0.95, 3, 0.9) +
    ellipse(width / 2, ground, width * 0.6, 26, pen.halo('#fff', 0.45)) +
    rect(0, ground, width, height - ground, pen.sheet.linear([darken(base, 0.5), pen.ink])) +
    lamp(width * 0.16, between(random, 26, 60), 11) +
    lamp(width * 0.84, between(random, 26, 66), 13) +
    lamp(width * 0.28, between(random, 10, 30), 8) +
    lamp(width * 0.72, between(random, 8, 26), 8)
  );
};
