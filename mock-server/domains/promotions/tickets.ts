import { toAmount } from '../../shared/money.ts';
import { startOfDay } from '../../shared/periods.ts';
import { dayNumber } from '../../shared/zone.ts';
import type { Store } from '../../worlds/store.ts';
import type { Subscriber } from '../../worlds/world.ts';
import { listOffers } from './conditions.ts';
import { insertLot } from './raffle-repository.ts';
import { findPromotion, isKind, type PromotionOf } from './repository.ts';

type Raffle = PromotionOf<'RAFFLE'>;

/** The midnight that ends the last of `ticketDays` days after its day, or the raffle's end (loyalty.md: Promotions). */
export const ticketExpiry = (earnedAt: number, ticketDays: number, raffleEnd: number): number =>
  Math.min(startOfDay(dayNumber(earnedAt) + ticketDays + 1), raffleEnd);

async function addTickets(store: Store, raffle: Raffle, memberId: number, amount: number, at: number): Promise<void> {
  const expiresAt = ticketExpiry(at, raffle.rules.ticketDays, raffle.endTime.getTime());
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
