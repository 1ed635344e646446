import { bonusConditions } from '~/features/wallet/deposit/bonus.server.ts';
import { type Bonus, describeBonus } from '~/features/wallet/deposit/bonus.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';

type Detail = Value<'getPromotion'>;

/** Sentences about what the promotion gives and asks for. */
export async function promotionFacts(
  site: Site,
  { bonus, depositTurnover, cashback, application }: Detail,
): Promise<string[]> {
  const { t, format } = site;
  if (bonus) return bonusFacts(site, bonus, depositTurnover);
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

async function bonusFacts(site: Site, bonus: Bonus, turnover: number): Promise<string[]> {
  const { t, format, currency } = site;
  const { minimum, cap } = bonus;
  return [
    ...describeBonus(t, bonus, { amount: 0n, feePercent: 0, turnover, currency }),
    t('promotions', 'server.facts.bonusLimits', { minimum: format.money(minimum), cap: format.money(cap) }),
    ...(await bonusConditions(site, bonus)),
  ];
}
