import { darken, hsl, lighten, mix } from '../colors.ts';
import { suit } from '../motifs/table.ts';
import { circle, ellipse, group, line, num, path, rect, star } from '../svg.ts';
import { between, dots, orb, type Scene, type Stage, vignette, wash } from './stage.ts';

const mirrored = (content: string, width: number): string =>
  content + group(content, `transform="matrix(-1 0 0 1 ${width} 0)"`);

const halfway = (width: number, part: number) => num(width * part);

/** Velvet, a fringed swag and a brass rail. */
export const curtain: Scene = (stage) => {
  const { pen, width, height, ground } = stage;
  const { deep, base, bright } = pen.palette;
  const fold = pen.sheet.linear([darken(base, 0.5), bright, base, darken(base, 0.6)], 0);
  const drape = [0, 1, 2, 3]
    .map((index) => {
      const [x, w] = [index * width * 0.055, width * 0.065];
      return path(
        `M${num(x)} 0H${num(x + w)}Q${num(x + w)} ${num(ground * 0.5)} ${num((x + w) * 0.62)} ${num(ground * 0.74)}Q${num(x + w * 0.6)} ${num(ground * 0.84)} ${num(x + w)} ${height}H${num(x)}Q${num(x * 0.55)} ${num(ground * 0.8)} ${num(x * 0.62)} ${num(ground * 0.74)}Q${num(x)} ${num(ground * 0.5)} ${num(x)} 0Z`,
        fold,
      );
    })
    .join('');
  const tie = path(
    `M0 ${num(ground * 0.7)}Q${halfway(width, 0.1)} ${num(ground * 0.8)} ${halfway(width, 0.175)} ${num(ground * 0.72)}v16Q${halfway(width, 0.1)} ${num(ground * 0.87)} 0 ${num(ground * 0.77)}Z`,
    pen.metal('gold', 0),
  );
  const swag = Array.from({ length: 5 }, (_, index) => {
    const [x, w] = [(index * width) / 5, width / 5];
    return (
      path(`M${num(x)} 0h${num(w)}v18q${num(-w / 2)} 64 ${num(-w)} 0z`, pen.sheet.linear([deep, base, bright])) +
      line(`M${num(x)} 18q${num(w / 2)} 64 ${num(w)} 0`, pen.metal('gold', 0), 6, 'stroke-dasharray="3 3"') +
      line(`M${num(x)} 16q${num(w / 2)} 62 ${num(w)} 0`, '#ffe9a8', 2)
    );
  }).join('');
  return (
    wash(stage, pen.sheet.radial([lighten(bright, 0.5), `${bright}|1|26`, `${base}|1|56`, deep], 0.5, 0.42, 0.72)) +
    rect(0, ground, width, height - ground, pen.sheet.linear([darken(base, 0.2), pen.ink])) +
    ellipse(width / 2, ground + 26, width * 0.4, 34, pen.halo('#fff3c0', 0.55)) +
    line(`M0 ${num(ground + 3)}H${width}`, pen.metal('gold', 90), 8) +
    mirrored(drape + tie, width) +
    swag
  );
};

/** A table from above. */
export const cardTable: Scene = (stage) => {
  const { pen, width, height } = stage;
  const { hue } = pen.palette;
  const cloth = hsl(hue, 60, 30);
  const [x, y] = [width / 2, height * 0.5];
  const oval = (part: number, fill: string, attributes = ''): string =>
    ellipse(x, y, width * part, height * part * 0.98, fill, attributes);
  const signs = (['spade', 'heart', 'club', 'diamond'] as const)
    .map((name, index) =>
      suit(
        pen,
        name,
        width * ([0.09, 0.91, 0.2, 0.8][index] ?? 0),
        height * (index < 2 ? 0.5 : 0.2),
        0.42,
        '#f3d98f',
        ' opacity=".75"',
      ),
    )
    .join('');
  const boxes = [-1, 1]
    .map((side) =>
      circle(x + side * width * 0.31, height * 0.8, 30, 'none', 'stroke="#f3d98f" stroke-width="3" opacity=".6"'),
    )
    .join('');
  return (
    wash(stage, pen.sheet.linear([hsl(hue, 45, 12), pen.ink])) +
    oval(0.56, pen.sheet.linear(['#8a5226', '#5a2c12', '#2a1206'])) +
    oval(0.53, 'none', `stroke="${pen.metal('gold', 30)}" stroke-width="6"`) +
    oval(0.51, pen.sheet.radial([hsl(hue, 60, 46), `${cloth}|1|55`, darken(cloth, 0.5)], 0.5, 0.4, 0.66)) +
    oval(0.42, 'none', 'stroke="#f3d98f" stroke-width="2" opacity=".55"') +
    oval(0.44, 'none', 'stroke="#f3d98f" stroke-width="1" opacity=".55"') +
    signs +
    boxes
  );
};

