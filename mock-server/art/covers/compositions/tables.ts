import { lighten } from '../../colors.ts';
import { circle, ellipse, line, path, star } from '../../svg.ts';
import { type Composition, room } from '../company.ts';

export const duel: Composition = (easel, hero, [rival = hero]) => {
  const { pen } = easel;
  const { x, y, h } = room(easel);
  const flash = path(
    star(x, y, [h * 0.5, h * 0.17], 18, easel.seed % 20),
    pen.sheet.radial(['#fff', '#fff3a0', `${pen.palette.accent}|0.7`]),
  );
  return (
    path(`M0 0H${x + 30}L${x - 30} ${easel.floor + 40}H0Z`, pen.palette.bright, 'opacity=".45"') +
    flash +
    easel.put(rival, { x: 138, y: easel.ceiling + 4, w: 162, h: h * 0.72 }, { flip: true, seed: easel.seed + 1 }) +
    easel.put(hero, { x: 0, y: easel.ceiling + h * 0.28, w: 168, h: h * 0.72 }, { stands: true }) +
    easel.sparks(16)
  );
};

export const host: Composition = (easel, hero, [second = 'chips']) => {
  const { pen } = easel;
  const { x, h } = room(easel);
  const rail = easel.floor - h * 0.2;
  const table = path(
    `M-10 ${rail + 26}Q${x} ${rail - 14} 310 ${rail + 26}V420H-10Z`,
    pen.sheet.linear([lighten(pen.palette.base, 0.12), pen.palette.deep, pen.ink]),
  );
  const edge =
    line(`M-10 ${rail + 26}Q${x} ${rail - 14} 310 ${rail + 26}`, '#4a2410', 12) +
    line(`M-10 ${rail + 23}Q${x} ${rail - 17} 310 ${rail + 23}`, pen.metal('gold', 0), 3);
  const left = easel.seed % 2 === 0;
  return (
    easel.glow(x, easel.ceiling + h * 0.4, 150, lighten(pen.palette.glow, 0.3), 0.7) +
    easel.put(
      'dealer',
      { x: left ? 62 : -2, y: easel.ceiling, w: 240, h: rail + 26 - easel.ceiling },
      { stands: true, seed: easel.seed % 977 },
    ) +
    table +
    edge +
    ellipse(left ? 78 : 222, easel.floor - 8, 78, 12, '#000', 'opacity=".4"') +
    easel.put(
      hero,
      { x: left ? 6 : 150, y: easel.floor - h * 0.48, w: 144, h: h * 0.48 },
      { stands: true, turn: left ? -4 : 4 },
    ) +
    easel.put(
      second,
      { x: left ? 196 : 14, y: easel.floor - h * 0.26, w: 92, h: h * 0.26 },
      { stands: true, seed: easel.seed + 1 },
    )
  );
};

export const closeUp: Composition = (easel, hero, [second = 'chips']) => {
  const { x, y, h } = room(easel);
  const left = easel.seed % 2 === 0;
  const at = left ? x + 26 : x - 26;
  const dealer = easel.put(
    'dealer',
    { x: at - 142, y: easel.ceiling, w: 284, h: h + 30 },
    { stands: true, flip: left, seed: easel.seed % 983 },
  );
  return (
    easel.glow(at, y - 20, 160) +
    dealer +
    easel.glow(left ? 70 : 230, easel.floor - h * 0.2, 84, easel.pen.palette.ink, 0.7) +
    easel.put(
      hero,
      { x: left ? 2 : 164, y: easel.floor - h * 0.42, w: 134, h: h * 0.42 },
      { stands: true, turn: left ? -9 : 9 },
    ) +
    easel.put(second, { x: left ? 216 : 10, y: easel.floor - 62, w: 76, h: 62 }, { stands: true, seed: easel.seed + 1 })
  );
};

