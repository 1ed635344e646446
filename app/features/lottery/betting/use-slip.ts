import { useEffect, useState } from 'react';
import type { ChasePlan } from './chase-fields.tsx';
import type { SlipLine } from './schema.ts';
import type { LineWin } from './wins.ts';

/** A line of the slip with what the page says of it. */
export interface ShownLine extends SlipLine, LineWin {
  name: string;
  /** What is chosen, as people read it. */
  text: string;
  stakes: number;
  /** Ten-thousandths of the currency, as a decimal. */
  amount: string;
}

/** A slip that was sent. Until its fate is known it is only sent again as it was, so that it is placed once. */
interface SentSlip {
  idempotencyKey: string;
  numero: string;
  lines: ShownLine[];
  /** Null where none was sent. */
  series: number | null;
  /** Whether it may be placed already. */
  isUnsure: boolean;
}

/** Series and chase belong to the slip: they are those of all its lines. */
interface Slip {
  lines: ShownLine[];
  /** Null where none was chosen: the member's highest. */
  series: number | null;
  chase: ChasePlan;
  sent: SentSlip | null;
}

const NO_CHASE: ChasePlan = { count: 1, plan: 'same', isStopping: true };
const EMPTY: Slip = { lines: [], series: null, chase: NO_CHASE, sent: null };

const keyOf = (username: string, gameId: number) => `lottery-slip:${username}:${gameId}`;

/** The slip of this tab. One that was sent before the page was left has lost its answer. */
function read(key: string, begin: Slip): Slip {
  try {
    const slip: Slip = { ...begin, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
    const { sent } = slip;
    return sent ? { ...slip, lines: sent.lines, sent: { ...sent, isUnsure: true } } : slip;
  } catch {
    return begin;
  }
}

/**
 * A member's slip of a lottery: this tab keeps it from play to play, until it is placed or emptied. `terms` are those of a form that was
 * refused without scripts.
 */
export function useSlip(username: string, gameId: number, terms?: Pick<Slip, 'series' | 'chase'>) {
  const key = keyOf(username, gameId);
  const [begin] = useState<Slip>({ ...EMPTY, ...(terms && { series: terms.series, chase: terms.chase }) });
  const [slip, setSlip] = useState(begin);
  useEffect(() => setSlip(read(key, begin)), [key, begin]);
  const change = (part: Partial<Slip>) => {
    const next = { ...slip, ...part };
    setSlip(next);
    sessionStorage.setItem(key, JSON.stringify(next));
  };
  /** After the slip was placed; the series stays as the member chose it. */
  const empty = () => change({ ...EMPTY, series: slip.series });
  return { slip, change, empty };
}
