import type { Texts } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import type { Message } from '../../messages/texts.ts';
import { fillText, readTexts, writeMessage } from '../../messages/write.ts';
import { findRewardTitle, type RolloverRow } from './repository.ts';

/** Tells a member what became of a bonus. Ignores money that is no reward. Call in the transaction that closes it. */
export async function tellBonus(
  store: Store,
  { memberId, orderNo, rewardId }: RolloverRow,
  { title, text }: Message,
  at: number,
  values: Readonly<Record<string, string>> = {},
  more: readonly Texts[] = [],
): Promise<void> {
  const offer = rewardId === null ? null : findRewardTitle(store, rewardId);
  if (offer === null) return;
  const paragraphs = [text, ...more].map((each) => fillText(each, { ...values, offer: readTexts(offer) }));
  await writeMessage(store, { memberId, title, paragraphs, subject: bonusSubject(orderNo), at });
}

/** A bonus on a deposit belongs to the deposit. */
export const bonusSubject = (orderNo: string) =>
  ({ kind: orderNo.startsWith('D') ? 'deposit' : 'reward', orderNo }) as const;
