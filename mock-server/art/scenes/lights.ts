import { darken, hsl, lighten } from '../colors.ts';
import { circle, group, line, num, path, rect, star } from '../svg.ts';
import { between, dots, orb, type Scene, type Stage, vignette, wash } from './stage.ts';

export function wedges(stage: Stage, x: number, y: number, count: number, fill: string, attributes = ''): string {
  const reach = Math.hypot(stage.width, stage.height);
  const start = stage.random.float() * Math.PI;
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const angle = start + (index * Math.PI * 2) / count;
    const half = (Math.PI / count) * 0.52;
    const at = (turn: number): string => `${num(x + Math.cos(turn) * reach)} ${num(y + Math.sin(turn) * reach)}`;
    d += `M${num(x)} ${num(y)}L${at(angle - half)} ${at(angle + half)}z`;
  }
  return path(d, fill, attributes);
}

export const rays: Scene = (stage) => {
  const { pen, width, ground } = stage;
  const { deep, base, bright, glow } = pen.palette;
  const [x, y] = [width / 2, ground * 0.56];
  return (
    wash(stage, pen.sheet.radial([lighten(bright, 0.25), `${bright}|1|22`, `${base}|1|58`, deep], 0.5, 0.36, 0.8)) +
    wedges(stage, x, y, 14, pen.sheet.radial([`${glow}|0.75`, `${glow}|0.25|45`, `${glow}|0`]), 'opacity=".75"') +
    circle(x, y, width * 0.46, pen.halo(lighten(glow, 0.4), 0.8)) +
    dots(stage, 26, [0.8, 2.6], '#fff', 'opacity=".7"') +
    vignette(stage, deep, 0.75)
  );
};

export const burst: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { accentHue, deep, base, bright } = pen.palette;
  const light = hsl(accentHue, 95, 62);
  const [x, y] = [width / 2, ground * 0.55];
  const big = star(x, y, [width * 0.82, width * 0.44], 26, random.int(0, 20));
  const small = star(x, y, [width * 0.6, width * 0.36], 22, random.int(0, 20));
  const rows = Math.ceil(height / 16);
  const halftone = [0, 1, 2, 3].map((step) => {
    const lines = Array.from({ length: rows }, (_, row) => row).filter(
      (row) => Math.floor(Math.abs(row / rows - 0.5) * 2 * 3.99) === step,
    );
    return line(
      lines.map((row) => `M${(row % 2) * 8} ${row * 16}H${width + 8}`).join(''),
      deep,
      3 + step * 3,
      'stroke-dasharray="0.1 15.9"',
    );
  });
  return (
    wash(stage, pen.sheet.linear([bright, base])) +
    group(halftone.join(''), 'opacity=".35"') +
    path(big, deep, 'opacity=".5" transform="translate(5 7)"') +
    path(big, light, `stroke="${pen.ink}" stroke-width="3"`) +
    path(small, pen.sheet.radial(['#fff', '#fffbe6', lighten(light, 0.55)])) +
    vignette(stage, deep, 0.5)
  );
};

export const bokeh: Scene = (stage) => {
  const { pen, width, height, random } = stage;
  const { deep, base, hue, accentHue } = pen.palette;
  const tones = [hsl(accentHue, 95, 62), hsl(hue, 90, 62), '#ffe9b0', hsl(accentHue + 40, 90, 60)];
  const lights = tones.map((tone) =>
    pen.sheet.radial([`${tone}|0.5`, `${tone}|0.4|72`, `${tone}|0.75|90`, `${tone}|0`]),
  );
  const spots = Array.from({ length: 24 }, (_, index) =>
    circle(
      between(random, 0, width),
      between(random, 0, height * 0.86),
      between(random, 8, 34),
      lights[index % 4] ?? '#fff',
      `opacity="${between(random, 0.3, 0.9)}"`,
    ),
  ).join('');
  return (
    wash(stage, pen.sheet.linear([darken(deep, 0.3), base, deep])) +
    spots +
    circle(width / 2, stage.ground * 0.55, width * 0.5, pen.halo(pen.palette.glow, 0.55)) +
    vignette(stage, pen.ink, 0.8)
  );
};

