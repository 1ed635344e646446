import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../http/api-error.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney } from '../../shared/money.ts';
import { textIn } from '../../shared/texts.ts';
import type { Language } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import { openGames } from '../games/views.ts';
import { findReward } from '../money/grants/repository.ts';
import { readDue, readOwed, takeBack } from '../money/grants/take-back.ts';
import { type CountedGame, countedPart } from '../money/rollovers/contribution.ts';
import { findRollover, listClosed, listOpen, type RolloverRow } from '../money/rollovers/repository.ts';
import { countsFor, isBonus, readFree, sumOpen } from '../money/rollovers/rollovers.ts';

type View = Value<'forfeitBonus'>;

const CLOSED = 20;

/** A valid bet large enough for the smallest share of one percent. */
const WHOLE = 100n;

export function listRollovers(context: Context<'listRollovers'>): Value<'listRollovers'> {
  const { world, brand, member, language, query } = context;
  const { memberId } = member;
  const rows = [...listOpen(world, memberId), ...listClosed(world, memberId, CLOSED)];
  const game = query.nodeId === undefined ? null : openGames(context).find(query.nodeId);
  return {
    list: rows.map((row) => ({
      ...rolloverView(world, row, language, world.now()),
      isGameCounted: game && isCounted(brand, row, game),
    })),
    left: formatMoney(sumOpen(world, memberId).left),
    free: formatMoney(readFree(world, memberId).free),
  };
}

const isCounted = ({ cashRules }: BrandState, row: RolloverRow, game: CountedGame): boolean =>
  countsFor(row, game.gameType, 0n) && countedPart(cashRules.turnoverShares, game, WHOLE) > 0n;

/** The contract's Rollover. `now` is epoch milliseconds. */
export function rolloverView(store: Store, row: RolloverRow, language: Language, now: number): View {
  const isOpen = row.state === 'open';
  const owed = canForfeit(row) ? readOwed(store, row, now) : null;
  const { due, openBets } = owed ?? readDue(store, row);
  const title = row.rewardId === null ? null : findReward(store, row.rewardId)?.title;
  return {
    rolloverId: row.id,
    cause: row.cause as View['cause'],
    orderNo: row.orderNo,
    title: title ? textIn(title, language) : null,
    credited: formatMoney(row.credited),
    required: formatMoney(row.required),
    done: formatMoney(row.done),
    left: formatMoney(isOpen ? row.required - row.done : 0n),
    takes: owed && formatMoney(owed.held),
    due: formatMoney(due),
    dueBets: openBets,
    gameTypes: row.gameTypes === '' ? [] : (JSON.parse(row.gameTypes) as View['gameTypes']),
    isGameCounted: null,
    maxStake: row.maxStake === null ? null : formatMoney(row.maxStake),
    expiresAt: row.expiresAt?.getTime() ?? null,
    state: row.state as View['state'],
    createdAt: row.createdAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
  };
}

const canForfeit = (row: RolloverRow): boolean => row.state === 'open' && isBonus(row);

/** Also takes back later wins. Throws 404, 409. */
export async function forfeitBonus({ world, member, body, language }: Context<'forfeitBonus'>): Promise<View> {
  const { memberId } = member;
  return world.transact(async (store) => {
    const row = findRollover(store, memberId, body.rolloverId);
    if (!row) throw new ApiError(404, 'rollover.not.found', 'There is no such rollover.');
    if (row.state === 'forfeited') return rolloverView(store, row, language, world.now());
    if (!canForfeit(row))
      throw new ApiError(
        409,
        'rollover.closed',
        'This rollover is closed or is not a bonus: there is nothing to give up.',
      );
    await takeBack(world, store, row, 'forfeited', world.now());
    const after = findRollover(store, memberId, row.id);
    return rolloverView(store, after ?? row, language, world.now());
  });
}
