import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { TRIAL_TYPE } from '../../accounts/real-account.ts';
import { pointRewardPath } from '../../art/paths.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { Context } from '../../http/handlers.ts';
import { formatMoney, toAmount } from '../../shared/money.ts';
import { textIn } from '../../shared/texts.ts';
import type { Language } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import { readStanding } from '../vip/repository.ts';
import { countRedeemed, listRewardRows, type PointRewardRow, readPoints } from './repository.ts';

type View = Value<'listPointRewards'>['list'][number];

export interface Redeemer {
  rankLevel: number;
  points: number;
  /** By reward. */
  redeemed: ReadonlyMap<number, number>;
}

export const readRedeemer = (store: Store, memberId: number): Redeemer => ({
  rankLevel: readStanding(store, memberId).rankLevel,
  points: readPoints(store, memberId),
  redeemed: countRedeemed(store, memberId),
});

export const isOffered = ({ modules }: BrandState, { kind }: PointRewardRow): boolean =>
  kind !== 'FREE_ROUNDS' || modules.has('FREEROUNDS3');

/** A reward for a member, or for a visitor (null). */
export function redeemState({ id, cost, stock, perMember, minimumRank }: PointRewardRow, redeemer: Redeemer | null) {
  if (!redeemer) return 'SIGNED_OUT';
  if (stock === 0) return 'SOLD_OUT';
  if (redeemer.rankLevel < minimumRank) return 'RANK';
  if (perMember !== null && (redeemer.redeemed.get(id) ?? 0) >= perMember) return 'LIMIT';
  return redeemer.points < cost ? 'POINTS' : 'OPEN';
}

/** Trial money earns no points, so a trial account sees what a visitor does. */
export function listRewards(context: Context<'listPointRewards'>): Value<'listPointRewards'> {
  const { world, brand, identity, language, query } = context;
  const redeemer = identity && identity.type !== TRIAL_TYPE ? readRedeemer(world, identity.memberId) : null;
  const list = listRewardRows(world, brand.code)
    .filter((row) => isOffered(brand, row))
    .filter(({ id }) => query.rewardId === undefined || id === query.rewardId)
    .filter(({ kind }) => query.kind === undefined || kind === query.kind)
    .map((row) => toView(row, redeemer, language))
    .filter(({ state }) => !query.affordable || !redeemer || state === 'OPEN');
  return { list };
}

const toView = (row: PointRewardRow, redeemer: Redeemer | null, language: Language): View => ({
  rewardId: row.id,
  kind: row.kind as View['kind'],
  name: textIn(row.name, language),
  text: textIn(row.text, language),
  image: pointRewardPath(row.picture),
  cost: row.cost,
  worth: formatMoney(toAmount(row.worth)),
  turnover: row.turnover,
  stock: row.stock,
  minimumRank: row.minimumRank,
  perMember: row.perMember,
  redeemed: redeemer?.redeemed.get(row.id) ?? 0,
  state: redeemState(row, redeemer),
  missing: redeemer ? Math.max(0, row.cost - redeemer.points) : 0,
});
