import { describe, expect, it } from 'vitest';
import { baccarat } from './baccarat.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { plinko } from './plinko.ts';
import { roulette } from './roulette.ts';
import { SPOTS } from './roulette-spots.ts';
import { aGame, seededSource } from './seeded-source.test-support.ts';
import { engineOfTable } from './spots/spot-engine.ts';
import { spotTables } from './spots/tables.ts';
import type { Fair, GameEngine, Json, Round } from './types.ts';

/** docs/rules/loyalty.md: What counts. */
const CHIP = 10_000;
const game = aGame({ gameType: 'LIVE', minBet: CHIP, lines: 1 });
const SAMPLES = 3000;
const COVERS = 60;

const paidBy = ({ describe: read }: GameEngine): string[] =>
  Object.keys((read(game) as { pays: Record<string, Json> }).pays);
const TABLES: readonly (readonly [engine: GameEngine, places: readonly string[]])[] = [
  [roulette, [...SPOTS.keys()]],
  [baccarat, paidBy(baccarat)],
  [dragonTiger, paidBy(dragonTiger)],
  ...spotTables.map((table) => [engineOfTable(table), table.spots.map(({ id }) => id)] as const),
];

const play = (engine: GameEngine, bet: Json, fair: Fair, state: Json = null): Round =>
  engine.play({ game, bet, state, fair, jackpot: 0n, now: 0 });

/** Random sources: rounds of the same one have the same outcome. */
const outcomes = Array.from({ length: SAMPLES }, (_, index) => `outcome ${index}`);

describe.each(TABLES.map(([engine, places]) => [engine.kind, engine, places] as const))(
  '%s',
  (kind, engine, places) => {
    const single = (outcome: string, place: string) =>
      play(engine, { chips: { [place]: 1 } }, seededSource(outcome)).win;
    /** Returns of a chip at each place, once for each combination. */
    const returns = [
      ...new Map(
        outcomes.map((outcome) => {
          const paid = places.map((place) => Number(single(outcome, place)));
          return [paid.join(), { outcome, paid: new Map(places.map((place, at) => [place, paid[at] ?? 0])) }];
        }),
      ).values(),
    ];

    /** Adds places that pay in an outcome that is not covered, until none is left. */
    function coverAll(fair: Fair): [place: string, count: number][] {
      const placed: [string, number][] = [];
      const first = fair.int(returns.length);
      for (const { paid } of [...returns.slice(first), ...returns.slice(0, first)]) {
        if (placed.some(([place]) => paid.get(place))) continue;
        const paying = places.filter((place) => paid.get(place) && placed.every(([other]) => other !== place));
        const place = paying[fair.int(Math.max(paying.length, 1))];
        if (place) placed.push([place, 1 + fair.int(40)]);
      }
      return placed;
    }

    it(`of ${COVERS} ways to cover all outcomes, the valid bet is what can be lost, less pushes`, () => {
      for (let cover = 0; cover < COVERS; cover += 1) {
        const placed = coverAll(seededSource(`cover ${cover}`));
        const stake = placed.reduce((sum, [, count]) => sum + count * CHIP, 0);
        const returned = ({ paid }: (typeof returns)[number]) =>
          placed.reduce((sum, [place, count]) => sum + count * (paid.get(place) ?? 0), 0);
        const atRisk = Math.max(0, stake - Math.min(...returns.map(returned)));
        for (const each of returns.filter((_, index) => index % 7 === 0)) {
          const pushed = placed.reduce((sum, [place, count]) => {
            const paid = each.paid.get(place) ?? 0;
            return paid <= CHIP ? sum + count * paid : sum;
          }, 0);
          const round = play(engine, { chips: Object.fromEntries(placed) }, seededSource(each.outcome));
          expect(Number(round.stake), kind).toBe(stake);
          expect(Number(round.validBet), JSON.stringify(placed)).toBe(Math.min(atRisk, stake - pushed));
        }
      }
    });
  },
);

const straights = Object.fromEntries([...SPOTS.keys()].filter((id) => id.startsWith('straight')).map((id) => [id, 1]));

it.each([
  ['all 37 numbers', roulette, straights, 1],
  ['red and black', roulette, { 'half-red': 10, 'half-black': 10 }, 20],
  ['red, black and the zero', roulette, { 'half-red': 18, 'half-black': 18, 'straight-0': 1 }, 1],
  ['a number', roulette, { 'straight-7': 5 }, 5],
])('%s at the wheel: %4$s chips are valid', (_, engine, chips, valid) => {
  expect(play(engine, { chips }, { int: () => 5 }).validBet).toBe(BigInt(valid * CHIP));
});

it('player and banker: five percent are valid, on a tie nothing', () => {
  const bet = { chips: { player: 100, banker: 100 } };
  const valid = new Set(outcomes.map((outcome) => Number(play(baccarat, bet, seededSource(outcome)).validBet) / CHIP));
  expect([...valid].sort()).toEqual([0, 5]);
});

it('a ball that always brings something back risks the rest', () => {
  const validOf = (risk: string) => play(plinko, { level: 100, risk }, seededSource('ball')).validBet;
  expect([validOf('low'), validOf('medium'), validOf('high')]).toEqual([590_000n, 760_000n, 800_000n]);
});

it('a hand of blackjack counts at its end, with its doubles and splits, without its ties', () => {
  const fair = seededSource('hands');
  const seen = new Set<string>();
  for (let hand = 0; hand < 400; hand += 1) {
    const rounds = [play(blackjack, { action: 'deal', level: 10 }, fair)];
    for (let state = rounds[0]?.state; state; state = rounds.at(-1)?.state) {
      const actions = hand % 3 === 0 ? ['split', 'double', 'stand'] : ['stand'];
      for (const action of actions) {
        try {
          rounds.push(play(blackjack, { action }, fair, state));
          break;
        } catch {
          // The hand does not allow it.
        }
      }
    }
    const last = rounds.at(-1);
    const { hands, halves } = (last?.detail ?? {}) as { hands: { stakes: number }[]; halves: number[] };
    const lost = hands.reduce((sum, { stakes }, at) => (halves[at] === stakes * 2 ? sum : sum + stakes), 0);
    expect(rounds.slice(0, -1).map(({ validBet }) => validBet)).toEqual(rounds.slice(1).map(() => 0n));
    expect(last?.validBet).toBe(BigInt(lost * 10 * CHIP));
    const staked = rounds.reduce((sum, { stake }) => sum + stake, 0n);
    seen.add(`${staked / BigInt(10 * CHIP)} ${lost}`);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['1 1', '1 0', '2 2', '2 0']));
});
