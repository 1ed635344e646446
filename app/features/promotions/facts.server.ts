import { listLanes } from '~/features/games/games.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';

type Detail = Value<'getPromotion'>;
type Bonus = NonNullable<Detail['bonus']>;

/** A deposit of a size that people make. */
const EXAMPLE_STEPS = 2;

/** What it gives and asks for, in sentences. */
export async function promotionFacts(site: Site, { bonus, cashback, application }: Detail): Promise<string[]> {
  const { t, format } = site;
  if (bonus) return bonusFacts(site, bonus);
  if (cashback) {
    const { percents, least, cap, turnover } = cashback;
    const [lowest = 0, highest = 0] = [percents[0], percents.at(-1)];
    return [
      t('promotions', 'server.facts.cashback', { lowest: String(lowest), highest: String(highest) }),
      t('promotions', 'server.facts.cashbackLimits', { least: format.money(least), cap: format.money(cap) }),
      t('promotions', 'server.facts.times', { times: String(turnover) }),
    ];
  }
  if (!application) return [];
  const { amount, turnover, claimDays } = application;
  return [
    t('promotions', 'server.facts.application', { amount: format.money(amount), days: String(claimDays) }),
    t('promotions', 'server.facts.times', { times: String(turnover) }),
  ];
}

async function bonusFacts(site: Site, bonus: Bonus): Promise<string[]> {
  const { t, format } = site;
  const { percent, minimum, cap, turnover, days, maxStake, gameTypes } = bonus;
  const lanes = await listLanes(site);
  const deposit = Number(minimum) * EXAMPLE_STEPS;
  const given = Math.min((deposit * percent) / 100, Number(cap));
  const values = {
    deposit: format.money(deposit.toFixed(2)),
    bonus: format.money(given.toFixed(2)),
    required: format.money((given * turnover).toFixed(2)),
    times: String(turnover),
  };
  return [
    days === null
      ? t('promotions', 'server.facts.bonus', values)
      : t('promotions', 'server.facts.bonusDays', { ...values, days: String(days) }),
    t('promotions', 'server.facts.bonusLimits', { minimum: format.money(minimum), cap: format.money(cap) }),
    ...(maxStake === null ? [] : [t('promotions', 'server.facts.maxStake', { amount: format.money(maxStake) })]),
    t('promotions', 'server.facts.counts', {
      games: lanes
        .filter(({ gameClassify }) => gameTypes.includes(gameClassify))
        .map(({ title }) => title)
        .join(', '),
    }),
  ];
}
