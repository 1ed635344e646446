import { MONEY_SCALE } from '../../../shared/money.ts';
import type { FreeRoundTerms, RewardKind, Wagering } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';
import { MAIN } from '../ledger/accounts.ts';
import { drawOrderNo, move, TYPE } from '../ledger/ledger.ts';
import { openRollover } from '../rollovers/rollovers.ts';
import { findRewardOfKey, insertReward, type RewardRow, updateReward } from './repository.ts';

export type RewardSource =
  | 'PROMOTION'
  | 'CASHBACK'
  | 'MISSION'
  | 'RANK'
  | 'REFERRAL'
  | 'RAFFLE'
  | 'TOURNAMENT'
  | 'POINTS'
  | 'OFFICE';
export type RewardState = 'PENDING' | 'CLAIMABLE' | 'CLAIMED' | 'EXPIRED' | 'REVOKED';

export interface Grant {
  brandCode: string;
  memberId: number;
  source: RewardSource;
  /** Occasion and period: a second grant for them gives nothing. */
  sourceKey: string;
  promotionId?: number;
  /** JSON by language. */
  title: string;
  kind: RewardKind;
  /** Ten-thousandths of the currency, of a point, of a ticket, or of a round. */
  amount: bigint;
  /** Activity points of a mission. */
  activity?: number;
  /** Terms of a credit, or of what free rounds win. */
  wagering?: Wagering;
  freeRounds?: FreeRoundTerms;
  /** Held back until the back office releases it. */
  isHeld?: boolean;
  /** Epoch milliseconds; at once, and without end, by default. */
  claimableFrom?: number;
  claimableUntil?: number;
}

/**
 * Gives a member a reward to claim (loyalty.md: Rewards). Returns null if it was given before. Call in the transaction of what it
 * is given for. `at` is epoch milliseconds.
 */
export async function grantReward(store: Store, grant: Grant, at: number): Promise<RewardRow | null> {
  const { promotionId = null, activity = 0, wagering, freeRounds, ...others } = grant;
  const { isHeld = false, claimableFrom = at, ...rest } = others;
  const { claimableUntil, ...row } = rest;
  if (findRewardOfKey(store, row.memberId, row.sourceKey)) return null;
  return insertReward(store, {
    ...row,
    promotionId,
    activity,
    wagering: wagering ? JSON.stringify(wagering) : '',
    freeRounds: freeRounds ? JSON.stringify(freeRounds) : '',
    state: isHeld ? 'pending' : 'claimable',
    createdAt: new Date(at),
    claimableFrom: new Date(claimableFrom),
    claimableUntil: claimableUntil === undefined ? null : new Date(claimableUntil),
  });
}

/** The two deadlines need no event. */
export function rewardState({ state, claimableFrom, claimableUntil }: RewardRow, now: number): RewardState {
  if (state === 'claimed') return 'CLAIMED';
  if (state === 'revoked') return 'REVOKED';
  if (claimableUntil && claimableUntil.getTime() <= now) return 'EXPIRED';
  return state === 'pending' || claimableFrom.getTime() > now ? 'PENDING' : 'CLAIMABLE';
}

/** Makes a held reward claimable, or revokes it. Call in the transaction that has read the state. */
export function decideHeld(store: Store, { id, state }: RewardRow, decision: 'claimable' | 'revoked') {
  if (state !== 'pending') throw new Error(`The reward ${id} is ${state}.`);
  return updateReward(store, id, { state: decision });
}

/**
 * Pays a claimable reward: state, money with its rollover, points, tickets or free rounds. `depositNo` is the deposit that
 * brought it. Call in the transaction that has read the state.
 */
export async function payReward(
  world: World,
  store: Store,
  reward: RewardRow,
  at: number,
  depositNo?: string,
): Promise<RewardRow> {
  const { id, kind, amount } = reward;
  const isCredit = kind === 'CREDIT';
  const orderNo = isCredit ? await payCredit(world, store, reward, amount, at, depositNo) : drawOrderNo(world, 'P', at);
  if (!isCredit) await payInKind(world, store, reward, orderNo, at);
  return updateReward(store, id, { state: 'claimed', claimedAt: new Date(at), orderNo });
}

async function payInKind(world: World, store: Store, reward: RewardRow, orderNo: string, at: number): Promise<void> {
  const { id: rewardId, brandCode, memberId, promotionId, kind, title } = reward;
  const count = wholePoints(reward.amount);
  if (kind === 'POINTS') await world.notify('pointsGranted', store, { memberId, points: count, title, orderNo, at });
  if (kind === 'TICKETS')
    await world.notify('ticketsGranted', store, { brandCode, memberId, promotionId, tickets: count, at });
  const terms = readTerms(reward);
  if (terms) await world.notify('freeRoundsGranted', store, { memberId, rewardId, rounds: count, terms, at });
}

/** Pays money of a reward, with its rollover. Returns the order number. */
export async function payCredit(
  world: World,
  store: Store,
  reward: RewardRow,
  amount: bigint,
  at: number,
  depositNo?: string,
): Promise<string> {
  const { id: rewardId, brandCode, memberId, title, source: cause } = reward;
  const movementNo = await move(world, store, {
    brandCode,
    memberId,
    prefix: 'P',
    subject: depositNo === undefined ? { kind: 'reward' } : { kind: 'deposit', orderNo: depositNo },
    at,
    remark: title,
    legs: [
      { account: 'PROMOTIONS', amount: -amount, typeCode: TYPE.promotion },
      { account: MAIN, amount, typeCode: TYPE.promotion },
    ],
  });
  const orderNo = depositNo ?? movementNo;
  const wagering = readWagering(reward);
  await openRollover(store, { memberId, cause, orderNo, rewardId, credited: amount, wagering, at });
  return orderNo;
}

/** Null for other kinds. */
export const readTerms = ({ freeRounds }: Pick<RewardRow, 'freeRounds'>): FreeRoundTerms | null =>
  freeRounds === '' ? null : (JSON.parse(freeRounds) as FreeRoundTerms);

export const readWagering = ({ wagering }: Pick<RewardRow, 'wagering'>): Wagering =>
  wagering === '' ? { turnover: 0 } : (JSON.parse(wagering) as Wagering);

/** The terms of a credit among the rules of what gives it. */
export const wageringOf = ({ turnover, days, maxStake, gameTypes }: Wagering): Wagering => ({
  turnover,
  ...(days && { days }),
  ...(maxStake && { maxStake }),
  ...(gameTypes && { gameTypes }),
});

export const wholePoints = (amount: bigint): number => Number(amount / MONEY_SCALE);
