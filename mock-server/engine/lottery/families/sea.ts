import type { Family, Play, Prize, Rule, Slice } from '../types.ts';
import { fixed } from './family.ts';

type Tails = Extract<Rule, { kind: 'tails' }>;

const BIG = { first: '2500.00', second: '1000.00', third: '500.00', special: '180.00', consolation: '60.00' } as const;
const SMALL = { first: '3500.00', second: '2000.00', third: '1000.00' } as const;
const COUNTS = { first: 1, second: 1, third: 1, special: 10, consolation: 10 } as const;

/** One stake for all permutations, exact order, a stake for each permutation. */
function fourDigits(code: string, odds: Readonly<Partial<Record<keyof typeof COUNTS, string>>>): Play[] {
  const names = Object.keys(odds) as (keyof typeof COUNTS)[];
  const slices: Slice[] = names.map((prize) => ({ prize, last: 4, pays: prize }));
  const prizes: Prize[] = names.map((name) => ({ name, fair: [10_000, COUNTS[name]], odds: odds[name] ?? '0' }));
  const rule = (order: Tails['order']): Tails => ({ kind: 'tails', digits: 4, slices, order });
  return [
    { code: `${code}_IBOX`, rule: rule('oneForAll'), prizes },
    { code, rule: rule('exact'), prizes },
    { code: `${code}_BOX`, rule: rule('box'), prizes },
  ];
}

/** lottery.md, SEA. */
export const fourD: Family = {
  code: '4D',
  numbers: null,
  balls: 0,
  board: { first: [1, 4], second: [1, 4], third: [1, 4], special: [10, 4], consolation: [10, 4] },
  plays: [...fourDigits('BIG', BIG), ...fourDigits('SMALL', SMALL)],
};

const thai = (code: string, rule: Omit<Tails, 'kind'>, fair: Prize['fair'], odds?: string): Play =>
  fixed(code, { kind: 'tails', ...rule }, fair, odds);

const FIRST3 = [{ prize: 'first', last: 3 }];

export const thaiStyle: Family = {
  code: 'THAI',
  numbers: null,
  balls: 0,
  board: { first: [1, 6], front: [2, 3], back: [2, 3], last: [1, 2] },
  plays: [
    thai('RUN_TOP', { digits: 1, slices: FIRST3, order: 'contains', isOnce: true }, [1000, 271]),
    thai('RUN_BOTTOM', { digits: 1, slices: [{ prize: 'last', last: 2 }], order: 'contains', isOnce: true }, [100, 19]),
    thai('TOP2', { digits: 2, slices: [{ prize: 'first', last: 2 }], order: 'exact' }, [100, 1]),
    thai('TOP3', { digits: 3, slices: FIRST3, order: 'exact' }, [1000, 1]),
    thai('TOP3_ANY', { digits: 3, slices: FIRST3, order: 'oneForAll' }, [1000, 1]),
    thai('BOTTOM2', { digits: 2, slices: [{ prize: 'last', last: 2 }], order: 'exact' }, [100, 1]),
    thai('FRONT3', { digits: 3, slices: [{ prize: 'front', last: 3 }], order: 'exact' }, [1000, 2]),
    thai('BACK3', { digits: 3, slices: [{ prize: 'back', last: 3 }], order: 'exact' }, [1000, 2]),
  ],
};
