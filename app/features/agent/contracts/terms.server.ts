import { BRAND_ZONE_NAME } from '~/i18n/format.server.ts';
import { isZero } from '~/i18n/money.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { percent, type Tier } from './tiers.ts';

export type Contract = Value<'contractDividend'>['mine'][number];
export type Terms = Contract['terms'];

interface Sentence {
  name: string;
  label: string;
  text: string;
}

const CONDITIONS = ['turnover', 'loss', 'active'] as const;

/** Only conditions that a tier has are columns. */
export function tiersView(site: Site, { tiers }: Terms) {
  const texts = (tier: Tier) => ({
    turnover: isZero(tier.turnover) ? '' : site.format.money(tier.turnover),
    loss: isZero(tier.loss) ? '' : site.format.money(tier.loss),
    active: tier.activeMembers === 0 ? '' : site.format.count(tier.activeMembers),
  });
  const rows = tiers.map((tier) => ({ ...texts(tier), rate: percent(tier.rate) }));
  return { columns: CONDITIONS.filter((name) => rows.some((row) => row[name] !== '')), rows };
}
export type TiersView = ReturnType<typeof tiersView>;

/** Formats "5%, 10%, 15%". */
export const ratesText = ({ tiers }: Terms): string => tiers.map(({ rate }) => percent(rate)).join(', ');

/** All terms but tiers and payer. */
export function termsSentences(site: Site, { kind, terms }: Pick<Contract, 'kind' | 'terms'>): Sentence[] {
  const { t, format } = site;
  const isDividend = kind === 'DIVIDEND';
  const { period, measure, base, deductions, fee, isCarried } = terms;
  const sentence = (
    name: 'period' | 'measure' | 'base' | 'active' | 'deductions' | 'fee' | 'step' | 'carried',
    text: string,
  ) => ({
    name,
    label: t('contracts', `server.terms.names.${name}`),
    text,
  });
  const settled = t('contracts', `server.terms.settled.${kind}`, { zone: BRAND_ZONE_NAME });
  const list = deductions.map((each) => t('contracts', `server.terms.deductions.${each}`)).join(', ');
  return [
    sentence('period', `${t('contracts', `server.terms.period.${period}`)} ${settled}`),
    sentence('measure', t('contracts', `server.terms.measure.${isDividend ? measure : 'salary'}`)),
    sentence('base', t('contracts', `server.terms.base.${isDividend ? base : 'salary'}`)),
    sentence('active', activeText(site, kind, terms)),
    sentence(
      'deductions',
      t('contracts', `server.terms.deductions.${isDividend ? (list ? 'some' : 'none') : 'salary'}`, { list }),
    ),
    ...(isDividend
      ? [sentence('fee', t('contracts', `server.terms.fee.${fee > 0 ? 'some' : 'none'}`, { fee: percent(fee) }))]
      : []),
    sentence('step', t('contracts', 'server.terms.step', { step: format.money(terms.step) })),
    ...(isDividend ? [sentence('carried', t('contracts', `server.terms.carried.${isCarried ? 'yes' : 'no'}`))] : []),
  ];
}

function activeText({ t, format }: Site, kind: Contract['kind'], { activeDeposit, activeBet }: Terms): string {
  const [byDeposit, byBet] = [!isZero(activeDeposit), !isZero(activeBet)];
  const way = byDeposit ? (byBet ? 'both' : 'deposit') : byBet ? 'bet' : 'any';
  const isByDay = kind === 'HOUR' || kind === 'REALTIME';
  return t('contracts', `server.terms.active.${way}`, {
    deposit: format.money(activeDeposit),
    bet: format.money(activeBet),
    span: t('contracts', `server.terms.active.${isByDay ? 'onDay' : 'inPeriod'}`),
  });
}

export function payerSentence(
  { t, brand }: Site,
  { upline, isPaidByBrand }: Pick<Contract, 'upline' | 'isPaidByBrand'>,
  isMine: boolean,
): Sentence {
  const text =
    isPaidByBrand || !upline
      ? t('contracts', 'server.terms.payer.brand', { name: brand.merchantName })
      : isMine
        ? t('contracts', 'server.terms.payer.upline', { name: upline.nickname })
        : t('contracts', 'server.terms.payer.me');
  return { name: 'payer', label: t('contracts', 'server.terms.names.payer'), text };
}

/** Tiers as lines of a detail: "5% · valid bets from ₱1,000.00, 3 active members". */
export const tierSentences = ({ t, format }: Site, { tiers }: Terms): Sentence[] =>
  tiers.map((tier, index) => {
    const conditions = [
      ...(isZero(tier.turnover)
        ? []
        : [t('contracts', 'server.conditions.turnover', { amount: format.money(tier.turnover) })]),
      ...(isZero(tier.loss) ? [] : [t('contracts', 'server.conditions.loss', { amount: format.money(tier.loss) })]),
      ...(tier.activeMembers === 0 ? [] : [t('contracts', 'server.conditions.active', { count: tier.activeMembers })]),
    ];
    return {
      name: `tier${index + 1}`,
      label: t('contracts', 'server.conditions.tier', { number: index + 1 }),
      text: `${percent(tier.rate)} · ${conditions.join(', ') || t('contracts', 'server.conditions.none')}`,
    };
  });
