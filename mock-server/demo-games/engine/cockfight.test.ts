import { describe, expect, it } from 'vitest';
import { deviation, rounds } from '../../../tests/support/rounds.ts';
import { cockfight, oddsOfFight, type Side } from './cockfight.ts';
import { aGame, seededSource } from './seeded-source.test-support.ts';
import { BetRefused } from './types.ts';

const MINUTE = 60_000;
const FIGHT = 29_000_000;
const START = FIGHT * MINUTE;
const game = aGame({ gameType: 'COCKFIGHT', minBet: 50_000, rtp: '94.79' });
const play = (bet: unknown, now = START + 1000) =>
  cockfight.play({ game, bet, state: null, fair: seededSource('x'), jackpot: 0n, now });
const settle = (detail: Parameters<NonNullable<typeof cockfight.settle>>[0], drawn: number) =>
  cockfight.settle?.(detail, () => ({ int: () => drawn }));

describe('Cockfight', () => {
  it.each(['meron', 'wala', 'draw'] as Side[])('bets on %s pay back 94.79 percent over a million fights', (side) => {
    const fair = seededSource(side);
    let [stake, win] = [0n, 0n];
    for (let round = 0; round < rounds(250_000); round += 1) {
      const fight = FIGHT + round;
      const odds = (oddsOfFight(game, fight)[side] / 100).toFixed(2);
      stake += 4n * 50_000n;
      for (let arena = 0; arena < 4; arena += 1)
        win += cockfight.settle?.({ fight, bets: [{ side, stake: '50000', odds }] }, () => fair).win ?? 0n;
    }
    expect(Math.abs((Number(win) / Number(stake)) * 100 - 94.79)).toBeLessThan(deviation(side === 'draw' ? 1 : 0.5));
  });

  it('is open until the fight ends; a draw gives bets on the birds back', () => {
    const round = play({ fight: FIGHT, chips: { meron: 2, draw: 1 } });
    expect(round).toMatchObject({ stake: 150_000n, win: 0n, settlesAt: START + 55_000 });
    const odds = oddsOfFight(game, FIGHT);
    expect(settle(round.detail, 0)).toEqual({ win: (100_000n * BigInt(odds.meron)) / 100n, pushed: 0n });
    expect(settle(round.detail, 8999)).toEqual({ win: 0n, pushed: 0n });
    const wonOnDraw = (50_000n * BigInt(odds.draw)) / 100n;
    expect(settle(round.detail, 9999)).toEqual({ win: 100_000n + wonOnDraw, pushed: 100_000n });
  });

  it.each([
    [FIGHT, START + 39_999, null],
    [FIGHT, START + 40_000, 'bet.closed'],
    [FIGHT + 1, START + 1000, 'bet.early'],
    [FIGHT - 1, START + 1000, 'bet.closed'],
  ])('takes a bet on fight %i at %i or not: %s', (fight, now, code) => {
    const bet = { fight, chips: { wala: 1 } };
    if (code === null) expect(play(bet, now).stake).toBe(50_000n);
    else expect(() => play(bet, now)).toThrow(expect.objectContaining({ code }));
  });

  it.each([{ fight: FIGHT, chips: {} }, { fight: FIGHT, chips: { both: 1 } }, { chips: { wala: 1 } }, null])(
    'refuses the bet %j',
    (bet) => {
      expect(() => play(bet)).toThrow(BetRefused);
    },
  );

  it('names no winner before the fight is over', () => {
    const seenAt = (now: number) =>
      cockfight.watch?.(game, now, () => seededSource('fight'), null) as Record<string, unknown>;
    expect(seenAt(START + 54_999)).toMatchObject({ fight: FIGHT, winner: null, closesAt: START + 40_000 });
    const after = seenAt(START + 55_000);
    expect(after.winner).toMatch(/meron|wala|draw/);
    expect((after.history as string[]).at(-1)).toBe(after.winner);
  });
});
