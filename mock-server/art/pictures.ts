import type { Random } from '../worlds/random.ts';
import { Easel } from './covers/easel.ts';
import { isFigure, type MotifName } from './motifs/library.ts';
import type { Pen } from './pen.ts';
import { findScene, type SceneName } from './scenes/scenes.ts';
import { circle } from './svg.ts';

export interface Cast {
  readonly scene: SceneName;
  readonly motifs: readonly [hero: MotifName, second: MotifName, third: MotifName];
}

export type Seat = readonly [x: number, y: number, h: number];

export interface Arrangement {
  readonly hero: Seat;
  readonly second: Seat;
  readonly third: Seat;
  readonly look: 'glow' | 'ring' | 'shower' | 'heap';
}

interface Frame {
  readonly pen: Pen;
  readonly random: Random;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  /** Horizon of the scene. */
  readonly ground: number;
  /** Hides the cut edge of people: the edge of the picture, or the start of its calm part. */
  readonly foot: number;
  /** Falls around the hero; coins by default. */
  readonly flung?: MotifName;
}

function placeMotif(easel: Easel, name: MotifName, [x, y, h]: Seat, foot: number, turn: number, seed: number): string {
  if (isFigure(name))
    return easel.put(name, { x: x - h, y: y - h / 2, w: h * 2, h: foot - (y - h / 2) }, { stands: true, seed });
  return easel.put(name, { x: x - h * 0.62, y: y - h / 2, w: h * 1.24, h }, { turn, seed });
}

export function paintCast(frame: Frame, { scene, motifs }: Cast, arrangement: Arrangement): string {
  const { pen, random, seed, width, height, ground, foot, flung = 'coin' } = frame;
  const { hero, second, third, look } = arrangement;
  const easel = new Easel(pen, random, seed, width, height);
  const [x, y, h] = hero;
  const ring =
    look === 'ring'
      ? circle(x, y, h * 0.5, 'none', `stroke="${pen.ink}" stroke-width="26"`) +
        circle(
          x,
          y,
          h * 0.5,
          pen.sheet.radial([pen.palette.glow, pen.palette.bright, pen.palette.deep]),
          `stroke="${pen.metal('gold', 60)}" stroke-width="18"`,
        )
      : '';
  const spots = [-0.95, -0.6, -0.25, 0.3, 0.65, 1].map(
    (part, index) =>
      [
        Math.round(x + part * h * 0.95),
        Math.round(y - h * (0.28 + 0.17 * ((index * 7) % 3)) + (index % 2) * h * 0.4),
        Math.round(h * (0.1 + 0.03 * (index % 3))),
      ] as const,
  );
  const shower = look === 'shower' || look === 'ring' ? easel.scatter(flung, spots) : '';
  const heaps =
    look === 'heap'
      ? [x - h * 0.72, x, x + h * 0.72]
          .map((at, index) =>
            easel.put(
              'coins',
              { x: at - h * 0.4, y: foot - h * 0.33, w: h * 0.8, h: h * 0.34 },
              { stands: true, flip: index === 1 },
            ),
          )
          .join('')
      : '';
  const backdrop = findScene(scene)({ pen, random, width, height, ground });
  return (
    backdrop +
    easel.glow(x, y, h * 0.8) +
    shower +
    placeMotif(easel, motifs[1], second, foot, -8, seed + 1) +
    placeMotif(easel, motifs[2], third, foot, 8, seed + 2) +
    ring +
    easel.glow(x, y, h * 0.62, pen.palette.glow, 0.6) +
    placeMotif(
      easel,
      motifs[0],
      look === 'ring' ? [x, y, h * 0.84] : hero,
      look === 'ring' ? Math.round(y + h * 0.46) : foot,
      0,
      seed,
    ) +
    heaps +
    easel.sparks(30)
  );
}
