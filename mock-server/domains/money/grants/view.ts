import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { formatMoney } from '../../../shared/money.ts';
import { textIn } from '../../../shared/texts.ts';
import type { FreeRoundTerms, Language } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import { findRolloverOfReward } from '../rollovers/repository.ts';
import { readTerms, readWagering, rewardState } from './grants.ts';
import { findFreeWin, type RewardRow } from './repository.ts';

type View = Value<'listRewards'>['list'][number];

/** The contract's Reward. `now` is epoch milliseconds. */
export function rewardView(store: Store, row: RewardRow, language: Language, now: number): View {
  const rollover = findRolloverOfReward(store, row);
  const { turnover, days = null } = readWagering(row);
  const terms = readTerms(row);
  const freeWin = terms && findFreeWin(store, row.id);
  const required = rollover?.required ?? row.amount * BigInt(row.kind === 'CREDIT' ? turnover : 0);
  return {
    rewardId: row.id,
    source: row.source as View['source'],
    title: textIn(row.title, language),
    kind: row.kind as View['kind'],
    amount: formatMoney(row.amount),
    freeRounds: terms && termsView(terms, language, turnover),
    freeWin: freeWin === null ? null : formatMoney(freeWin),
    required: formatMoney(required),
    done: rollover && formatMoney(rollover.done),
    rolloverState: rollover && (rollover.state as View['rolloverState']),
    wagerDays: days,
    wagerUntil: rollover?.expiresAt?.getTime() ?? null,
    state: rewardState(row, now),
    promotionId: row.promotionId,
    createdAt: row.createdAt.getTime(),
    claimableFrom: row.claimableFrom.getTime(),
    claimableUntil: row.claimableUntil?.getTime() ?? null,
    claimedAt: row.claimedAt?.getTime() ?? null,
  };
}

/** The contract's FreeRoundTerms. `turnover` is that of what they win. */
export const termsView = ({ gameName, stake, playDays }: FreeRoundTerms, language: Language, turnover: number) => ({
  gameName: textIn(gameName, language),
  stake: formatMoney(BigInt(stake)),
  playDays,
  turnover,
});
