import { LRUCache } from 'lru-cache';
import { countedStakes, coveredPositions, listChoices } from '../../../../openapi/rules/coverage.ts';
import { readRows } from '../../../../openapi/rules/lines.ts';
import type { Family } from '../../../engine/lottery/types.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';
import { type Lottery, lotteryFamily } from '../catalogue/lotteries.ts';
import { countOnDraw, linesOnDraw, type OrderRow } from './repository.ts';

type Line = Pick<OrderRow, 'play' | 'content'>;
type Covered = ReadonlyMap<string, readonly boolean[]>;

/** Many events settle one draw in short succession. */
const KEPT_MS = 60_000;
const MOST_KEPT = 100;
/** By connection: a world that is replaced has another. */
const caches = new WeakMap<World['read'], LRUCache<string, Covered>>();

/**
 * Part of an order's valid bet that counts towards rollovers. All lines of the member on the draw count, settled or
 * not, so the order of settlement does not matter.
 */
export function countValidBets(world: World, store: Store) {
  const known = new Map<string, Covered>();
  return (row: OrderRow, lottery: Lottery, validBet: bigint): bigint => {
    const family = lotteryFamily(lottery, row.drawAt.getTime());
    const place = [row.memberId, row.gameNodeId, row.numero].join(' ');
    const covered = known.get(place) ?? readCovered(world, store, row, family);
    known.set(place, covered);
    return countBet(family, covered, row, validBet);
  };
}

/** The cache key includes the line count: after a clock reset, lines may be added. */
function readCovered(world: World, store: Store, row: OrderRow, family: Family): Covered {
  const cache = caches.get(world.read) ?? new LRUCache<string, Covered>({ max: MOST_KEPT, ttl: KEPT_MS });
  caches.set(world.read, cache);
  const key = [row.memberId, row.gameNodeId, row.numero, countOnDraw(store, row)].join(' ');
  const covered = cache.get(key) ?? findCovered(family, linesOnDraw(store, row));
  cache.set(key, covered);
  return covered;
}

/** By play, the positions on which the lines of one draw take too many choices. */
export function findCovered({ plays, numbers }: Family, lines: readonly Line[]): Covered {
  const byPlay = new Map<string, Line[]>();
  for (const line of lines) {
    const ofPlay = byPlay.get(line.play);
    if (ofPlay) ofPlay.push(line);
    else byPlay.set(line.play, [line]);
  }
  return new Map(
    plays.flatMap((play) => {
      const choices = listChoices(play, numbers);
      const rows = byPlay.get(play.code)?.map(({ content }) => readRows(content));
      return choices && rows ? [[play.code, coveredPositions(choices, rows)] as const] : [];
    }),
  );
}

/** Excludes covered positions. */
export function countBet({ plays, numbers }: Family, covered: Covered, line: Line, validBet: bigint): bigint {
  const play = plays.find(({ code }) => code === line.play);
  const choices = play && listChoices(play, numbers);
  if (!choices) return validBet;
  const { counted, of } = countedStakes(choices, covered.get(line.play) ?? [], readRows(line.content));
  return (validBet * BigInt(counted)) / BigInt(of);
}
