import { addDue } from '../../worlds/agenda.ts';
import type { Delivery } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import type { EventKinds, PlayEvent, World } from '../../worlds/world.ts';
import { MESSAGES } from '../messages/texts.ts';
import { fillText, readTexts, writeMessage } from '../messages/write.ts';
import { findBrandState } from '../system/brand-state.ts';
import { addPoints } from './lots.ts';
import { changeStock, findRedemption, type RedemptionRow, updateRedemption } from './repository.ts';

const SECOND_MS = 1000;

/** Does nothing if the back office is manual. */
async function schedule(
  world: World,
  store: Store,
  { brandCode, orderNo }: RedemptionRow,
  step: 'send' | 'deliver',
  at: number,
): Promise<void> {
  const office = findBrandState(world, brandCode)?.cashRules.backOffice;
  if (office?.mode !== 'auto') return;
  await addDue(store, `redemption.${step}`, orderNo, at + office[`${step}Seconds`] * SECOND_MS);
}

/** Call in the transaction that orders the goods. */
export const awaitSending = (world: World, store: Store, row: RedemptionRow, at: number): Promise<void> =>
  schedule(world, store, row, 'send', at);

async function change(
  store: Store,
  row: RedemptionRow,
  state: 'sent' | 'delivered' | 'cancelled',
  at: number,
): Promise<void> {
  const { memberId, orderNo } = row;
  await updateRedemption(store, orderNo, { state, stateAt: new Date(at) });
  const { title, text } = MESSAGES[STATE_MESSAGES[state]];
  const { city } = JSON.parse(row.delivery) as Delivery;
  const values = { name: readTexts(row.name), city, points: row.cost.toLocaleString('en-US') };
  const subject = { kind: 'redemption', orderNo } as const;
  await writeMessage(store, { memberId, title, paragraphs: [fillText(text, values)], subject, at });
}

const STATE_MESSAGES = {
  sent: 'redemptionSent',
  delivered: 'redemptionDelivered',
  cancelled: 'redemptionCancelled',
} as const;

export async function send(world: World, store: Store, row: RedemptionRow, at: number): Promise<void> {
  await change(store, row, 'sent', at);
  await schedule(world, store, row, 'deliver', at);
}

export const deliver = (_world: World, store: Store, row: RedemptionRow, at: number): Promise<void> =>
  change(store, row, 'delivered', at);

/** Gives points, as a new lot, and stock back. */
export async function cancel(_world: World, store: Store, row: RedemptionRow, at: number): Promise<void> {
  const { memberId, rewardId, orderNo, cost, name } = row;
  await addPoints(store, { memberId, points: cost, kind: 'RETURNED', remark: name, orderNo, at });
  await changeStock(store, rewardId, 1);
  await change(store, row, 'cancelled', at);
}

/** Plays a step if the redemption is still in its initial state. */
const stepFrom =
  (state: string, step: (world: World, store: Store, row: RedemptionRow, at: number) => Promise<void>): PlayEvent =>
  async (world, store, orderNo, at) => {
    const row = findRedemption(store, orderNo);
    if (row?.state === state) await step(world, store, row, at);
  };

export const redemptionEvents: EventKinds = {
  'redemption.send': stepFrom('ordered', send),
  'redemption.deliver': stepFrom('sent', deliver),
};
