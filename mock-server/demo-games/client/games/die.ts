import { s } from '../dom.ts';

/** Pip positions on a grid of three by three. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

export const drawDie = (face: number): SVGElement =>
  s(
    'svg',
    { viewBox: '0 0 60 60', class: `die face-${face}`, 'aria-hidden': 'true' },
    s('rect', { x: 2, y: 2, width: 56, height: 56, rx: 12 }),
    ...(PIPS[face] ?? []).map((place) =>
      s('circle', { cx: 15 + (place % 3) * 15, cy: 15 + Math.floor(place / 3) * 15, r: face === 1 ? 8 : 5.5 }),
    ),
  );
