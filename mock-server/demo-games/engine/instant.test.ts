import { describe, expect, it } from 'vitest';
import { deviation, rounds } from '../../../tests/support/rounds.ts';
import { games } from '../../catalogue/games.ts';
import { bingo, extraPart } from './bingo.ts';
import { computeReturn, DRAWN, FREE, fullLines, lineChances } from './bingo-card.ts';
import { dice } from './dice.ts';
import { dicePays } from './dice-pays.ts';
import { RETURN_BY_RULES } from './kinds.ts';
import { mines } from './mines.ts';
import { minesPays, TILES } from './mines-pays.ts';
import { plinko } from './plinko.ts';
import { listSlots, RISKS, ROWS } from './plinko-pays.ts';
import { scratch } from './scratch.ts';
import { aGame, percentPaid, playMany, seededSource } from './seeded-source.test-support.ts';
import { BetRefused, type GameEngine, type Json } from './types.ts';

const game = aGame({ classify: 'AC', minBet: 10_000, lines: 1, rtp: '95.80' });
const once = (engine: GameEngine, bet: Json, seed: string, state: Json = null) =>
  engine.play({ game, bet, state, fair: seededSource(seed), jackpot: 0n, now: 0 });

describe('At the edge', () => {
  const at = (engine: GameEngine, bet: Json, drawn: number) =>
    engine.play({ game, bet, state: null, fair: { int: () => drawn }, jackpot: 0n, now: 0 }).win > 0n;

  it.each([
    ['under', 4999, true],
    ['under', 5000, false],
    ['over', 5000, true],
    ['over', 4999, false],
  ] as const)('dice %s half with a roll of %i: %s', (side, rolled, isWon) => {
    expect(at(dice, { level: 1, side, chance: 50 }, rolled)).toBe(isWon);
  });
});

describe('A return of 95.80 percent', () => {
  it.each([
    ['scratch', scratch, { level: 1 }, 100_000, 3],
    ['bingo', bingo, { level: 1 }, 20_000, 16],
    ['dice under 50', dice, { level: 1, side: 'under', chance: 50 }, 300_000, 0.6],
    ['dice over, with a chance of 5', dice, { level: 1, side: 'over', chance: 5 }, 300_000, 2.4],
  ] as const)('%s', (_, engine, bet, count, tolerance) => {
    const tally = playMany(engine, game, rounds(count), () => bet);
    expect(Math.abs(percentPaid(tally) - 95.8)).toBeLessThan(deviation(tolerance));
  });

  it.each([
    [1, 3],
    [3, 5],
    [10, 2],
  ])('with %i mines, stopping after %i tiles', (count, tiles) => {
    const tally = playMany(mines, game, rounds(100_000), (state): Json => {
      const field = state as { opened: number[] } | null;
      if (!field) return { action: 'start', level: 1, mines: count };
      if (field.opened.length === tiles) return { action: 'cash' };
      return { action: 'open', tile: field.opened.length };
    });
    expect(Math.abs(percentPaid(tally) - 95.8)).toBeLessThan(deviation(2));
  });
});

describe('Bingo', () => {
  it('knows the chances of full lines, which sum to 1', () => {
    expect(lineChances(DRAWN).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 8);
    const rounds = Array.from({ length: 5000 }, (_, round) => once(bingo, { level: 1 }, `card ${round}`).detail);
    const plain = (rounds as { hasExtra: boolean; lines: number[] }[]).filter(({ hasExtra }) => !hasExtra);
    const none = plain.filter(({ lines }) => lines.length === 0).length / plain.length;
    expect(Math.abs(none - (lineChances(DRAWN)[0] ?? 0))).toBeLessThan(0.03);
  });

  it('reaches the return of every game by its extra balls', () => {
    const ours = games.filter(({ classify }) => classify === 'BG');
    expect(ours.length).toBeGreaterThan(0);
    for (const { rtp } of ours) {
      const part = extraPart(Number(rtp) / 100);
      expect(((1 - part) * computeReturn(DRAWN) + part * computeReturn(DRAWN + 1)) * 100).toBeCloseTo(Number(rtp), 8);
    }
  });

  it('deals cards with a free middle and columns of their own numbers', () => {
    const { card, drawn, lines } = once(bingo, { level: 1 }, 'a card').detail as Record<string, number[]>;
    expect(card?.[FREE]).toBe(0);
    expect(new Set(card).size).toBe(25);
    card?.forEach((number, field) => {
      if (field !== FREE) expect(Math.floor((number - 1) / 15)).toBe(field % 5);
    });
    expect(lines).toEqual(fullLines(card ?? [], new Set(drawn)));
  });
});

