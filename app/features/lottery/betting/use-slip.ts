import { useEffect, useState } from 'react';
import type { ChasePlan } from './chase-fields.tsx';
import type { BetAnswer } from './schema.ts';
import { parseSlip, type SentSlip, type Slip } from './stored-slip.ts';

export const NO_CHASE: ChasePlan = { count: 1, plan: 'same', isStopping: true };
const EMPTY: Slip = { lines: [], series: null, chase: NO_CHASE, sent: null, idempotencyKey: null };

const keyOf = (username: string, gameId: number) => `lottery-slip:${username}:${gameId}`;

/**
 * A member's slip of a lottery: this tab keeps it from play to play, until it is placed or emptied. `terms` are those of a form that was
 * refused without scripts.
 */
export function useSlip(username: string, gameId: number, terms?: Pick<Slip, 'series' | 'chase'>) {
  const key = keyOf(username, gameId);
  const [begin] = useState<Slip>({ ...EMPTY, ...(terms && { series: terms.series, chase: terms.chase }) });
  const [slip, setSlip] = useState(begin);
  useEffect(() => setSlip(parseSlip(sessionStorage.getItem(key), begin)), [key, begin]);
  const change = (part: Partial<Slip>) => {
    const next = { ...slip, ...part };
    setSlip(next);
    sessionStorage.setItem(key, JSON.stringify(next));
  };
  return {
    slip,
    change,
    /** The slip goes out. */
    send: (sent: Omit<SentSlip, 'isUnsure'>) => change({ sent: { ...sent, isUnsure: false } }),
    /** It was answered, but not placed as far as the answer knows. One that may be placed since an earlier try stays as it was sent. */
    answered({ fate }: BetAnswer) {
      const { sent } = slip;
      if (fate === 'unsure' && sent) change({ sent: { ...sent, isUnsure: true } });
      else if (fate === 'refused' || !sent?.isUnsure) change({ sent: null });
    },
    /** It can be changed again, though nobody knows what became of it. */
    giveUp() {
      const { sent } = slip;
      if (sent) change({ lines: sent.lines, sent: null, idempotencyKey: sent.idempotencyKey });
    },
    /** It was placed; the series stays as the member chose it. */
    empty: () => change({ ...EMPTY, series: slip.series }),
  };
}
