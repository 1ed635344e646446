import { ApiError } from '../../../http/api-error.ts';
import { DAY_MS } from '../../../shared/zone.ts';
import { addDue } from '../../../worlds/agenda.ts';
import type { Store } from '../../../worlds/store.ts';
import type { Subscriber, World } from '../../../worlds/world.ts';
import { payCredit } from '../../money/grants/grants.ts';
import { findReward, updateReward } from '../../money/grants/repository.ts';
import {
  findFreeRoundAt,
  findGrant,
  findGrantOfRound,
  findNextGrant,
  type GrantRow,
  insertFreeRound,
  insertGrant,
  updateGrant,
} from './repository.ts';

/** A free round as the game's page names it. */
export interface FreeRoundKey {
  grantId: number;
  /** From 1. */
  index: number;
}

/** Opens the free rounds of a claimed reward (loyalty.md: Promotions). */
export const openGrant: Subscriber<'freeRoundsGranted'> = async (
  _world,
  store,
  { memberId, rewardId, rounds, terms, at },
) => {
  const { gameNodeId, level, playDays } = terms;
  const expiresAt = at + playDays * DAY_MS;
  const id = await insertGrant(store, {
    memberId,
    rewardId,
    gameNodeId,
    level,
    rounds,
    createdAt: new Date(at),
    expiresAt: new Date(expiresAt),
  });
  await addDue(store, 'freeRounds.expire', String(id), expiresAt);
};

/**
 * Grant that the next round of a game belongs to: that of the unfinished round with the order number, else the open one
 * that ends first. Null for a round with a stake.
 */
export const nextGrant = (
  store: Store,
  { memberId, gameNodeId, unfinished }: { memberId: number; gameNodeId: number; unfinished: string | undefined },
  now: number,
): GrantRow | null =>
  (unfinished === undefined ? findNextGrant(store, memberId, gameNodeId, now) : findGrantOfRound(store, unfinished)) ??
  null;

/**
 * Order number of the round that was played under the key before; null for the next one. Throws 422 if the key is not that of
 * the next round: nothing that a page takes for free may cost money.
 */
export function findPlayed(store: Store, key: FreeRoundKey, memberId: number, next: GrantRow | null): string | null {
  const grant = findGrant(store, key.grantId);
  const played = grant?.memberId === memberId ? findFreeRoundAt(store, key.grantId, key.index) : undefined;
  if (played) return played.orderNo;
  if (next?.id === key.grantId && next.used + 1 === key.index) return null;
  throw new ApiError(422, 'free.rounds.over', 'These free rounds are over: nothing was played.');
}

/** Books a round of a grant, and pays when it was the last one. `isOver` is false while the round goes on. */
export async function countFreeRound(
  world: World,
  store: Store,
  grant: GrantRow,
  { orderNo, win, isNew, isOver, at }: { orderNo: string; win: bigint; isNew: boolean; isOver: boolean; at: number },
): Promise<GrantRow> {
  const used = grant.used + (isNew ? 1 : 0);
  const counted = { ...grant, used, won: grant.won + win };
  await insertFreeRound(store, { orderNo, grantId: grant.id, index: isNew ? used : null, win });
  await updateGrant(store, grant.id, { used, won: counted.won });
  if (isOver && used === grant.rounds) await closeGrant(world, store, counted, at);
  return counted;
}

/** Pays what the rounds of a grant have won as one credit with its rollover. */
export async function closeGrant(world: World, store: Store, grant: GrantRow, at: number): Promise<void> {
  await updateGrant(store, grant.id, { closedAt: new Date(at) });
  const reward = findReward(store, grant.rewardId);
  if (!reward) throw new Error(`The free rounds ${grant.id} belong to no reward.`);
  if (grant.won === 0n) return;
  await updateReward(store, reward.id, { orderNo: await payCredit(world, store, reward, grant.won, at) });
}
