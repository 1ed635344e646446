import { darken, lighten } from '../../colors.ts';
import { isFigure } from '../../motifs/library.ts';
import { circle, path, rect } from '../../svg.ts';
import { type Composition, room } from '../company.ts';
import type { Easel } from '../easel.ts';

export const medallion: Composition = (easel, hero, [left = 'coins', right = left]) => {
  const { pen } = easel;
  const { x, y, h } = room(easel);
  const r = Math.min(126, h / 2 - 2);
  const jewels = Array.from({ length: 12 }, (_, index) =>
    circle(
      x + Math.cos((index * Math.PI) / 6) * r,
      y + Math.sin((index * Math.PI) / 6) * r,
      5.5,
      index % 2 ? pen.ball(pen.palette.accent) : pen.metal('gold', 40),
      `stroke="${pen.ink}" stroke-width="1.5"`,
    ),
  ).join('');
  const ground = circle(
    x,
    y,
    r,
    pen.sheet.radial([lighten(pen.palette.glow, 0.3), `${pen.palette.bright}|1|45`, pen.palette.deep], 0.5, 0.42, 0.62),
  );
  const rim =
    circle(x, y, r, 'none', `stroke="${pen.ink}" stroke-width="22"`) +
    circle(x, y, r, 'none', `stroke="${pen.metal('gold', 60)}" stroke-width="16"`) +
    circle(x, y, r - 9, 'none', 'stroke="#fff6c2" stroke-width="1.4" opacity=".8"') +
    jewels;
  const size = r * 1.72;
  const inner = isFigure(hero)
    ? easel.inCircle(easel.put(hero, { x: x - r, y: y - r * 0.78, w: r * 2, h: r * 2 }, { stands: true }), x, y, r - 7)
    : '';
  const over = isFigure(hero) ? '' : easel.spot(hero, x, y, size);
  const sides =
    easel.put(left, { x: 4, y: easel.floor - 72, w: 82, h: 74 }, { turn: -10, seed: easel.seed + 1 }) +
    easel.put(right, { x: 214, y: easel.floor - 72, w: 82, h: 74 }, { turn: 10, flip: true, seed: easel.seed + 2 });
  return easel.glow(x, y, r * 1.5) + ground + inner + rim + over + sides;
};

export function giltFrame({ pen }: Easel): string {
  const gold = pen.metal('gold', 60);
  const corner = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${path('M-2-2H58Q34 8 30 30Q8 34 -2 58Z', gold, `stroke="${pen.ink}" stroke-width="2.5"`)}${circle(16, 16, 7.5, pen.ball(pen.palette.accent), `stroke="${pen.ink}" stroke-width="2"`)}</g>`;
  return (
    corner(5, 5, 0) +
    corner(295, 5, 90) +
    corner(295, 395, 180) +
    corner(5, 395, 270) +
    rect(5, 5, 290, 390, 'none', 16, `stroke="${pen.ink}" stroke-width="12"`) +
    rect(5, 5, 290, 390, 'none', 16, `stroke="${gold}" stroke-width="8"`) +
    rect(11, 11, 278, 378, 'none', 11, 'stroke="#fff3b0" stroke-width="1.2" opacity=".7"')
  );
}

export const framed: Composition = (easel, hero, others) => {
  const { y } = room(easel);
  const inner = isFigure(hero)
    ? easel.bust(hero, 150, 256, easel.ceiling + 10)
    : easel.put(hero, { x: 34, y: easel.ceiling + 12, w: 232, h: easel.floor - easel.ceiling - 14 });
  const side =
    others[0] && !isFigure(hero)
      ? easel.put(others[0], { x: 22, y: easel.floor - 60, w: 70, h: 60 }, { turn: -12, seed: easel.seed + 1 })
      : '';
  return easel.glow(150, y, 150) + inner + side + easel.sparks(12);
};

export const windowed: Composition = (easel, hero, [left = 'seven', right = 'bell']) => {
  const { pen } = easel;
  const { x, h } = room(easel);
  const [top, bottom] = [easel.ceiling + h * 0.14, easel.floor - h * 0.1];
  const reel = (at: number, w: number): string =>
    rect(
      at,
      top,
      w,
      bottom - top,
      pen.sheet.linear(['#8a8294', '#ffffff|1|22', '#fffaf0|1|72', '#85798c']),
      8,
      `stroke="${pen.ink}" stroke-width="3"`,
    );
  const frame =
    rect(8, top - 14, 284, bottom - top + 28, pen.metal('gold', 70), 20, `stroke="${pen.ink}" stroke-width="4"`) +
    rect(
      16,
      top - 7,
      268,
      bottom - top + 14,
      darken(pen.palette.base, 0.3),
      14,
      `stroke="${pen.ink}" stroke-width="2"`,
    );
  const bulbs = Array.from({ length: 11 }, (_, index) =>
    circle(22 + index * 25.6, top - 10.5, 3.2, index % 2 ? '#fff' : '#ffe27a'),
  ).join('');
  const middle = (top + bottom) / 2;
  return (
    easel.glow(x, middle, 180) +
    frame +
    bulbs +
    reel(22, 66) +
    reel(212, 66) +
    reel(92, 116) +
    easel.scatter(
      left,
      [
        [55, middle, 56],
        [245, top + 34, 48],
        [245, bottom - 34, 48],
      ],
      0,
    ) +
    easel.scatter(
      right,
      [
        [245, middle, 56],
        [55, top + 34, 48],
        [55, bottom - 34, 48],
      ],
      0,
    ) +
    easel.glow(x, middle, 92, pen.palette.accent, 0.75) +
    easel.put(hero, { x: 54, y: easel.ceiling, w: 192, h }) +
    easel.sparks(12)
  );
};
