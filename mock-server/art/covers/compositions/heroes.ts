import { isFigure } from '../../motifs/library.ts';
import { airborne, type Composition, FLUNG, GROUNDED, room } from '../company.ts';

export const portrait: Composition = (easel, hero) => {
  const { x, y, h } = room(easel);
  const glow = easel.glow(x, y, 165);
  if (isFigure(hero)) return glow + easel.bust(hero, x, 286, easel.ceiling - 2) + easel.sparks(16);
  return glow + easel.put(hero, { x: 14, y: easel.ceiling, w: 272, h }) + easel.sparks(18);
};

export const trio: Composition = (easel, hero, others) => {
  const [left = 'coin', right = left] = airborne(others, 'coin');
  const { x, y, h } = room(easel);
  const behind =
    easel.put(left, { x: 4, y: easel.ceiling + 6, w: 122, h: h * 0.52 }, { turn: -14, seed: easel.seed + 1 }) +
    easel.put(
      right,
      { x: 174, y: easel.ceiling + 12, w: 122, h: h * 0.52 },
      { turn: 14, flip: true, seed: easel.seed + 2 },
    );
  const front = isFigure(hero)
    ? easel.bust(hero, x, 232, easel.ceiling + h * 0.2)
    : easel.put(hero, { x: 42, y: easel.ceiling + h * 0.22, w: 216, h: h * 0.8 }, { stands: true });
  return (
    easel.glow(x, y, 150) + behind + easel.glow(x, y + 26, 116, easel.pen.palette.deep, 0.55) + front + easel.sparks(14)
  );
};

export const pair: Composition = (easel, hero, others) => {
  const [second = 'coin'] = airborne(others, 'coin');
  const { x, y, h } = room(easel);
  if (isFigure(hero))
    return (
      easel.glow(x, y, 155) +
      easel.put(
        second,
        { x: 150, y: easel.ceiling + h * 0.08, w: 146, h: h * 0.66 },
        { turn: 8, seed: easel.seed + 1 },
      ) +
      easel.bust(hero, x - 42, 224, easel.ceiling + h * 0.08) +
      easel.sparks(12)
    );
  return (
    easel.glow(x, y, 155) +
    easel.put(
      second,
      { x: 138, y: easel.ceiling, w: 156, h: h * 0.68 },
      { turn: 9, flip: isFigure(second), seed: easel.seed + 1 },
    ) +
    easel.put(hero, { x: 6, y: easel.ceiling + h * 0.24, w: 206, h: h * 0.77 }, { turn: -5, stands: true }) +
    easel.sparks(12)
  );
};

export const scene: Composition = (easel, hero, [second = 'coins', third = 'coins']) => {
  const { x, y, h } = room(easel);
  const foot = easel.floor - 6;
  if (isFigure(hero))
    return (
      easel.glow(x, y, 120, easel.pen.palette.glow, 0.7) +
      easel.bust(hero, x, 250, easel.ceiling + h * 0.14) +
      easel.put(second, { x: 196, y: foot - 78, w: 92, h: 84 }, { stands: true, seed: easel.seed + 1 })
    );
  const at = x + (easel.seed % 2 ? 16 : -16);
  const side = easel.seed % 2 ? 8 : 200;
  return (
    easel.glow(at, y + 10, 130, easel.pen.palette.glow, 0.75) +
    easel.shadow(at, foot - 2, 92) +
    easel.put(
      hero,
      { x: at - 112, y: easel.ceiling + h * 0.1, w: 224, h: foot - easel.ceiling - h * 0.1 },
      { stands: true },
    ) +
    easel.put(second, { x: side, y: foot - 74, w: 92, h: 80 }, { stands: true, seed: easel.seed + 1 }) +
    (GROUNDED.has(second)
      ? ''
      : easel.put(third, { x: 210 - side, y: foot - 46, w: 64, h: 52 }, { stands: true, seed: easel.seed + 2 }))
  );
};

export const shower: Composition = (easel, hero, others) => {
  const small = others.find((name) => FLUNG.has(name)) ?? 'coin';
  const { x, y, h } = room(easel);
  const flung = [
    [34, 40, 54],
    [262, 34, 60],
    [22, 128, 44],
    [280, 134, 46],
    [46, 208, 56],
    [256, 214, 50],
    [96, 20, 34],
    [206, 18, 32],
    [150, 8, 30],
  ] as const;
  const spots = flung.map(([sx, sy, size]) => [sx, easel.ceiling + (sy / 240) * h, size] as const);
  const front = isFigure(hero)
    ? easel.bust(hero, x, 250, easel.ceiling + h * 0.1)
    : easel.put(hero, { x: 38, y: easel.ceiling + h * 0.06, w: 224, h: h * 0.94 });
  return (
    easel.glow(x, y, 160) +
    easel.scatter(small, spots) +
    easel.glow(x, y, 118, easel.pen.palette.glow, 0.8) +
    front +
    easel.sparks(10)
  );
};

export const heap: Composition = (easel, hero, [beside = 'chest']) => {
  const { x, y, h } = room(easel);
  const gold =
    easel.put('coins', { x: -18, y: easel.floor - 88, w: 176, h: 106 }, { stands: true }) +
    easel.put('coins', { x: 142, y: easel.floor - 88, w: 176, h: 106 }, { stands: true, flip: true });
  const top = isFigure(hero)
    ? easel.bust(hero, x, 250, easel.ceiling + 4)
    : easel.put(hero, { x: 34, y: easel.ceiling, w: 232, h: h * 0.84 }, { stands: true });
  const side = easel.put(
    beside,
    { x: 208, y: easel.floor - 96, w: 84, h: 84 },
    { turn: 10, stands: true, seed: easel.seed + 1 },
  );
  return easel.glow(x, y - 10, 150) + top + gold + side + easel.sparks(16);
};
