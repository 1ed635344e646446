import { count, type NewRow, selectRows, update } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

const OF_RAFFLE = '"memberId" = ? AND "promotionId" = ?';
/** Sorts by expiry, the earliest first. */
const VALID_LOTS = selectRows(
  'TicketLot',
  `WHERE ${OF_RAFFLE} AND "left" > 0 AND "expiresAt" > ? ORDER BY "expiresAt", "id"`,
);
const TAKE = update('TicketLot', '"left" = "left" - 1 WHERE "id" = ?');
const WON = count('RaffleSpin', 'WHERE "promotionId" = ? AND "prizeId" = ?');
const SEEDS = selectRows('RaffleSeeds', `WHERE ${OF_RAFFLE}`);
const SPIN = selectRows('RaffleSpin', 'WHERE "memberId" = ? AND "orderNo" = ?');
const OF_REFERENCE = selectRows('RaffleSpin', 'WHERE "memberId" = ? AND "reference" = ?');
const SPINS = selectRows('RaffleSpin', `WHERE ${OF_RAFFLE} ORDER BY "time" DESC, rowid DESC LIMIT ? OFFSET ?`);
const SPIN_COUNT = count('RaffleSpin', `WHERE ${OF_RAFFLE}`);

export type SpinRow = NonNullable<ReturnType<typeof findSpin>>;

export const listValidLots = ({ read }: Store, memberId: number, promotionId: number, now: number) =>
  read.all(VALID_LOTS, memberId, promotionId, now);
export const insertLot = (store: Store, lot: NewRow<'TicketLot'>) => store.insert('TicketLot', lot);
export const takeTicket = (store: Store, lotId: number) => store.run(TAKE, lotId);

/** By all members. */
export const countWon = ({ read }: Store, promotionId: number, prizeId: number): number =>
  read.first(WON, promotionId, prizeId)?.count ?? 0;

export const findSeeds = ({ read }: Store, memberId: number, promotionId: number) =>
  read.first(SEEDS, memberId, promotionId);
export const saveSeeds = (
  store: Store,
  key: { memberId: number; promotionId: number },
  seeds: { serverSeed: string; clientSeed: string; nonce: number },
) => store.upsert('RaffleSeeds', key, seeds);

export const findSpin = ({ read }: Store, memberId: number, orderNo: string) => read.first(SPIN, memberId, orderNo);
export const findSpinOfReference = ({ read }: Store, memberId: number, reference: string) =>
  read.first(OF_REFERENCE, memberId, reference);
export const insertSpin = (store: Store, spin: SpinRow) => store.insert('RaffleSpin', spin);

/** Newest first. */
export const pageSpins = ({ read }: Store, memberId: number, promotionId: number, skip: number, take: number) => ({
  rows: read.all(SPINS, memberId, promotionId, take, skip),
  total: read.first(SPIN_COUNT, memberId, promotionId)?.count ?? 0,
});
