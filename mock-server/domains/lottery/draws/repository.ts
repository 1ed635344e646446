import { type NewRow, select, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

const ALTERED = selectRows('LotteryDraw', 'WHERE "gameNodeId" = ? AND "numero" = ?');
const PENDING = select(
  'LotteryOrder',
  ['orderNo'],
  'WHERE ("gameNodeId" = ? OR "otherNodeId" = ?) AND "numero" = ? AND "state" = 2 LIMIT 1',
);

/** Returns null for a draw from its day's seed. */
export const findAltered = ({ read }: Pick<Store, 'read'>, gameId: number, numero: string) =>
  read.first(ALTERED, gameId, numero);

export const hasPending = ({ read }: Pick<Store, 'read'>, gameId: number, numero: string): boolean =>
  read.first(PENDING, gameId, gameId, numero) !== null;

export const saveAltered = (store: Store, { gameNodeId, numero, ...draw }: NewRow<'LotteryDraw'>) =>
  store.upsert('LotteryDraw', { gameNodeId, numero }, draw);
