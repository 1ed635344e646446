import { randomUUID } from 'node:crypto';
import { paths } from '~/config/paths.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import { type PointReward, rewardView } from '../mall/mall.server.ts';

const ID = /^[1-9]\d{0,8}$/;

/** Throws 404 for an address without an id. */
export function readRewardId(site: Site): number {
  const id = site.url.searchParams.get('reward') ?? '';
  if (!ID.test(id)) throw notFound(site);
  return Number(id);
}

/** Throws 404 for an unknown reward. */
async function requireReward(site: Site): Promise<PointReward> {
  const { list } = await site.api.call('listPointRewards', { query: { rewardId: readRewardId(site) } });
  if (!list[0]) throw notFound(site);
  return list[0];
}

/** Throws as `requireReward`. */
export async function readRedeem(site: Site) {
  const { api, t, format } = site;
  const [reward, { points }, { isSet }, { list: latest }] = await Promise.all([
    requireReward(site),
    api.call('getPointBalance'),
    api.call('hasPaymentPassword'),
    api.call('listPointRedeemed', { query: { pageSize: 10 } }),
  ]);
  return {
    reward: rewardView(site, reward, points),
    left: t('points', 'server.points', { points: format.count(Math.max(0, points - reward.cost)) }),
    needsPassword: !isSet,
    passwordPath: paths.account({ part: 'paymentPassword' }),
    backPath: paths.pointMall(),
    action: paths.redeem(reward.rewardId),
    /** Address of the last order. */
    delivery: latest.find(({ delivery }) => delivery !== null)?.delivery ?? null,
    key: randomUUID(),
  };
}
export type RedeemView = Awaited<ReturnType<typeof readRedeem>>;
