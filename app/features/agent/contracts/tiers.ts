import * as z from 'zod/mini';
import { type DecimalSign, parseAmount } from '~/i18n/amount.ts';
import { parseUnits } from '~/i18n/money.ts';
import type { TranslateAny } from '~/i18n/translate.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { cleanLine } from '../../../../openapi/rules/cleaning.ts';
import { asksForMore, type Conditions, isAtLeast, listBelow } from '../../../../openapi/rules/tiers.ts';

export type Tier = Value<'contractDividend'>['mine'][number]['terms']['tiers'][number];

const MOST_ACCOUNTS = 50;
const MOST_NAME = 40;
const MOST_MEMBERS = 1_000_000;
const WHOLE = 10_000;

export const MEASURES = ['turnover', 'loss', 'active', 'rate'] as const;
type Measure = (typeof MEASURES)[number];
export const TIER_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type TierNumber = (typeof TIER_NUMBERS)[number];
type TierName = `${Measure}${TierNumber}`;
const FIELDS = { turnover: 'turnover', loss: 'loss', activeMembers: 'active' } as const;

/** Formats hundredths of a percent: 1050 as "10.5%". */
export const percent = (rate: number): string => `${rate / 100}%`;

interface Rules {
  sign: DecimalSign;
  hasLoss: boolean;
  /** Tiers of the agent's own contract, from the lowest. */
  own: readonly Tier[];
}

type Typed = Partial<Record<string, string>>;
interface TypedTier {
  number: TierNumber;
  tier: Tier;
}
interface Fault {
  name: TierName;
  message: string;
}

/** Tiers from the typed rows; empty rows are left out. Faults name their field. */
export function readTiers(typed: Typed, t: TranslateAny, { sign, hasLoss, own }: Rules) {
  const tiers: TypedTier[] = [];
  const faults: Fault[] = [];
  for (const number of TIER_NUMBERS) {
    const read = (measure: Measure) => cleanLine(typed[`${measure}${number}`] ?? '');
    if (MEASURES.every((measure) => read(measure) === '')) continue;
    const fail = (measure: Measure, key: 'amount' | 'active' | 'rate') => {
      faults.push({ name: `${measure}${number}`, message: t('contracts', `propose.errors.${key}`, { number }) });
      return null;
    };
    const readAmount = (measure: 'turnover' | 'loss') =>
      parseAmount(read(measure) || '0', sign) ?? fail(measure, 'amount');
    const turnover = readAmount('turnover');
    const loss = hasLoss ? readAmount('loss') : '0';
    const activeMembers = parseCount(read('active') || '0') ?? fail('active', 'active');
    const rate = parseRate(read('rate')) ?? fail('rate', 'rate');
    if (turnover === null || loss === null || activeMembers === null || rate === null) continue;
    tiers.push({ number, tier: { turnover, loss, activeMembers, rate } });
  }
  if (faults.length === 0) faults.push(...compareTiers(tiers, t, own));
  if (tiers.length === 0 && faults.length === 0)
    faults.push({ name: 'rate1', message: t('contracts', 'propose.errors.tiers') });
  return { tiers: tiers.map(({ tier }) => tier), faults };
}

function compareTiers(tiers: readonly TypedTier[], t: TranslateAny, own: readonly Tier[]): Fault[] {
  return tiers.flatMap(({ number, tier }, index): Fault[] => {
    const name = `rate${number}` as const;
    const before = tiers[index - 1];
    const values = { number, before: before?.number ?? 0 };
    const asked = readConditions(tier);
    if (before && !asksForMore(asked, readConditions(before.tier)))
      return [{ name, message: t('contracts', 'propose.errors.lower', values) }];
    if (before && tier.rate <= before.tier.rate)
      return [{ name, message: t('contracts', 'propose.errors.pays', values) }];
    const ownRate = own.findLast((each) => isAtLeast(asked, readConditions(each)))?.rate ?? 0;
    if (tier.rate <= ownRate) return [];
    const rates = { number, rate: percent(tier.rate), own: percent(ownRate) };
    const reached = own.findIndex((each) => each.rate >= tier.rate);
    const from = own[reached];
    if (!from) return [{ name, message: t('contracts', 'propose.errors.above', rates) }];
    const message = t('contracts', 'propose.errors.from', { ...rates, own: reached + 1 });
    return listBelow(asked, readConditions(from)).map((condition) => ({
      name: `${FIELDS[condition]}${number}`,
      message,
    }));
  });
}

const readConditions = ({ turnover, loss, activeMembers }: Tier): Conditions => ({
  turnover: parseUnits(turnover),
  loss: parseUnits(loss),
  activeMembers,
});

function parseCount(typed: string): number | null {
  const count = /^\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN;
  return count <= MOST_MEMBERS ? count : null;
}

/** Hundredths of a percent; a comma is a point in every language, as a rate has no thousands. */
function parseRate(typed: string): number | null {
  const text = typed.replace('%', '').trim().replace(',', '.');
  const rate = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  return rate > 0 && rate <= WHOLE ? rate : null;
}

export const readAccounts = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,;，、]+/)
      .map(cleanLine)
      .filter(Boolean),
  ),
];

const TIER_FIELDS = Object.fromEntries(
  TIER_NUMBERS.flatMap((number) => MEASURES.map((measure) => [`${measure}${number}`, z.optional(z.string())])),
) as Record<TierName, ReturnType<typeof z.optional<ReturnType<typeof z.string>>>>;

const side = z._default(z.enum(['BEFORE', 'AFTER']), 'AFTER');

/** A proposal, or with the intent `keep` a template. */
export const proposeSchema = (t: TranslateAny, rules: Rules) =>
  z
    .object({
      ...TIER_FIELDS,
      accounts: z.optional(z.string()),
      measure: side,
      base: side,
      name: z.optional(z.string()),
      intent: z.optional(z.string()),
    })
    .check(({ value, issues }) => {
      const typed: Typed = value;
      const fail = (name: string, message: string) =>
        issues.push({ code: 'custom', path: [name], message, input: typed[name] });
      for (const { name, message } of readTiers(typed, t, rules).faults) fail(name, message);
      if (typed.intent === 'keep') {
        const name = cleanLine(typed.name ?? '');
        if (name === '' || name.length > MOST_NAME) fail('name', t('contracts', 'propose.errors.name'));
        return;
      }
      const accounts = readAccounts(typed.accounts ?? '');
      if (accounts.length === 0 || accounts.length > MOST_ACCOUNTS || accounts.some((name) => name.length > 64))
        fail('accounts', t('contracts', 'propose.errors.accounts'));
    });
