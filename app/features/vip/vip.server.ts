import { hasVipService } from '~/brand/customer-service.server.ts';
import { paths } from '~/config/paths.ts';
import { joinPaths } from '~/features/session/sign-in.server.ts';
import { parseUnits, thousandths, unitsText } from '~/i18n/money.ts';
import { deadlineText } from '~/parts/deadline.server.ts';
import { requireMember, requireModule } from '~/request/guards.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isTrialType } from '~/session/member-types.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';

type Progress = Value<'getVipProgress'>;
type Level = Value<'listVipLevels'>['list'][number];
type Measure = Progress['month'];

const USUAL = 100;

export const rankName = (rankLevel: number): string => `VIP ${rankLevel}`;

/** Specification, section 2: visitors and trial accounts see the ranks alone. Throws 404 where the brand has no ranks. */
export async function readVip(site: Site) {
  requireModule(site, 'VIP3');
  const isRanked = site.member !== null && !isTrialType(site.member.type);
  if (isRanked) requireMember(site);
  const [{ list }, progress] = await Promise.all([
    site.cached('vip levels', ({ api }) => api.call('listVipLevels')),
    isRanked ? site.api.call('getVipProgress') : null,
  ]);
  return {
    levels: list.map((level) => levelView(site, level, progress?.rankLevel === level.rankLevel)),
    terms: site.t('vip', 'server.terms', { count: list[0]?.bonusTurnover ?? 1 }),
    own: progress && ownView(site, progress),
    /** Way in for visitors and trial accounts. */
    join: isRanked ? null : joinPaths(site, paths.vip()),
  };
}

export type VipView = Awaited<ReturnType<typeof readVip>>;
export type LevelView = VipView['levels'][number];
export type OwnView = NonNullable<VipView['own']>;
export type MeasureView = ReturnType<typeof measureView>;

function levelView(site: Site, level: Level, isOwn: boolean) {
  const { t, format, image, brand } = site;
  const amount = (value: string) => (parseUnits(value) > 0n ? format.money(value) : '–');
  const { rankLevel, pointsPercent, withdrawTimePercent } = level;
  return {
    id: String(rankLevel),
    name: rankName(rankLevel),
    badge: image(level.badge),
    isOwn,
    needs:
      rankLevel === 0
        ? t('vip', 'server.start')
        : t('vip', 'server.needs', { turnover: format.money(level.turnover), deposits: format.money(level.deposits) }),
    turnover: amount(level.turnover),
    deposits: amount(level.deposits),
    keep: amount(level.keep),
    cashback: `${level.cashbackPercent}%`,
    points: pointsPercent > USUAL ? `+${pointsPercent - USUAL}%` : '–',
    upgrade: amount(level.upgradeBonus),
    weekly: amount(level.weeklyBonus),
    birthday: amount(level.birthdayBonus),
    withdrawDay: format.money(level.withdrawDayAmount),
    review:
      withdrawTimePercent < USUAL
        ? t('vip', 'server.faster', { percent: USUAL - withdrawTimePercent })
        : t('vip', 'server.usual'),
    service: t('vip', hasVipService(brand.customerService, rankLevel) ? 'server.vipService' : 'server.liveChat'),
  };
}

function ownView(site: Site, progress: Progress) {
  const { t, format, image } = site;
  const { rankLevel, month, judgedAt, isSafe, ceiling, turnover, deposits } = progress;
  const values = { name: rankName(rankLevel), date: deadlineText(site, judgedAt) };
  const isKept = isReached(month);
  return {
    name: values.name,
    badge: image(progress.badge),
    next:
      turnover.required === null
        ? null
        : {
            title: t('vip', 'server.next', { name: rankName(rankLevel + 1) }),
            measures: [
              measureView(site, t('vip', 'server.turnover'), turnover),
              measureView(site, t('vip', 'server.deposits'), deposits),
            ],
          },
    /** Null for a rank that needs nothing to stay. */
    keep:
      parseUnits(month.required ?? '0') === 0n
        ? null
        : {
            title: t('vip', 'server.keep', values),
            measure: measureView(site, t('vip', 'server.month'), month),
            text: t('vip', isKept ? 'server.kept' : isSafe ? 'server.safe' : 'server.judged', values),
            isOpen: !isKept && !isSafe,
          },
    ceiling: ceiling && {
      title: t('vip', 'server.back', { lost: rankName(ceiling.lost) }),
      text: t('vip', 'server.ceiling', { name: rankName(ceiling.rankLevel), lost: rankName(ceiling.lost) }),
      measure: measureView(site, t('vip', 'server.month'), ceiling.month),
    },
    history: progress.history.map(({ from, to, reason, time }) => ({
      id: `${time} ${to}`,
      text: t('vip', `server.changes.${reason}`, { from: rankName(from), to: rankName(to) }),
      time: format.dateTime(time),
      isRise: to > from,
    })),
    rewardsPath: site.routes.isOn(paths.rewards()) ? paths.rewards() : null,
  };
}

const isReached = ({ done, required }: Measure): boolean =>
  required !== null && parseUnits(done) >= parseUnits(required);

function measureView({ t, format }: Site, label: string, measure: Measure) {
  const [done, required] = [parseUnits(measure.done), parseUnits(measure.required ?? '0')];
  return {
    label,
    share: thousandths(measure.done, measure.required ?? '0'),
    text: t('vip', 'server.of', {
      done: format.roundedMoney(measure.done),
      required: format.roundedMoney(measure.required ?? '0'),
    }),
    left: isReached(measure)
      ? t('vip', 'server.reached')
      : t('vip', 'server.left', { amount: format.missingMoney(unitsText(required - done)) }),
  };
}