export const space: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { hue, accentHue } = pen.palette;
  const cloud = (shift: number): string => {
    const [rx, x, y] = [between(random, 90, 190), between(random, 0, width), between(random, 0, height)];
    const fill = pen.halo(hsl(shift, 85, 55), 0.6);
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(rx * 0.6)}" fill="${fill}" transform="rotate(${random.int(-40, 40)} ${num(x)} ${num(y)})"/>`;
  };
  const far = [between(random, width * 0.08, width * 0.3), between(random, 30, ground * 0.3)] as const;
  const bright = Array.from({ length: 6 }, () =>
    path(star(between(random, 0, width), between(random, 0, ground), [between(random, 5, 11), 0.9], 8), '#fff'),
  ).join('');
  return (
    wash(stage, pen.sheet.linear([hsl(hue, 70, 6), hsl(hue, 75, 16), hsl(hue + 30, 70, 9)], 70)) +
    [hue + 20, accentHue, hue - 30, accentHue + 30].map(cloud).join('') +
    dots(stage, 60, [0.5, 1.6], '#fff', 'opacity=".85"') +
    bright +
    circle(far[0], far[1], 26, pen.ball(hsl(accentHue, 70, 55))) +
    circle(width / 2, ground * 0.58, width * 0.5, pen.halo(pen.palette.glow, 0.5))
  );
};

export const neonGrid: Scene = (stage) => {
  const { pen, width, height, ground } = stage;
  const { hue, accentHue } = pen.palette;
  const horizon = ground * 0.78;
  const [pink, blue] = [hsl(accentHue, 100, 62), hsl(hue, 100, 65)];
  const rows = [0, 0.05, 0.13, 0.24, 0.38, 0.55, 0.75].map(
    (part) => `M0 ${num(horizon + (height - horizon) * part)}H${width}`,
  );
  const columns = Array.from(
    { length: 15 },
    (_, index) =>
      `M${num(width / 2 + (index - 7) * 14)} ${num(horizon)}L${num(width / 2 + (index - 7) * 80)} ${height}`,
  );
  const sun = width * 0.36;
  const stripes = [0.12, 0.34, 0.52, 0.68, 0.82]
    .map((part, index) =>
      rect(width / 2 - sun, horizon - sun * (1 - part) + 8, sun * 2, 3 + index * 1.6, hsl(hue, 75, 14)),
    )
    .join('');
  return (
    wash(
      stage,
      pen.sheet.linear([hsl(hue, 80, 7), hsl(hue, 75, 17), `${hsl(accentHue, 80, 30)}|1|78`, hsl(hue, 80, 8)]),
    ) +
    dots(stage, 34, [0.5, 1.5], '#fff', 'opacity=".8"', horizon * 0.8) +
    circle(width / 2, horizon - 8, sun * 1.6, pen.halo(pink, 0.6)) +
    circle(width / 2, horizon - 8, sun, pen.sheet.linear(['#fff3a0', hsl(accentHue + 20, 100, 60), pink])) +
    stripes +
    rect(0, horizon, width, height - horizon, pen.sheet.linear([hsl(accentHue, 80, 18), hsl(hue, 85, 6)])) +
    line([...rows, ...columns].join(''), pink, 4, 'opacity=".3"') +
    line([...rows, ...columns].join(''), blue, 1.2)
  );
};

