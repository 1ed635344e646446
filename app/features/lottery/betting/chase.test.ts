import { describe, expect, it } from 'vitest';
import { type Chase, type ChaseSlip, chaseCost, chaseRows, chaseWin, planChase, readMultiples } from './chase.ts';

const SLIP: ChaseSlip = {
  cost: 20_000n,
  win: 195_600n,
  mostWin: 50_000_000_000n,
  mostCost: 500_000_000n,
  mostMultiple: 9999,
};
const chase = (part: Partial<Chase>): Chase => ({
  count: 5,
  plan: 'same',
  rate: '50',
  multiples: [],
  isStopping: true,
  ...part,
});

/** Mulberry32. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Pays for all draws, then draws one by one: numbers instead of bigints, and no function of the page. */
function simulate(multiples: number[], { cost, win, mostWin }: ChaseSlip, isStopping: boolean, wins: boolean[]) {
  let [paid, won, back, lost] = [0, 0, 0, 0];
  let stop: number | null = null;
  for (const multiple of multiples) paid += Number(cost) * multiple;
  const profits: number[] = [];
  multiples.forEach((multiple, draw) => {
    const stake = Number(cost) * multiple;
    if (stop !== null) {
      back += stake;
      return;
    }
    lost += stake;
    if (!wins[draw]) return;
    const paidOut = Math.min(Number(win) * multiple, Number(mostWin));
    won += paidOut;
    profits.push(paidOut - lost);
    if (isStopping) stop = draw;
  });
  return { paid, won, back, stop, firstProfit: profits[0] };
}

describe('The multiples of a chase', () => {
  it.each<[string, Partial<Chase>, Partial<ChaseSlip>, number[], string | null]>([
    ['all alike', { plan: 'same' }, {}, [1, 1, 1, 1, 1], null],
    ['doubled', { plan: 'double' }, {}, [1, 2, 4, 8, 16], null],
    ['doubled up to the maximum multiple', { plan: 'double' }, { mostMultiple: 8 }, [1, 2, 4, 8], 'multiple'],
    ['doubled up to the maximum per order', { plan: 'double' }, { mostCost: 79_999n }, [1, 2], 'order'],
    ['of a slip that is over the maximum by itself', { plan: 'double' }, { mostCost: 1n }, [1], 'order'],
    ['by profit rate', { plan: 'profit', count: 10, rate: '100' }, {}, [1, 1, 1, 1, 2, 2, 3, 3, 4, 5], null],
    ['by profit rate at even odds', { plan: 'profit', rate: '50' }, { win: 38_800n }, [1, 4, 18, 79, 348], null],
    ['by a rate that no later draw reaches', { plan: 'profit', rate: '100' }, { win: 40_000n }, [1], 'rate'],
    ['by a rate that no draw reaches', { plan: 'profit', rate: '101' }, { win: 40_000n }, [], 'rate'],
    ['by a rate up to the limit of a win', { plan: 'profit', rate: '800' }, { mostWin: 400_000n }, [1], 'rate'],
    ['by no rate', { plan: 'profit', rate: '0' }, {}, [], null],
    ['of an empty slip', { plan: 'profit' }, { cost: 0n, win: 0n }, [1, 1, 1, 1, 1], null],
    ['by hand', { plan: 'own', multiples: [3, 0, 7, 7, 2, 9] }, {}, [3, 0, 7, 7, 2], null],
    ['of one draw', { plan: 'own', multiples: [3], count: 1 }, {}, [1], null],
    ['by hand for more draws', { plan: 'own', multiples: [3, 2], count: 4 }, {}, [3, 2, 1, 1], null],
  ])('%s', (_, part, limits, multiples, cut) => {
    expect(planChase(chase(part), { ...SLIP, ...limits })).toEqual({ multiples, cut });
  });

  it('by profit rate › are the smallest that reach it, in 300 random slips', () => {
    const random = randomFrom(7);
    for (let round = 0; round < 300; round += 1) {
      const cost = BigInt(1 + random(50)) * 20n;
      const slip = { ...SLIP, cost, win: (cost * BigInt(110 + random(2000))) / 100n, mostWin: 10n ** 9n };
      const rate = 1 + random(200);
      const reaches = (multiple: number, staked: number) => {
        const all = staked + multiple * Number(cost);
        return (Math.min(Number(slip.win) * multiple, Number(slip.mostWin)) - all) * 100 >= all * rate;
      };
      const { multiples } = planChase(chase({ plan: 'profit', count: 8, rate: String(rate) }), slip);
      let staked = 0;
      for (const multiple of multiples) {
        expect(reaches(multiple, staked)).toBe(true);
        expect(multiple === 1 || !reaches(multiple - 1, staked)).toBe(true);
        staked += multiple * Number(cost);
      }
    }
  });

  it('cost, stop and return as 1,000 simulated chases do', () => {
    const random = randomFrom(27);
    const plans = ['same', 'double', 'profit', 'own'] as const;
    let [stopped, capped] = [0, 0];
    for (let round = 0; round < 1000; round += 1) {
      const cost = BigInt(1 + random(500)) * 20n;
      const win = cost * BigInt(1 + random(60));
      const slip = { ...SLIP, cost, win, mostWin: random(3) === 0 ? win * 3n : SLIP.mostWin };
      const count = 1 + random(8);
      const own = Array.from({ length: count }, () => 1 + random(9));
      const isStopping = random(2) === 0;
      const plan = plans[random(plans.length)] ?? 'same';
      const { multiples } = planChase(chase({ count, plan, rate: String(1 + random(300)), multiples: own }), slip);
      const wins = multiples.map(() => random(3) === 0);
      const { paid, won, back, stop, firstProfit } = simulate(multiples, slip, isStopping, wins);
      const rows = chaseRows(multiples, slip);
      const total = chaseCost(multiples, cost);
      expect(total).toBe(BigInt(paid));
      expect(rows.at(-1)?.staked ?? 0n).toBe(total);
      const first = wins.indexOf(true);
      if (first >= 0) expect(rows[first]?.profit).toBe(BigInt(firstProfit ?? 0));
      if (stop !== null) {
        stopped += 1;
        expect(stop).toBe(first);
        expect(total - (rows[first]?.staked ?? 0n)).toBe(BigInt(back));
        expect(BigInt(won - paid + back)).toBe(rows[first]?.profit);
      }
      const most = chaseWin(multiples, slip, isStopping);
      if (most.isCapped) capped += 1;
      const all = Array.from({ length: 2 ** multiples.length }, (_, set) =>
        simulate(
          multiples,
          slip,
          isStopping,
          multiples.map((__, draw) => (set & (1 << draw)) !== 0),
        ),
      );
      expect(most.win).toBe(BigInt(Math.max(...all.map((each) => each.won))));
    }
    expect([stopped > 200, capped > 100]).toEqual([true, true]);
  });

  it.each([
    [{ multiples: '1,2,40' }, [1, 2, 40]],
    [{ multiples: '5', chase: '3', plan: 'double' }, [5]],
    [{ chase: '3', plan: 'double' }, [1, 2, 4]],
    [{ chase: '2' }, [1, 1]],
    [{ chase: '-1' }, [1]],
    [{}, [1]],
    [{ multiples: '1,0' }, null],
    [{ multiples: '1.5' }, null],
    [{ multiples: '1,,2' }, null],
    [{ multiples: '-1' }, null],
  ] as const)('sent as %j are read as %j', (fields, multiples) => {
    expect(readMultiples(fields)).toEqual(multiples);
  });
});