/** A red panel with a gold fret and a moon gate. */
export const lacquer: Scene = (stage) => {
  const { pen, width, height, ground } = stage;
  const { deep, base, bright } = pen.palette;
  const gold = pen.metal('gold', 45);
  const key = pen.sheet.symbol(line('M0 22V2H22V18H8V10H14', '#f0c45c', 2.6, 'stroke-linecap="butt"'));
  const fret = Array.from({ length: Math.ceil(width / 26) }, (_, index) =>
    [6, height - 30].map((y) => `<use href="${key}" x="${index * 26 + 3}" y="${y}"/>`).join(''),
  ).join('');
  const corner = line('M0 96V40H40V0M14 96V54H54V0M40 40L70 70', '#f0c45c', 3, 'transform="translate(14 34)"');
  return (
    wash(stage, pen.sheet.radial([lighten(bright, 0.12), `${base}|1|50`, deep], 0.5, 0.45, 0.75)) +
    circle(width / 2, ground * 0.62, height * 0.43, pen.sheet.radial(['#fff0c8', '#ffce74|1|48', bright])) +
    circle(width / 2, ground * 0.62, height * 0.43, 'none', `stroke="${darken(deep, 0.3)}" stroke-width="18"`) +
    circle(width / 2, ground * 0.62, height * 0.43, 'none', `stroke="${gold}" stroke-width="9"`) +
    rect(0, 0, width, 34, darken(deep, 0.2)) +
    rect(0, height - 36, width, 36, darken(deep, 0.2)) +
    fret +
    mirrored(corner, width) +
    line(`M0 35H${width}M0 ${height - 37}H${width}`, '#f0c45c', 2)
  );
};

const paperLantern = ({ pen }: Stage, x: number, y: number, r: number): string =>
  line(`M${num(x)} 0V${num(y)}`, '#3a0a08', 2) +
  circle(x, y, r * 2.3, pen.halo('#ffb04a', 0.65)) +
  ellipse(x, y, r, r * 0.84, pen.sheet.radial(['#fff2a8', '#ff7a2e|1|42', '#b8121f'])) +
  line(
    `M${num(x - r * 0.42)} ${num(y - r * 0.74)}Q${num(x - r * 0.8)} ${num(y)} ${num(x - r * 0.42)} ${num(y + r * 0.74)}M${num(x + r * 0.42)} ${num(y - r * 0.74)}Q${num(x + r * 0.8)} ${num(y)} ${num(x + r * 0.42)} ${num(y + r * 0.74)}`,
    '#8a0d14',
    1.6,
    'opacity=".6"',
  ) +
  rect(x - r * 0.44, y - r * 0.98, r * 0.88, r * 0.2, '#ffcf57', 2) +
  rect(x - r * 0.44, y + r * 0.78, r * 0.88, r * 0.2, '#ffcf57', 2) +
  line(`M${num(x)} ${num(y + r)}v${num(r * 0.9)}`, '#ffcf57', 3);

/** Lanterns below an eave. */
export const lanternRow: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { deep, base, bright, glow } = pen.palette;
  const tiles = `M-10 0H${width + 10}V26${`q${num(-width / 48)} 16 ${num(-width / 24)} 0`.repeat(26)}Z`;
  const row = [0.07, 0.2, 0.8, 0.93]
    .map((part, index) =>
      paperLantern(stage, width * part, between(random, 78, 104) + (index % 3 ? 34 : 0), index % 3 ? 20 : 27),
    )
    .join('');
  return (
    wash(stage, pen.sheet.linear([darken(deep, 0.2), base, bright, lighten(glow, 0.25)])) +
    circle(width / 2, ground * 0.6, width * 0.36, pen.halo('#ffd98a', 0.8)) +
    dots(stage, 30, [0.8, 2.4], '#ffe7a8', 'opacity=".8"', ground) +
    rect(0, ground, width, height - ground, pen.sheet.linear([darken(base, 0.35), pen.ink])) +
    line(`M0 ${num(ground)}H${width}`, '#e9b64c', 3) +
    row +
    path(tiles, pen.sheet.linear([darken(deep, 0.5), mix(base, '#2a0a08', 0.4)])) +
    line(`M0 8H${width}`, pen.metal('gold', 0), 5)
  );
};

/** Petals around the middle of their lower edge. */
const waterLily = (x: number, y: number, scale: number, tone: string): string =>
  group(
    [-66, 66, -36, 36, 0]
      .map((turn, index) =>
        path(
          'M0 0C-15 -14 -13 -40 0 -54C13 -40 15 -14 0 0Z',
          index === 4 ? lighten(tone, 0.55) : lighten(tone, index > 1 ? 0.3 : 0.1),
          `stroke="#7a1230" stroke-width="1.6" transform="rotate(${turn})"`,
        ),
      )
      .join(''),
    `transform="translate(${num(x)} ${num(y)}) scale(${scale})"`,
  );

