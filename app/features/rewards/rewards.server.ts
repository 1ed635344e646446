import * as z from 'zod/mini';
import { paths } from '~/config/paths.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { Query, Value } from '../../../openapi/generated/gaming-operations.ts';

type Reward = Value<'listRewards'>['list'][number];

const LISTS = ['claimable', 'wagering', 'claimed', 'expired'] as const;
type List = (typeof LISTS)[number];

const QUERIES: Record<List, Query<'listRewards'>> = {
  claimable: { state: 'CLAIMABLE' },
  wagering: { isWagering: true },
  claimed: { state: 'CLAIMED' },
  expired: { state: 'EXPIRED' },
};

const MOST_CLAIMS = 100;

function parseSearch({ url }: Site): { list: List; page: number } {
  const list = LISTS.find((each) => each === url.searchParams.get('list')) ?? 'claimable';
  const page = Number(url.searchParams.get('page'));
  return { list, page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1 };
}

/** Specification: rewardCenter. Throws as `requireRealAccount`. */
export async function readRewards(site: Site) {
  requireRealAccount(site);
  const { list, page: pageNo } = parseSearch(site);
  const query = { ...QUERIES[list], pageNo };
  const { list: rows, totalPages, claimable } = await site.api.call('listRewards', { query });
  const pagePath = (page: number) => paths.rewards({ list, page: page === 1 ? undefined : page });
  return {
    list,
    tabs: LISTS.map((key) => ({
      key,
      label: site.t('rewards', `server.lists.${key}`),
      path: paths.rewards(key === 'claimable' ? {} : { list: key }),
      isSelected: key === list,
    })),
    rewards: rows.map((row) => rewardView(site, row)),
    /** Of all pages. */
    claimable,
    page: pageNo,
    totalPages,
    pageLinks: pageLinks(pageNo, totalPages, pagePath),
    promotionsPath: site.member?.isOnBreak ? null : paths.promotions(),
  };
}
export type RewardsView = Awaited<ReturnType<typeof readRewards>>;

function rewardView(site: Site, reward: Reward) {
  const { t, format } = site;
  const { rewardId, title, source, kind, amount, state, promotionId, claimableUntil, claimedAt } = reward;
  const time = (key: 'claimBy' | 'claimedAt' | 'expiredAt', at: number | null) =>
    at === null ? [] : [t('rewards', `server.${key}`, { time: format.dateTime(at) })];
  return {
    id: String(rewardId),
    title,
    source: t('rewards', `server.sources.${source}`),
    worth:
      kind === 'POINTS'
        ? t('rewards', 'server.points', { count: Number(amount), number: format.count(Number(amount)) })
        : format.money(amount),
    isClaimable: state === 'CLAIMABLE',
    facts: [
      ...wageringFacts(site, reward),
      ...(state === 'CLAIMABLE' ? time('claimBy', claimableUntil) : []),
      ...time('claimedAt', claimedAt),
      ...(state === 'EXPIRED' ? time('expiredAt', claimableUntil) : []),
    ],
    rollover: rolloverView(site, reward),
    promotionPath: promotionId === null ? null : paths.promotion(promotionId),
  };
}
export type RewardView = ReturnType<typeof rewardView>;

function wageringFacts({ t, format }: Site, { kind, required, rolloverState, wagerUntil }: Reward): string[] {
  if (kind === 'POINTS') return [];
  if (Number(required) === 0) return [t('rewards', 'server.free')];
  if (rolloverState === null) return [t('rewards', 'server.wager', { required: format.money(required) })];
  const until = rolloverState === 'open' ? wagerUntil : null;
  return until === null ? [] : [t('rewards', 'server.wagerBy', { time: format.dateTime(until) })];
}

function rolloverView({ t, format }: Site, { done, required, rolloverState }: Reward) {
  if (rolloverState === null || done === null) return null;
  return {
    /** Thousandths; null once it is closed. */
    share: rolloverState === 'open' ? Math.floor((Number(done) / Number(required)) * 1000) : null,
    text:
      rolloverState === 'open'
        ? t('rewards', 'server.wagered', { done: format.money(done), required: format.money(required) })
        : t('wallet', `server.withdraw.rollover.states.${rolloverState}`),
    path: paths.withdraw(),
  };
}

export const rewardsAction = formAction('claimReward')({
  guard: requireRealAccount,
  repeats: { rewardId: MOST_CLAIMS },
  schema: () => z.object({ rewardId: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  async submit(site, _, { form }) {
    const rewardIds = form
      .getAll('rewardId')
      .filter((id) => /^[1-9]\d{0,8}$/.test(String(id)))
      .map(Number);
    const { list } = await site.api.call('claimReward', { body: { rewardIds } });
    const refused = list.find(({ isClaimed }) => !isClaimed);
    if (refused?.reason) return { '': site.t('rewards', `server.reasons.${refused.reason}`) };
    return redirectWithToast(paths.rewards({ list: 'claimed' }), { tone: 'info', key: 'rewards.claimed' });
  },
  refusals: {},
});