export const theatre: Scene = (stage) => {
  const { pen, width, height, ground } = stage;
  const { base, bright, deep, glow } = pen.palette;
  const fold = pen.sheet.linear([deep, bright, base, deep, base, bright, deep], 0);
  const edge = width * 0.2;
  const curtain = `M0 0H${num(edge)}Q${num(edge * 1.1)} ${num(ground * 0.4)} ${num(edge * 0.42)} ${num(ground * 0.66)}Q${num(edge * 0.75)} ${num(ground * 0.85)} ${num(edge * 0.8)} ${num(ground + 14)}H0Z`;
  const side =
    path(curtain, fold) +
    line(
      `M${num(edge * 0.2)} ${num(ground * 0.66)}H${num(edge * 0.5)}`,
      pen.metal('gold', 0),
      6,
      'stroke-linecap="butt"',
    );
  const scallops = Array.from({ length: 6 }, (_, _index) => `q${num(width / 12)} 46 ${num(width / 6)} 0`).join('');
  return (
    wash(stage, pen.sheet.linear([deep, lighten(base, 0.05), deep])) +
    path(
      `M${width * 0.3} 0L${width * 0.02} ${ground}H${width * 0.62}ZM${width * 0.7} 0L${width * 0.98} ${ground}H${width * 0.38}Z`,
      pen.sheet.linear([`${glow}|0.6`, `${glow}|0.05`]),
    ) +
    rect(0, ground, width, height - ground, pen.sheet.linear(['#9a5a28', '#5a2c10', '#2a1208'])) +
    line(
      Array.from(
        { length: 9 },
        (_, index) => `M${num(width / 2 + (index - 4) * 30)} ${ground}L${num(width / 2 + (index - 4) * 70)} ${height}`,
      ).join(''),
      '#2a1208',
      1.5,
    ) +
    `<ellipse cx="${num(width / 2)}" cy="${num(ground + 8)}" rx="${num(width * 0.42)}" ry="20" fill="${pen.halo('#fff3c0', 0.8)}"/>` +
    side +
    group(side, `transform="matrix(-1 0 0 1 ${width} 0)"`) +
    path(`M0 0V18${scallops}V0Z`, pen.sheet.linear([deep, bright, base])) +
    line(`M0 18${scallops}`, pen.metal('gold', 0), 3.5)
  );
};

export const stadium: Scene = (stage) => {
  const { pen, width, height, ground, random } = stage;
  const { hue, accentHue } = pen.palette;
  const stand = ground * 0.66;
  const mast = (x: number): string =>
    [0, 1, 2]
      .map((row) => [0, 1, 2].map((column) => circle(x + (column - 1) * 13, 26 + row * 12, 4.6, '#fffdf0')).join(''))
      .join('') + circle(x, 38, 92, pen.halo('#eaf6ff', 0.85));
  const stripes = Array.from(
    { length: 5 },
    (_, index) =>
      `M${num(width / 2 + (index * 2 - 5) * 26)} ${num(stand + 30)}h26L${num(width / 2 + (index * 2 - 4) * 76)} ${height}h-76z`,
  ).join('');
  const pitch = hsl(random.pick([130, 138, 125]), 62, 30);
  return (
    wash(stage, pen.sheet.linear([hsl(hue, 70, 8), hsl(hue, 65, 24), hsl(accentHue, 50, 40)])) +
    path(
      `M0 ${num(stand - 34)}Q${width / 2} ${num(stand + 8)} ${width} ${num(stand - 34)}V${num(stand + 40)}H0Z`,
      hsl(hue, 45, 13),
    ) +
    dots({ ...stage, height: stand + 24 }, 10, [0.8, 1.4], '#fff', 'opacity=".8"') +
    Array.from({ length: 60 }, () => {
      const x = between(random, 0, width);
      return `M${x} ${num(stand - 20 + 26 * (1 - Math.abs(x / width - 0.5) * 2) + between(random, 0, 26))}h3`;
    }).reduce((all, part) => all + part, '<path d="') +
    `" stroke="${hsl(accentHue, 80, 70)}" stroke-width="3" opacity=".65"/>` +
    rect(
      0,
      stand + 30,
      width,
      height - stand - 30,
      pen.sheet.linear([lighten(pitch, 0.25), pitch, darken(pitch, 0.6)]),
    ) +
    path(stripes, '#fff', 'opacity=".1"') +
    line(`M0 ${num(stand + 34)}H${width}`, '#fff', 2, 'opacity=".8"') +
    mast(width * 0.12) +
    mast(width * 0.88)
  );
};

/** Background of other scenes. */
export function sky(stage: Stage, stops: readonly string[], light: string, x = 0.5, y = 0.45, r = 0.16): string {
  return (
    wash(stage, stage.pen.sheet.linear(stops)) + orb(stage, stage.width * x, stage.ground * y, stage.width * r, light)
  );
}
