import { type Plan, readMultiple } from './schema.ts';

export interface Chase {
  /** Draws; 1 means no chase. */
  count: number;
  plan: Plan;
  /** Percent of the plan `profit`, as typed. */
  rate: string;
  /** One per draw, for the plan `own`; 0 is an empty field. */
  multiples: number[];
  isStopping: boolean;
}

/** The slip in one draw at multiple 1. Amounts are ten-thousandths of the currency. */
export interface ChaseSlip {
  cost: bigint;
  /** The best win. */
  win: bigint;
  /** Per draw, at any multiple. */
  mostWin: bigint;
  mostCost: bigint;
  mostMultiple: number;
}

export interface PlannedChase {
  /** Empty when not even the first draw reaches the rate, or without a rate. */
  multiples: number[];
  /** Why there are fewer draws than wanted. */
  cut: 'multiple' | 'order' | 'rate' | null;
}

/** The slip's own cost is never cut: its limit has a message of its own. */
export function planChase({ count, plan, rate, multiples }: Chase, slip: ChaseSlip): PlannedChase {
  if (count === 1) return { multiples: [1], cut: null };
  switch (plan) {
    case 'same':
      return { multiples: sameMultiples(count), cut: null };
    case 'own':
      return { multiples: [...multiples, ...sameMultiples(count)].slice(0, count), cut: null };
    case 'double':
      return growMultiples(count, slip, (_staked, index) => 1n << BigInt(index));
    case 'profit': {
      const percent = BigInt(readMultiple(rate));
      if (percent === 0n) return { multiples: [], cut: null };
      return growMultiples(count, slip, (staked) => profitMultiple(staked, percent, slip));
    }
  }
}

function growMultiples(
  count: number,
  { cost, mostCost, mostMultiple }: ChaseSlip,
  next: (staked: bigint, index: number) => bigint | null,
): PlannedChase {
  const multiples: number[] = [];
  let staked = 0n;
  while (multiples.length < count) {
    const multiple = next(staked, multiples.length);
    if (multiple === null) return { multiples, cut: 'rate' };
    if (multiple > 1n && multiple > mostMultiple) return { multiples, cut: 'multiple' };
    if (multiple > 1n && multiple * cost > mostCost) return { multiples, cut: 'order' };
    multiples.push(Number(multiple));
    staked += multiple * cost;
  }
  return { multiples, cut: null };
}

/**
 * The smallest multiple at which a win, less all stakes, is at least `percent` of all stakes. A higher one does not
 * help where the limit of a win cuts it.
 */
function profitMultiple(staked: bigint, percent: bigint, slip: ChaseSlip): bigint | null {
  const wanted = 100n + percent;
  const gain = 100n * slip.win - wanted * slip.cost;
  if (gain < 0n || (gain === 0n && staked > 0n)) return null;
  const multiple = staked === 0n ? 1n : (wanted * staked + gain - 1n) / gain;
  return 100n * drawWin(slip, multiple) >= wanted * (staked + multiple * slip.cost) ? multiple : null;
}

const sameMultiples = (count: number): number[] => Array.from({ length: count }, () => 1);

const drawWin = ({ win, mostWin }: ChaseSlip, multiple: bigint): bigint => {
  const full = win * multiple;
  return full < mostWin ? full : mostWin;
};

/** All stakes are paid at once; those of the draws after a stop come back. */
export const chaseCost = (multiples: readonly number[], cost: bigint): bigint =>
  cost * multiples.reduce((sum, multiple) => sum + BigInt(multiple), 0n);

export const dearestMultiple = (multiples: readonly number[]): number => Math.max(0, ...multiples);

/** In ten-thousandths of the currency. A chase that stops after a win wins once. */
export function chaseWin(multiples: readonly number[], slip: ChaseSlip, isStopping: boolean) {
  const wins = multiples.map((multiple) => drawWin(slip, BigInt(multiple)));
  const best = drawWin(slip, BigInt(dearestMultiple(multiples)));
  return {
    win: isStopping ? best : wins.reduce((sum, win) => sum + win, 0n),
    isCapped: slip.win * BigInt(dearestMultiple(multiples)) > slip.mostWin,
  };
}

export interface ChaseRow {
  multiple: number;
  stake: bigint;
  /** Up to this draw, included. */
  staked: bigint;
  /** When this draw is the first to win. */
  profit: bigint;
}

export function chaseRows(multiples: readonly number[], slip: ChaseSlip): ChaseRow[] {
  let staked = 0n;
  return multiples.map((multiple) => {
    const stake = slip.cost * BigInt(multiple);
    staked += stake;
    return { multiple, stake, staked, profit: drawWin(slip, BigInt(multiple)) - staked };
  });
}

const LIST = /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/;
const COUNT = /^[1-9]\d{0,2}$/;

interface ChaseFields {
  multiples?: string | undefined;
  chase?: string | undefined;
  plan?: Plan | undefined;
}

/** Multiples of a sent slip; null when they are invalid. Without scripts, the plan fills them. */
export function readMultiples({ multiples, chase = '', plan }: ChaseFields): number[] | null {
  if (multiples) return LIST.test(multiples) ? multiples.split(',').map(Number) : null;
  const count = COUNT.test(chase) ? Number(chase) : 1;
  return Array.from({ length: count }, (_, index) => (plan === 'double' ? 2 ** index : 1));
}