export const portal: Composition = (easel, hero, [second = 'chips', third = 'chip']) => {
  const { pen } = easel;
  const { x, h } = room(easel);
  const r = Math.min(104, h * 0.43);
  const y = easel.ceiling + r;
  const ring = (width: number, stroke: string): string =>
    circle(x, y, r, 'none', `stroke="${stroke}" stroke-width="${width}"`);
  const dealer = easel.put(
    'dealer',
    { x: x - r * 1.1, y: y - r * 0.84, w: r * 2.2, h: r * 1.9 },
    { stands: true, seed: easel.seed % 991 },
  );
  return (
    easel.glow(x, y, r * 1.6) +
    circle(x, y, r, pen.sheet.linear([pen.palette.bright, pen.palette.deep])) +
    easel.inCircle(dealer, x, y, r) +
    ring(17, pen.ink) +
    ring(11, pen.metal('gold', 60)) +
    easel.put(
      second,
      { x: 6, y: easel.floor - h * 0.3, w: 92, h: h * 0.3 },
      { stands: true, turn: -7, seed: easel.seed + 1 },
    ) +
    easel.put(
      third,
      { x: 202, y: easel.floor - h * 0.3, w: 92, h: h * 0.3 },
      { stands: true, turn: 7, seed: easel.seed + 2 },
    ) +
    easel.put(hero, { x: x - 68, y: easel.floor - h * 0.4, w: 136, h: h * 0.4 }, { stands: true })
  );
};

export const balls: Composition = (easel, hero, [second = 'coins']) => {
  const { x, y, h } = room(easel);
  const spots = [
    [52, 0.2, 66],
    [250, 0.16, 60],
    [150, 0.1, 44],
    [28, 0.56, 52],
    [276, 0.52, 56],
  ] as const;
  const tumbling = spots
    .map(([bx, part, size], index) =>
      easel.spot('ball', bx, easel.ceiling + h * part, size, { seed: easel.seed + index * 7, turn: index * 23 - 40 }),
    )
    .join('');
  const front = [
    [54, 0.86, 74],
    [246, 0.86, 78],
  ] as const;
  const near = front
    .map(([bx, part, size], index) =>
      easel.spot('ball', bx, easel.ceiling + h * part, size, {
        seed: easel.seed + 40 + index * 5,
        turn: index * 30 - 14,
      }),
    )
    .join('');
  const middle =
    hero === 'ball'
      ? easel.spot('ball', x, y, 176, { seed: easel.seed + 3, turn: -8 })
      : easel.put(hero, { x: 56, y: easel.ceiling + h * 0.12, w: 188, h: h * 0.84 });
  return (
    easel.glow(x, y, 160) +
    tumbling +
    middle +
    near +
    (hero === 'ball' && second !== 'ball'
      ? easel.spot(second, x, easel.ceiling + h * 0.93, 66, { seed: easel.seed + 2 })
      : '') +
    easel.sparks(12)
  );
};

export const rivals: Composition = (easel, hero, [second = 'chips']) => {
  const { pen } = easel;
  const { x, y, h } = room(easel);
  const seat = { y: easel.ceiling, w: 186, h: h * 0.92 };
  return (
    path(`M0 0H${x + 26}L${x - 26} 420H0Z`, pen.palette.bright, 'opacity=".4"') +
    easel.put('dealer', { ...seat, x: 128 }, { stands: true, flip: true, seed: (easel.seed % 911) + 3 }) +
    easel.put('dealer', { ...seat, x: -14 }, { stands: true, seed: easel.seed % 907 }) +
    easel.glow(x, easel.floor - h * 0.16, 100, pen.palette.ink, 0.75) +
    easel.glow(x, y, 60, '#fff', 0.25) +
    easel.put(hero, { x: x - 76, y: easel.floor - h * 0.44, w: 152, h: h * 0.44 }, { stands: true }) +
    easel.put(second, { x: 222, y: easel.floor - 60, w: 72, h: 60 }, { stands: true, seed: easel.seed + 1 })
  );
};