export const lotusPond: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { deep, base, bright, glow } = pen.palette;
  const pad = (x: number, y: number, r: number): string =>
    path(
      `M${num(x)} ${num(y)}L${num(x + r)} ${num(y - r * 0.12)}A${num(r)} ${num(r * 0.34)} 0 1 1 ${num(x + r * 0.7)} ${num(y - r * 0.26)}Z`,
      pen.sheet.linear(['#4fae72', '#145238']),
    );
  const ripples = Array.from({ length: 7 }, () => {
    const w = between(random, 40, 110);
    return `M${num(between(random, 0, width - w))} ${num(between(random, ground * 0.96, height - 10))}h${w}`;
  }).join('');
  return (
    wash(stage, pen.sheet.linear([deep, base, bright, lighten(glow, 0.3)])) +
    orb(stage, width / 2, ground * 0.52, ground * 0.42, '#ffe0a0') +
    dots(stage, 18, [0.8, 2.2], '#ffe7a8', 'opacity=".8"', ground * 0.6) +
    rect(0, ground * 0.92, width, height, pen.sheet.linear([hsl(172, 46, 30), hsl(178, 60, 11)])) +
    line(ripples, '#ffe3b0', 2, 'opacity=".45"') +
    pad(width * 0.1, ground * 1.08, 74) +
    pad(width * 0.9, ground * 1.12, 82) +
    waterLily(width * 0.07, ground * 1.04, 1.5, '#f0508a') +
    waterLily(width * 0.94, ground * 1.08, 1.8, '#f0508a') +
    pad(width * 0.26, ground * 1.24, 46) +
    pad(width * 0.74, ground * 1.26, 42)
  );
};

const FLAGS = [
  (w: number, h: number) => rect(0, 0, w / 2, h, '#fff') + rect(w / 2, 0, w / 2, h, '#1f4fb8'),
  (w: number, h: number) => rect(0, 0, w, h, '#d8283a') + rect(w * 0.36, 0, w * 0.28, h, '#ffd54a'),
  (w: number, h: number) => rect(0, 0, w, h, '#fff') + rect(w * 0.3, h * 0.3, w * 0.4, h * 0.4, '#d8283a'),
  (w: number, h: number) => rect(0, 0, w, h, '#ffd54a') + path(`M0 0L${w} ${h}V0Z`, '#d8283a'),
  (w: number, h: number) => rect(0, 0, w, h, '#1f4fb8') + line(`M0 0L${w} ${h}M${w} 0L0 ${h}`, '#fff', 7),
  (w: number, h: number) => rect(0, 0, w, h, '#ff8a76') + rect(0, h / 3, w, h / 3, '#fff'),
] as const;

const rope = (d: string, width: number): string =>
  line(d, '#4a2f16', width + 3) +
  line(d, '#e0bc86', width) +
  line(d, '#9a6c3a', width, 'stroke-dasharray="2.5 8" stroke-linecap="butt"');

const swell = ({ width, height, random }: Stage, y: number, tone: string, step: number): string => {
  const start = -between(random, 0, step);
  const crest = `M${num(start)} ${num(y)}${`q${num(step / 2)} -20 ${num(step)} 0`.repeat(Math.ceil(width / step) + 2)}`;
  return path(`${crest}V${height}H${num(start)}Z`, tone) + line(crest, '#fff', 2.4, 'opacity=".5"');
};

const sea = (stage: Stage): string => {
  const { ground, pen } = stage;
  const { hue } = pen.palette;
  return (
    swell(stage, ground * 0.9, hsl(hue - 12, 70, 44), 62) +
    swell(stage, ground * 1.04, hsl(hue, 74, 30), 84) +
    swell(stage, ground * 1.18, hsl(hue + 6, 78, 17), 108)
  );
};

/** A line of signal flags over the sea. */
export const signalFlags: Scene = (stage) => {
  const { pen, width, ground, random } = stage;
  const { deep, base, bright } = pen.palette;
  const first = random.int(0, FLAGS.length - 1);
  const hung = Array.from({ length: 9 }, (_, index) => {
    const t = (index + 0.5) / 9;
    const flag = FLAGS[(first + index * 5) % FLAGS.length];
    return group(
      (flag?.(46, 36) ?? '') + rect(0, 0, 46, 36, 'none', 0, `stroke="${pen.ink}" stroke-width="2.5"`),
      `transform="translate(${num(width * t - 23)} ${num(12 + 4 * 46 * t * (1 - t))}) rotate(${num((0.5 - t) * 22)})"`,
    );
  }).join('');
  return (
    wash(stage, pen.sheet.linear([deep, base, bright, '#ffb9a6'])) +
    orb(stage, width / 2, ground * 0.62, ground * 0.3, '#ffb09a') +
    sea(stage) +
    rope(`M-10 10Q${width / 2} 102 ${width + 10} 10`, 6) +
    hung
  );
};

