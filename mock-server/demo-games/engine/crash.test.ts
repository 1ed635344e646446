import { describe, expect, it } from 'vitest';
import { deviation, rounds } from '../../../tests/support/rounds.ts';
import { crash, crashPoint } from './crash.ts';
import { heightAfter, timeTo } from './crash-flight.ts';
import { aGame, seededSource } from './seeded-source.test-support.ts';
import { BetRefused, type Fair, type Json, type Round } from './types.ts';

const START = 1_000_000;
const game = aGame({ classify: 'AC', minBet: 10_000, lines: 1, rtp: '95.80' });
const unpaid = () => expect.unreachable('no event is asked for');

function play(bet: Json, { state = null, now = START, fair = seededSource('flight') }: Partial<Options> = {}): Round {
  return crash.play({ game, bet, state, fair, jackpot: 0n, now });
}
interface Options {
  state: Json;
  now: number;
  fair: Fair;
}

const takeOff = (target: number, fair?: Fair) => play({ action: 'start', level: 1, target }, fair && { fair });
const flightTo = (height: number, target: number) =>
  takeOff(target, { int: () => Math.floor((95.8 * 2 ** 48) / height) - 1 });
const settle = ({ detail }: Round) => crash.settle?.(detail, unpaid) ?? { win: -1n };
const cashAt = (flight: Round, elapsed: number) =>
  play({ action: 'cash' }, { state: flight.state ?? null, now: START + elapsed });

describe('The multiplier', () => {
  it('grows from 1, doubles every four seconds, and is reached at its time', () => {
    expect([0, 4000, 8000].map(heightAfter)).toEqual([100, 200, 400]);
    for (let height = 101; height <= 100_000; height += 7) {
      expect(heightAfter(timeTo(height))).toBeGreaterThanOrEqual(height);
      expect(heightAfter(timeTo(height) - 1)).toBeLessThan(height);
    }
  });
});

describe('A flight', () => {
  it('at just its target has won, a hundredth below has not', () => {
    const drawn = Math.floor((95.8 * 2 ** 48) / 200) - 1;
    expect([crashPoint(drawn, '95.80'), crashPoint(drawn + 1, '95.80')]).toEqual([200, 199]);
    expect(settle(takeOff(200, { int: () => drawn })).win).toBe(20_000n);
    expect(settle(takeOff(200, { int: () => drawn + 1 })).win).toBe(0n);
  });

  it('is over when it bursts, or at its target', () => {
    expect(flightTo(300, 200).settlesAt).toBe(START + timeTo(200));
    expect(flightTo(150, 200).settlesAt).toBe(START + timeTo(151));
    expect(flightTo(100, 200).settlesAt).toBe(START);
  });

  it('pays what it has reached when it is cashed out', () => {
    const flight = flightTo(300, 100_000);
    expect(cashAt(flight, 2000)).toMatchObject({ stake: 0n, win: 14_100n, endsOpen: true, detail: { pays: 141 } });
    expect(cashAt(flight, timeTo(301) - 1)).toMatchObject({ win: 30_000n });
  });

  it.each([
    [timeTo(301), 'flight.over'],
    [60_000, 'flight.over'],
    [0, 'bet.early'],
  ])('is not paid when it is cashed out after %d ms: %s', (elapsed, code) => {
    expect(() => cashAt(flightTo(300, 100_000), elapsed)).toThrow(expect.objectContaining({ code }));
  });

  it('is not paid after its target by a press: the target pays', () => {
    expect(() => cashAt(flightTo(300, 200), timeTo(200))).toThrow(BetRefused);
  });

  it('is followed by another one when it is over, not before', () => {
    const { state = null } = flightTo(300, 200);
    const again = { action: 'start', level: 1, target: 200 };
    expect(() => play(again, { state, now: START + timeTo(200) - 1 })).toThrow(BetRefused);
    expect(play(again, { state, now: START + timeTo(200) }).stake).toBe(10_000n);
  });

  it('keeps its height secret until it is over', () => {
    const { state = null, detail } = flightTo(300, 200);
    for (const json of [state, detail]) {
      expect(crash.listSecrets?.(json, START + timeTo(200) - 1)).toEqual(['height']);
      expect(crash.listSecrets?.(json, START + timeTo(200))).toEqual([]);
    }
    const seen = (now: number) => JSON.stringify(crash.watch?.(game, now, unpaid, state));
    expect(seen(START + 100)).not.toMatch(/"height"|hasWon/);
    expect(seen(START + timeTo(200))).toContain('"result":{"height":300,"hasWon":true}');
  });

  it.each([
    { level: 1, target: 200 },
    { action: 'start', level: 1, target: 100 },
    { action: 'start', level: 1, target: 100_001 },
    { action: 'cash' },
  ] as Json[])('does not begin with %j', (bet) => {
    expect(() => play(bet)).toThrow(BetRefused);
  });
});

describe('A return of 95.80 percent', () => {
  const flights = rounds(300_000);

  it.each([
    [150, 0.5],
    [1000, 1.6],
  ])('is that of a target of %d hundredths', (target, tolerance) => {
    const fair = seededSource('targets');
    let paid = 0n;
    for (let round = 0; round < flights; round += 1) paid += settle(takeOff(target, fair)).win;
    expect(Math.abs((Number(paid) / flights / 10_000) * 100 - 95.8)).toBeLessThan(deviation(tolerance));
  });

  it.each([101, 200])('is that of a press at %d hundredths', (height) => {
    const fair = seededSource('presses');
    let paid = 0n;
    for (let round = 0; round < flights / 10; round += 1) {
      const flight = takeOff(100_000, fair);
      const isFlying = START + timeTo(height) < (flight.settlesAt ?? 0);
      if (isFlying) paid += cashAt(flight, timeTo(height)).win;
    }
    expect(Math.abs((Number(paid) / (flights / 10) / 10_000) * 100 - 95.8)).toBeLessThan(deviation(1.3));
  });
});
