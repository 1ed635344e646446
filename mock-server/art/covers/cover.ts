import { Random } from '../../worlds/random.ts';
import type { Face } from '../fonts.ts';
import { paintLettering, type SetLine, setTitle, type Warp } from '../lettering.ts';
import { makePalette, Pen } from '../pen.ts';
import { findScene } from '../scenes/scenes.ts';
import { rect, Sheet, svgDocument } from '../svg.ts';
import { giltFrame } from './compositions/frames.ts';
import { findComposition } from './compositions.ts';
import { Easel } from './easel.ts';
import { finishes } from './finishes.ts';
import type { Plan } from './plan.ts';

const WIDTH = 300;
const HEIGHT = 400;
const MARGIN = 13;

/** `rise` is the extra height above. */
const warps: readonly { readonly rise: number; readonly bend?: Warp }[] = [
  { rise: 0 },
  { rise: 11, bend: (x, y) => [x, y - 11 * (1 - ((x - 150) / 150) ** 2)] },
  { rise: 9, bend: (x, y) => [x, y - (x - 150) * 0.06 - 2] },
  { rise: 0, bend: (x, y) => [x, y - 9 * ((x - 150) / 150) ** 2 + 1] },
];

function titleHeight(title: string): number {
  return title.length < 10 ? 84 : title.length < 17 ? 106 : 118;
}

/** In characters: a page has sixty covers. */
const BUDGET = 25_000;

/** Capital height for legible thin typefaces. */
const THIN_FACES: Partial<Record<Face, number>> = { cinzel: 46, josefin: 30 };

function letter(plan: Plan, side: number, bottom: number): { lines: SetLine[]; rise: number } {
  const title = plan.game.name.EN;
  const warp = warps[title.length > 20 ? plan.seed % 2 : plan.seed % warps.length] ?? { rise: 0 };
  const box = { x: WIDTH / 2, bottom, width: WIDTH - side * 2 - 8, height: titleHeight(title) };
  const lines = setTitle(plan.face, title, box, warp.bend);
  const isThin = lines.some((line) => line.size < (THIN_FACES[plan.face] ?? 0));
  return { lines: isThin ? setTitle('lilita', title, box, warp.bend) : lines, rise: warp.rise };
}

function paint(plan: Plan): string {
  const { game, seed, finish } = plan;
  const random = new Random(seed + 1);
  const sheet = new Sheet();
  const pen = new Pen(sheet, makePalette(plan.hue, plan.accentHue, 0.65 + random.float() * 0.35));
  const isFramed = plan.composition === 'framed';
  const { lines, rise } = letter(plan, isFramed ? 21 : MARGIN, HEIGHT - (isFramed ? 27 : 19));
  const first = lines[0] ?? { bottom: HEIGHT, size: 0 };
  const floor = first.bottom - first.size - rise - 9;
  const easel = new Easel(pen, random, seed, WIDTH, floor);
  const ground = findScene(plan.scene)({ pen, random, width: WIDTH, height: HEIGHT, ground: floor - 8 });
  const picture = findComposition(plan.composition)(easel, plan.hero, plan.others);
  const shade = sheet.linear([`${pen.ink}|0`, `${pen.ink}|0.62|30`, `${pen.ink}|0.86`]);
  const foot = rect(0, floor - 26, WIDTH, HEIGHT - floor + 26, shade);
  const lettering = paintLettering(sheet, lines, finishes[finish], first.size > 44 ? 6 : 5);
  const body = ground + picture + foot + (isFramed ? giltFrame(easel) : '') + lettering;
  return svgDocument(game.name.EN, WIDTH, HEIGHT, sheet, body);
}

/** Each is lighter than the one before. */
const lighter: readonly ((plan: Plan) => Plan)[] = [
  (plan) => plan,
  (plan) => ({ ...plan, scene: 'rays' }),
  (plan) => ({ ...plan, scene: 'felt', face: 'lilita' }),
  (plan) => ({ ...plan, scene: 'felt', face: 'lilita', others: ['coin', 'chip', 'clover'] }),
  (plan) => ({ ...plan, scene: 'felt', face: 'lilita', composition: 'portrait' }),
];

/** 300 × 400. Above the size limit it tries simpler plans. */
export function drawCover(plan: Plan): string {
  let cover = '';
  for (const simplify of lighter) {
    cover = paint(simplify(plan));
    if (cover.length <= BUDGET) break;
  }
  return cover;
}
