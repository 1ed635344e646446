import { parseUnits, thousandths, unitsText } from '~/i18n/money.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { Contract } from './terms.server.ts';
import { percent } from './tiers.ts';

type Preview = Value<'previewContract'>;
type Calculation = Preview['calculation'];

export const periodText = (
  { format }: Site,
  { kind }: Pick<Contract, 'kind'>,
  { from, to }: { from: number; to: number },
) => {
  if (kind === 'HOUR' || kind === 'REALTIME') return format.dateTime(from);
  const [first, last] = [format.date(from), format.date(to - 1)];
  return first === last ? first : `${first} – ${last}`;
};

/** "₱12,400.00 × 0.50% = ₱62.00", or that no tier was reached. `rate` is in hundredths of a percent. */
export const payFormula = (
  { format, t }: Pick<Site, 'format' | 't'>,
  { base, rate, amount }: Pick<Calculation, 'base' | 'rate' | 'amount'>,
): string =>
  rate === 0
    ? t('contracts', 'server.facts.noPay')
    : `${format.money(base)} × ${format.amount((rate / 100).toFixed(2))}% = ${format.money(amount)}`;

/** Labels and texts from the turnover to the base; the amount is not among them. */
export function calculationFacts({ t, format }: Site, { kind }: Pick<Contract, 'kind'>, calculation: Calculation) {
  const { turnover, stake, win, before, deducted, after, activeMembers, tier, rate, base, carried } = calculation;
  const fact = (name: Parameters<typeof label>[0], text: string) => ({ label: label(name), text });
  const label = (
    name:
      | ('turnover' | 'stake' | 'win' | 'before' | 'after' | 'active' | 'tier' | 'base' | 'carried')
      | Calculation['deducted'][number]['kind'],
  ) => t('contracts', `server.facts.${name}`);
  const loss = [
    fact('stake', format.money(stake)),
    fact('win', format.money(win)),
    fact('before', format.money(before)),
    ...deducted.map((each) => fact(each.kind, format.money(each.amount))),
    fact('after', format.money(after)),
  ];
  const reached =
    tier === null
      ? t('contracts', 'server.facts.noTier')
      : t('contracts', 'server.facts.tierRate', { tier, rate: percent(rate) });
  return [
    fact('turnover', format.money(turnover)),
    ...(kind === 'DIVIDEND' ? loss : []),
    fact('active', format.count(activeMembers)),
    fact('tier', reached),
    fact('base', format.money(base)),
    ...(parseUnits(carried) > 0n ? [fact('carried', format.money(carried))] : []),
  ];
}

interface Progress {
  label: string;
  /** Thousandths. */
  share: number;
  text: string;
  left: string;
}

/** Pay of a contract by what is known now, with what is missing to the next tier. */
export function previewView(site: Site, contract: Contract, { from, to, calculation, next }: Preview) {
  const { t, format } = site;
  return {
    period: periodText(site, contract, { from, to }),
    amount: format.money(calculation.amount),
    facts: calculationFacts(site, contract, calculation),
    tier: calculation.tier,
    next: next && {
      title: t('contracts', 'server.next.title', { tier: next.tier, rate: percent(next.rate) }),
      conditions: nextConditions(site, contract, next),
    },
  };
}
export type PreviewView = ReturnType<typeof previewView>;

function nextConditions({ t, format }: Site, { terms }: Contract, next: NonNullable<Preview['next']>): Progress[] {
  const wanted = terms.tiers[next.tier - 1];
  if (!wanted) return [];
  const progress = (
    name: 'turnover' | 'loss' | 'active',
    all: string,
    missing: string,
    show: (value: string) => string,
    showMissing = show,
  ) => {
    const [most, rest] = [parseUnits(all), parseUnits(missing)];
    if (most === 0n) return [];
    const has = unitsText(rest > most ? 0n : most - rest);
    return [
      {
        label: t('contracts', `server.next.${name}`),
        share: thousandths(has, all),
        text: t('contracts', 'server.next.of', { has: show(has), wanted: show(all) }),
        left:
          rest === 0n
            ? t('contracts', 'server.next.met')
            : t('contracts', 'server.next.missing', { amount: showMissing(missing) }),
      },
    ];
  };
  const count = (value: string) => format.count(Number(value));
  return [
    ...progress('turnover', wanted.turnover, next.turnover, format.roundedMoney, format.missingMoney),
    ...progress('loss', wanted.loss, next.loss, format.roundedMoney, format.missingMoney),
    ...progress('active', String(wanted.activeMembers), String(next.activeMembers), count),
  ];
}
