import type { Random } from '../../worlds/random.ts';
import { findBox } from '../motifs/boxes.ts';
import { drawMotif, isFigure, type MotifName } from '../motifs/library.ts';
import type { Pen } from '../pen.ts';
import { between, dots } from '../scenes/stage.ts';
import { circle, ellipse, group, place } from '../svg.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Pose {
  readonly turn?: number;
  readonly flip?: boolean;
  readonly stands?: boolean;
  readonly seed?: number;
}

/** Lettering must not be mirrored. */
const LETTERED: ReadonlySet<MotifName> = new Set<MotifName>([
  'ace',
  'aces',
  'ball',
  'bar',
  'card',
  'deuces',
  'drawMachine',
  'fiveCards',
  'fruitReels',
  'gemReels',
  'jacks',
  'raceCar',
  'royal',
  'scratchTicket',
  'seven',
  'tens',
  'threeCards',
  'twoCards',
  'musicNote',
]);

/** Areas and sizes are in picture units. */
export class Easel {
  constructor(
    readonly pen: Pen,
    readonly random: Random,
    readonly seed: number,
    readonly width: number,
    /** The title is below the motif area. */
    readonly floor: number,
    readonly ceiling = 12,
  ) {}

  /** As large as the area allows. */
  put(
    name: MotifName,
    area: Area,
    { turn = 0, flip: mirrored = false, stands = false, seed = this.seed }: Pose = {},
  ): string {
    const flip = mirrored && !LETTERED.has(name);
    const [left, top, right, bottom] = findBox(name);
    const scale = Math.min(area.w / (right - left), area.h / (bottom - top));
    const [dx, dy] = [((left + right) / 2 - 100) * (flip ? -scale : scale), ((top + bottom) / 2 - 100) * scale];
    const angle = (turn * Math.PI) / 180;
    const x = area.x + area.w / 2 - (dx * Math.cos(angle) - dy * Math.sin(angle));
    const low = stands ? area.y + area.h - ((bottom - top) * scale) / 2 : area.y + area.h / 2;
    const y = low - (dx * Math.sin(angle) + dy * Math.cos(angle));
    return place(drawMotif(name, this.pen, seed), x, y, scale, turn, flip);
  }

  /** `size` is the longer side. */
  spot(name: MotifName, x: number, y: number, size: number, pose: Pose = {}): string {
    return this.put(name, { x: x - size / 2, y: y - size / 2, w: size, h: size }, pose);
  }

  glow(x: number, y: number, r: number, color = this.pen.palette.glow, opacity = 0.95): string {
    return circle(x, y, r, this.pen.halo(color, opacity));
  }

  shadow(x: number, y: number, rx: number): string {
    return ellipse(x, y, rx, rx * 0.16, '#000', 'opacity=".4"');
  }

  sparks(count: number, color = '#fffbe0'): string {
    const stage = { pen: this.pen, random: this.random, width: this.width, height: this.floor, ground: this.floor };
    return dots(stage, count, [0.8, 2.2], color, 'opacity=".95"');
  }

  /** The motifs share one drawing. */
  scatter(name: MotifName, spots: readonly (readonly [x: number, y: number, size: number])[], tumble = 40): string {
    const [left, top, right, bottom] = findBox(name);
    const reference = this.pen.sheet.symbol(place(drawMotif(name, this.pen, this.seed), 0, 0, 0.5));
    return spots
      .map(([x, y, size]) => {
        const scale = Math.round((size / Math.max(right - left, bottom - top)) * 200) / 100;
        return `<use href="${reference}" transform="translate(${x} ${y}) rotate(${Math.round(between(this.random, -tumble, tumble))}) scale(${scale})"/>`;
      })
      .join('');
  }

  /** Hides the cut edge below the floor. */
  bust(name: MotifName, x: number, w: number, top: number, pose: Pose = {}): string {
    const sink = isFigure(name) ? 26 : 0;
    return this.put(name, { x: x - w / 2, y: top, w, h: this.floor + sink - top }, { ...pose, stands: true });
  }

  inCircle(content: string, x: number, y: number, r: number): string {
    return group(content, `clip-path="${this.pen.sheet.clip(circle(x, y, r, '#fff'))}"`);
  }
}
