import { games } from '../../catalogue/games.ts';
import { lobbies } from '../../catalogue/lobbies.ts';
import { vendors } from '../../catalogue/vendors.ts';
import { hashSeed, Random } from '../../worlds/random.ts';
import { hueDistance } from '../colors.ts';
import type { Face } from '../fonts.ts';
import type { MotifName } from '../motifs/library.ts';
import type { SceneName } from '../scenes/scenes.ts';
import { type CompositionName, compositionsFor } from './compositions.ts';
import { type FinishName, finishHues } from './finishes.ts';
import { type CoverGame, findSubject } from './subject.ts';
import type { Theme } from './themes/theme.ts';
import { themes } from './themes.ts';

export interface Plan {
  readonly game: CoverGame;
  readonly seed: number;
  readonly hue: number;
  readonly accentHue: number;
  readonly hero: MotifName;
  readonly others: readonly MotifName[];
  readonly scene: SceneName;
  readonly composition: CompositionName;
  readonly face: Face;
  readonly finish: FinishName;
}

/** A row of the site shows six to eight covers. */
const NEIGHBOURS = 8;

/** Neighbouring vendors differ as much as possible. */
export function vendorHue(code: string): number {
  const codes = [...new Set(vendors.map((vendor) => vendor.code))];
  return (codes.indexOf(code) * 137.508 + 20) % 360;
}

/** Moves a theme's hue slightly, so both stay recognizable. */
function blend(themeHue: number, vendor: number): number {
  const turn = ((((vendor - themeHue) % 360) + 540) % 360) - 180;
  return (themeHue + Math.max(-22, Math.min(22, turn * 0.16)) + 360) % 360;
}

/** Returns the item that the neighbours use least and least recently; the seed decides ties. */
function freshest<Item>(items: readonly Item[], random: Random, cost: (item: Item) => number): Item {
  const [first, ...rest] = random.shuffle([...new Set(items)]);
  if (first === undefined) throw new Error('A cover needs something to choose from');
  return rest.reduce((best, item) => (cost(item) < cost(best) ? item : best), first);
}

/** From 0 (never) to 1 (the last one). */
function recency(before: readonly Plan[], has: (plan: Plan) => number): number {
  return before.reduce((sum, plan, index) => sum + (has(plan) * (index + 1)) / before.length, 0);
}

function makePlan(game: CoverGame, before: readonly Plan[]): Plan {
  const seed = hashSeed(`${game.vendor} ${game.slug}`) >>> 0;
  const random = new Random(seed);
  const subject = findSubject(game);
  const theme: Theme = themes[subject.theme];
  const studio = vendorHue(game.vendor);
  const hue = freshest(
    theme.hues.map((item) => blend(item, studio)),
    random,
    (item) => recency(before, (plan) => Math.max(0, 1 - hueDistance(item, plan.hue) / 60)),
  );
  const accents = theme.accents.filter((item) => hueDistance(item, hue) > 35);
  const hero = freshest(subject.heroes, random, (item) => recency(before, (plan) => (plan.hero === item ? 1 : 0)));
  const extras = random.shuffle(theme.extras).filter((item) => item !== hero && !subject.others.includes(item));
  const pool = compositionsFor(game, subject.heroes, subject.others.length > 0);
  const partners = subject.heroes.filter(
    (item) => item !== hero && (game.gameType !== 'RNG' || game.classify === 'TG'),
  );
  return {
    game,
    seed,
    hue,
    accentHue: accents.length > 0 ? random.pick(accents) : hue + 180,
    hero,
    others: [...partners, ...subject.others, ...extras],
    scene: freshest(theme.scenes, random, (item) => recency(before, (plan) => (plan.scene === item ? 1 : 0))),
    composition: freshest(pool, random, (item) => recency(before, (plan) => (plan.composition === item ? 1 : 0))),
    face: freshest(theme.faces, random, (item) => recency(before, (plan) => (plan.face === item ? 0.6 : 0))),
    finish: freshest(readableOn(hue, theme.finishes), random, (item) =>
      recency(before, (plan) => (plan.finish === item ? 0.6 : 0)),
    ),
  };
}

function readableOn(hue: number, finishes: readonly FinishName[]): readonly FinishName[] {
  const clear = finishes.filter((finish) => hueDistance(finishHues[finish] ?? hue + 180, hue) > 45);
  return clear.length > 0 ? clear : ['cream'];
}

/** Lobbies come last, so that they change no cover of a game. */
const covered: readonly CoverGame[] = [...games, ...lobbies];

const plans = new Map<string, Plan>();
const planned = new Set<string>();

/** Returns undefined for an unknown game or lobby. */
export function findPlan(gameType: string, classify: string, vendor: string, slug: string): Plan | undefined {
  if (!planned.has(gameType)) {
    planned.add(gameType);
    const row: Plan[] = [];
    for (const game of covered.filter((item) => item.gameType === gameType)) {
      const plan = makePlan(game, row.slice(-NEIGHBOURS));
      row.push(plan);
      plans.set(joinKey(game.gameType, game.classify, game.vendor, game.slug), plan);
    }
  }
  return plans.get(joinKey(gameType, classify, vendor, slug));
}

function joinKey(...parts: readonly string[]): string {
  return parts.join('/');
}
