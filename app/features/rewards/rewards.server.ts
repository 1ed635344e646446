import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { thousandths } from '~/i18n/money.ts';
import { deadlineText } from '~/parts/deadline.server.ts';
import { formAction } from '~/request/form-action.server.ts';
import { requireRealAccount } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import { pageNumber, parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { pageLinks } from '~/ui/page-links.ts';
import type { Query, Value } from '../../../openapi/generated/gaming-operations.ts';
import { readFreeRounds } from './free-rounds.server.ts';
import { claimSchema } from './schema.ts';
import { claimedToast, freeWinsText, refusedToast, worthText } from './worth.server.ts';

type Reward = Value<'listRewards'>['list'][number];

const LISTS = ['claimable', 'wagering', 'claimed', 'expired'] as const;
type List = (typeof LISTS)[number];

const QUERIES: Record<List, Query<'listRewards'>> = {
  claimable: { state: 'CLAIMABLE' },
  wagering: { isWagering: true },
  claimed: { state: 'CLAIMED' },
  expired: { state: 'EXPIRED' },
};

const Search = z.object({ list: z.enum(LISTS).catch('claimable'), page: pageNumber });

/** Specification: rewardCenter. */
export async function readRewards(site: Site) {
  const { list, page: pageNo } = parseSearch(site, Search);
  const query = { ...QUERIES[list], pageNo };
  const { list: rows, totalPages } = await site.api.call('listRewards', { query });
  const freeRounds = await optional(site, 'listFreeRounds', readFreeRounds(site), []);
  const pagePath = (page: number) => paths.rewards({ list, page: page === 1 ? undefined : page });
  return {
    list,
    tabs: LISTS.map((key) => ({
      key,
      label: site.t('rewards', `server.lists.${key}`),
      path: paths.rewards(key === 'claimable' ? {} : { list: key }),
      isSelected: key === list,
    })),
    freeRounds,
    rewards: rows.map((row) => rewardView(site, row)),
    page: pageNo,
    totalPages,
    pageLinks: pageLinks(pageNo, totalPages, pagePath),
    promotionsPath: site.member?.isOnBreak ? null : paths.promotions(),
  };
}
export type RewardsView = Awaited<ReturnType<typeof readRewards>>;

function rewardView(site: Site, reward: Reward) {
  const { t, format } = site;
  const { rewardId, title, source, state, promotionId, claimableUntil, claimedAt } = reward;
  const time = (key: 'claimedAt' | 'expiredAt', at: number | null) =>
    at === null ? [] : [t('rewards', `server.${key}`, { time: format.dateTime(at) })];
  return {
    id: String(rewardId),
    title,
    source: t('rewards', `server.sources.${source}`),
    worth: worthText(site, reward),
    isClaimable: state === 'CLAIMABLE',
    facts: [
      ...freeRoundFacts(site, reward),
      ...wageringFacts(site, reward),
      ...(state === 'CLAIMABLE' && claimableUntil !== null
        ? [t('rewards', 'server.claimBy', { time: deadlineText(site, claimableUntil) })]
        : []),
      ...time('claimedAt', claimedAt),
      ...(state === 'EXPIRED' ? time('expiredAt', claimableUntil) : []),
    ],
    rollover: rolloverView(site, reward),
    promotionPath: promotionId === null ? null : paths.promotion(promotionId),
  };
}
export type RewardView = ReturnType<typeof rewardView>;

function freeRoundFacts(site: Site, { freeRounds, freeWin, state }: Reward): string[] {
  if (!freeRounds) return [];
  const { t, format } = site;
  const { gameName: game, stake, playDays, turnover } = freeRounds;
  return [
    t('rewards', 'server.onGame', { game, stake: format.money(stake) }),
    ...(state === 'CLAIMABLE' ? [t('rewards', 'server.playWithin', { count: playDays })] : []),
    freeWin === null ? freeWinsText(site, turnover) : t('rewards', 'server.freeWon', { amount: format.money(freeWin) }),
  ];
}

function wageringFacts(site: Site, { kind, required, rolloverState, wagerDays, wagerUntil }: Reward): string[] {
  const { t, format } = site;
  if (kind !== 'CREDIT') return [];
  if (Number(required) === 0) return [t('rewards', 'server.free')];
  if (rolloverState === null) {
    const values = { required: format.money(required) };
    return wagerDays === null
      ? [t('rewards', 'server.wager', values)]
      : [t('rewards', 'server.wagerWithin', { ...values, count: wagerDays })];
  }
  const until = rolloverState === 'open' ? wagerUntil : null;
  return until === null ? [] : [t('rewards', 'server.wagerBy', { time: deadlineText(site, until) })];
}

function rolloverView({ t, format }: Site, { done, required, rolloverState }: Reward) {
  if (rolloverState === null || done === null) return null;
  return {
    /** Null once it is closed. */
    share: rolloverState === 'open' ? thousandths(done, required) : null,
    text:
      rolloverState === 'open'
        ? t('rewards', 'server.wagered', { done: format.roundedMoney(done), required: format.roundedMoney(required) })
        : t('wallet', `server.withdraw.rollover.states.${rolloverState}`),
    path: paths.withdraw(),
  };
}

export const rewardsAction = formAction('claimReward')({
  guard: requireRealAccount,
  schema: () => claimSchema,
  async submit(site, { ids }) {
    const rewardIds = ids.split(',').map(Number);
    const { list } = await site.api.call('claimReward', { body: { rewardIds } });
    const refused = list.filter(({ isClaimed }) => !isClaimed);
    if (refused.length > 0)
      return redirectWithToast(paths.rewards(), refusedToast(refused.map((each) => refusedText(site, each))));
    const claimed = list.flatMap(({ reward }) => reward ?? []);
    // The next one to claim; after the last, what is to be wagered.
    const open = site.api.call('listRewards', { query: QUERIES.claimable });
    const rest = await optional(site, 'listRewards', open, null);
    return redirectWithToast(paths.rewards(rest?.claimable ? {} : { list: 'claimed' }), claimedToast(site, claimed));
  },
  refusals: {},
});

/** Says why a reward was not claimed. */
function refusedText({ t }: Site, { reward, reason }: Value<'claimReward'>['list'][number]): string {
  const told = t('rewards', `server.reasons.${reason ?? 'UNKNOWN'}`);
  return reward ? t('rewards', 'server.refused', { title: reward.title, reason: told }) : told;
}
