import { paths } from '~/config/paths.ts';
import type { Promotion } from '~/features/promotions/promotions.server.ts';
import { rankName } from '~/features/vip/vip.server.ts';
import { parseUnits } from '~/i18n/money.ts';
import { isOffered } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import type { Site } from '~/request/site.server.ts';
import { rankGoal } from './rank-goal.ts';

export interface TodayAmount {
  amount: string;
  text: string;
  path: string;
  isUrgent: boolean;
}

/** Beside the check-in and the rewards, which the shell reads. Returns null for who gets no offers. */
export async function readToday(site: Site, promotions: Promotion[] | Promise<Promotion[]>) {
  if (!isOffered(site.member)) return null;
  const [all, rank] = await Promise.all([promotions, readRankGoal(site)]);
  return { cashback: cashbackView(site, all), rank, rewardsPath: paths.rewards() };
}
export type TodayView = NonNullable<Awaited<ReturnType<typeof readToday>>>;

/** Returns null while the week's loss is too small for a cashback. */
function cashbackView({ t, format }: Site, promotions: Promotion[]): TodayAmount | null {
  const running = promotions.find(({ kind, status }) => kind === 'CASHBACK' && status.state === 'IN_PROGRESS');
  const amount = running?.status.amount ?? '0';
  if (!running || parseUnits(amount) === 0n) return null;
  return {
    amount: format.roundedMoney(amount),
    text: t('home', 'server.today.cashback'),
    path: paths.promotion(running.promotionId),
    isUrgent: false,
  };
}

async function readRankGoal(site: Site): Promise<TodayAmount | null> {
  const { api, modules, t, format, now } = site;
  if (!modules.has('VIP3')) return null;
  const progress = await optional(site, 'getVipProgress', api.call('getVipProgress'), null);
  const goal = progress && rankGoal(progress, now);
  if (!goal) return null;
  const { kind, rankLevel, missing } = goal;
  return {
    amount: format.missingMoney(missing),
    text: t('home', `server.today.${kind}`, { rank: rankName(rankLevel), date: format.day(progress.judgedAt) }),
    path: paths.vip(),
    isUrgent: kind === 'keep',
  };
}
