import { toAmount } from '../../shared/money.ts';
import { startOfDay } from '../../shared/periods.ts';
import { dayNumber } from '../../shared/zone.ts';
import type { Store } from '../../worlds/store.ts';
import type { Subscriber } from '../../worlds/world.ts';
import { listOffers } from './conditions.ts';
import { insertLot } from './raffle-repository.ts';
import { findPromotion, isKind, type PromotionOf } from './repository.ts';

type Raffle = PromotionOf<'RAFFLE'>;

/** A ticket ends with its raffle at the latest. */
async function addTickets(store: Store, raffle: Raffle, memberId: number, amount: number, at: number): Promise<void> {
  const midnight = startOfDay(dayNumber(at) + raffle.rules.ticketDays + 1);
  const expiresAt = Math.min(midnight, raffle.endTime.getTime());
  await insertLot(store, { memberId, promotionId: raffle.id, amount, left: amount, earnedAt: at, expiresAt });
}

/** A ticket for each whole `perTicket` of the deposit, none in a break (loyalty.md: Promotions). */
export const grantTickets: Subscriber<'depositCredited'> = async (world, store, deposit) => {
  const { memberId, credited, at } = deposit;
  for (const raffle of listOffers(world, store, 'RAFFLE', deposit)) {
    const tickets = Number(credited / toAmount(raffle.rules.perTicket));
    if (tickets > 0) await addTickets(store, raffle, memberId, tickets, at);
  }
};

/** Adds the tickets of a paid reward. */
export const addGrantedTickets: Subscriber<'ticketsGranted'> = async (
  _world,
  store,
  { brandCode, memberId, promotionId, tickets, at },
) => {
  const raffle = findPromotion(store, brandCode, promotionId ?? 0);
  if (!raffle || !isKind(raffle, 'RAFFLE')) throw new Error(`The promotion ${promotionId} is no raffle.`);
  await addTickets(store, raffle, memberId, tickets, at);
};