/** A lighthouse and its light over the sea. */
export const beacon: Scene = (stage) => {
  const { pen, width, height, ground } = stage;
  const { deep, base, bright } = pen.palette;
  const x = width * 0.91;
  const tower = (top: number, bottom: number): string =>
    path(
      `M${num(x - top)} 92H${num(x + top)}L${num(x + bottom)} ${num(ground)}H${num(x - bottom)}Z`,
      pen.sheet.linear(['#fff', '#f4f7fb', '#93a4bd'], 0),
    ) +
    [0.24, 0.62]
      .map((part) => {
        const [y, h] = [92 + (ground - 92) * part, (ground - 92) * 0.2];
        const half = (at: number): number => top + ((bottom - top) * (at - 92)) / (ground - 92);
        return path(
          `M${num(x - half(y))} ${num(y)}H${num(x + half(y))}L${num(x + half(y + h))} ${num(y + h)}H${num(x - half(y + h))}Z`,
          pen.sheet.linear(['#ff9a89', '#f0604e', '#8a2a24'], 0),
        );
      })
      .join('') +
    rect(x - top - 6, 84, top * 2 + 12, 9, '#1b2c4b', 3) +
    rect(x - top * 0.72, 58, top * 1.44, 27, '#ffe9a0', 2, 'stroke="#1b2c4b" stroke-width="3"') +
    path(`M${num(x - top)} 58H${num(x + top)}L${num(x)} 36Z`, '#f0604e', 'stroke="#1b2c4b" stroke-width="3"');
  return (
    wash(stage, pen.sheet.linear([darken(deep, 0.3), deep, base, bright])) +
    dots(stage, 40, [0.6, 1.8], '#fff', 'opacity=".85"', ground * 0.7) +
    path(`M${num(x)} 70L-20 10V${num(ground * 0.62)}Z`, pen.sheet.linear(['#fff3b8|0', '#fff3b8|0.75'], 0)) +
    swell(stage, ground * 0.88, hsl(pen.palette.hue - 10, 66, 40), 70) +
    path(
      `M${num(width * 0.76)} ${height}Q${num(width * 0.8)} ${num(ground * 0.94)} ${num(x)} ${num(ground * 0.95)}H${width}V${height}Z`,
      '#142136',
    ) +
    tower(15, 25) +
    circle(x, 71, 46, pen.halo('#fff3b8', 0.9)) +
    swell(stage, ground * 1.08, hsl(pen.palette.hue, 74, 26), 84) +
    swell(stage, ground * 1.2, hsl(pen.palette.hue + 6, 78, 15), 108)
  );
};

/** A sea chart in a frame of rope. */
export const seaChart: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { deep, base, bright, hue } = pen.palette;
  const [x, y] = [width / 2, ground * 0.58];
  const grid = Array.from(
    { length: 9 },
    (_, index) => `M${(index * width) / 8} 0V${height}M0 ${(index * height) / 8}H${width}`,
  ).join('');
  const winds = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    return `M${num(x)} ${num(y)}L${num(x + Math.cos(angle) * width)} ${num(y + Math.sin(angle) * width)}`;
  }).join('');
  const coast = (side: number): string =>
    path(
      `M${side * width} ${num(height * between(random, 0.16, 0.3))}q${(side ? -1 : 1) * 90} 30 ${(side ? -1 : 1) * 64} 90q${(side ? -1 : 1) * 40} 60 ${(side ? 1 : -1) * 20} 110T${side * width} ${height}Z`,
      hsl(36, 48, 62),
      `stroke="${hsl(36, 60, 84)}" stroke-width="6" stroke-opacity=".5"`,
    );
  return (
    wash(stage, pen.sheet.radial([lighten(bright, 0.35), `${hsl(hue, 62, 44)}|1|45`, base, deep], 0.5, 0.42, 0.8)) +
    coast(0) +
    coast(1) +
    line(grid, '#fff', 1, 'opacity=".22"') +
    line(winds, '#ffd0c6', 1.2, 'opacity=".5"') +
    path(star(x, y, [height * 0.46, height * 0.1], 8), '#ff9a89', 'opacity=".55"') +
    path(star(x, y, [height * 0.34, height * 0.09], 8, -45), '#fff', 'opacity=".4"') +
    vignette(stage, deep, 0.6) +
    rope(`M12 12H${width - 12}V${height - 12}H12Z`, 9)
  );
};