describe('Scratch cards', () => {
  it('show three of the prize when they win, and never three of anything else', () => {
    for (let round = 0; round < 2000; round += 1) {
      const { panels, prize } = once(scratch, { level: 1 }, `card ${round}`).detail as {
        panels: number[];
        prize: number | null;
      };
      expect(panels).toHaveLength(9);
      for (const each of new Set(panels)) {
        const count = panels.filter((panel) => panel === each).length;
        if (each === prize) expect(count).toBe(3);
        else expect(count).toBeLessThan(3);
      }
    }
  });
});

describe('Mines', () => {
  it('pay more with every tile, and with more mines', () => {
    expect(minesPays('95.80', 3, 1)).toBe(Math.floor((9580 * TILES) / (TILES - 3)));
    expect(minesPays('95.80', 3, 5)).toBeGreaterThan(minesPays('95.80', 3, 4));
    expect(minesPays('95.80', 4, 5)).toBeGreaterThan(minesPays('95.80', 3, 5));
  });

  it('show as many as there were, none of them under an open tile', () => {
    const state = { level: 1, mines: 5, opened: [1, 2, 3] };
    const { found } = once(mines, { action: 'cash' }, 'cash', state).detail as { found: number[] };
    expect(new Set(found).size).toBe(5);
    expect(found.some((tile) => state.opened.includes(tile))).toBe(false);
  });

  it('pay by themselves when all safe tiles are open', () => {
    const state = { level: 1, mines: 1, opened: Array.from({ length: 23 }, (_, tile) => tile) };
    const rounds = Array.from({ length: 40 }, (_, seed) => once(mines, { action: 'open', tile: 23 }, `${seed}`, state));
    const won = rounds.find(({ win }) => win > 0n);
    expect(won).toMatchObject({ detail: { action: 'cash' } });
    expect(won?.state).toBeUndefined();
  });
});

describe('Plinko', () => {
  it('returns close to the same with every risk, and publishes the most', () => {
    const returns = RISKS.map((risk) => {
      let [ways, sum] = [1, 0];
      listSlots(risk).forEach((pays, slot) => {
        sum += ways * pays;
        ways = (ways * (ROWS - slot)) / (slot + 1);
      });
      return sum / 2 ** ROWS;
    });
    expect(Math.max(...returns).toFixed(2)).toBe(RETURN_BY_RULES.plinko);
    expect(Math.min(...returns)).toBeGreaterThan(96.8);
    expect(listSlots('low')).toHaveLength(ROWS + 1);
  });

  it('lets balls fall as the pins have it', () => {
    const tally = playMany(plinko, game, 60_000, () => ({ level: 1, risk: 'low' }));
    expect(Math.abs(percentPaid(tally) - 96.95)).toBeLessThan(1.2);
  });
});

describe('Bets that are none', () => {
  it.each([
    [scratch, { level: 3 }],
    [bingo, {}],
    [dice, { level: 1, side: 'under', chance: 1 }],
    [plinko, { level: 1, risk: 'none' }],
    [mines, { action: 'open', tile: 1 }],
    [mines, { action: 'start', level: 1, mines: 21 }],
  ] as const)('%o refuses %j', (engine, bet) => {
    expect(() => once(engine, bet, 'no')).toThrow(BetRefused);
  });

  it('a tile is opened once, and nothing is taken before the first one', () => {
    const state = { level: 1, mines: 3, opened: [4] };
    expect(() => once(mines, { action: 'open', tile: 4 }, 'no', state)).toThrow(BetRefused);
    expect(() => once(mines, { action: 'cash' }, 'no', { ...state, opened: [] })).toThrow(BetRefused);
    expect(() => once(mines, { action: 'start', level: 1, mines: 3 }, 'no', state)).toThrow(BetRefused);
  });

  it('dice pay the return over the chance', () => {
    expect(dicePays('95.80', 50)).toBe(19_160);
  });
});
