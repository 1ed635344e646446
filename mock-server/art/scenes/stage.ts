import type { Random } from '../../worlds/random.ts';
import type { Pen } from '../pen.ts';
import { circle, num, path, rect } from '../svg.ts';

/** `ground` is the height of the ground or horizon. */
export interface Stage {
  readonly pen: Pen;
  readonly random: Random;
  readonly width: number;
  readonly height: number;
  readonly ground: number;
}

/** Keeps detail out of the middle, behind the motif. */
export type Scene = (stage: Stage) => string;

export function wash({ width, height }: Stage, fill: string, attributes = ''): string {
  return rect(0, 0, width, height, fill, 0, attributes);
}

/** One decimal. */
export function between(random: Random, low: number, high: number): number {
  return Math.round((low + random.float() * (high - low)) * 10) / 10;
}

/** One path: stars, snow, sparks, bubbles. */
export function dots(
  stage: Stage,
  count: number,
  size: readonly [number, number],
  fill: string,
  attributes = '',
  bottom = stage.height,
): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const r = between(stage.random, size[0], size[1]);
    const x = between(stage.random, 4, stage.width - 4);
    const y = between(stage.random, 4, bottom);
    d += `M${num(x - r)} ${num(y)}a${r} ${r} 0 1 0 ${num(r * 2)} 0a${r} ${r} 0 1 0 ${num(-r * 2)} 0z`;
  }
  return path(d, fill, attributes);
}

/** Fills to the lower edge; `sharp` draws peaks. */
export function ridge(stage: Stage, base: number, swing: number, step: number, fill: string, sharp = false): string {
  const { random, width, height } = stage;
  const points: [number, number][] = [];
  const shift = between(random, 0, step);
  for (let x = -step - shift, index = 0; x <= width + step * 2; x += step, index += 1) {
    const up = index % 2 === 0 ? 1 : 0.1;
    points.push([x + between(random, -step / 5, step / 5), base - swing * up * between(random, 0.55, 1)]);
  }
  const [first, ...rest] = points;
  if (!first) return '';
  let d = `M${num(first[0])} ${height}L${num(first[0])} ${num(first[1])}`;
  let [px, py] = first;
  for (const [x, y] of rest) {
    d += sharp
      ? `L${num(x)} ${num(y)}`
      : `C${num(px + step / 2)} ${num(py)} ${num(x - step / 2)} ${num(y)} ${num(x)} ${num(y)}`;
    [px, py] = [x, y];
  }
  return path(`${d}L${num(px)} ${height}Z`, fill);
}

export function orb({ pen }: Stage, x: number, y: number, r: number, color: string): string {
  return (
    circle(x, y, r * 2.6, pen.halo(color, 0.6)) + circle(x, y, r, pen.sheet.radial(['#fffdf0', color], 0.4, 0.35, 0.8))
  );
}

export function vignette(stage: Stage, color: string, strength = 0.7): string {
  return wash(stage, stage.pen.sheet.radial([`${color}|0`, `${color}|0|55`, `${color}|${strength}`], 0.5, 0.42, 0.78));
}
