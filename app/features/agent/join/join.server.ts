import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { joinPaths } from '~/features/session/sign-in.server.ts';
import { parseUnits, unitsText } from '~/i18n/money.ts';
import { requireModule } from '~/request/guards.server.ts';
import { optional } from '~/request/optional.server.ts';
import { parseSearch } from '~/request/search.server.ts';
import type { Site } from '~/request/site.server.ts';
import { isAgentType, isTrialType } from '~/session/member-types.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { smallestPaid } from '../../../../openapi/rules/currency.ts';
import { calculatePay, type PayTerms } from '../../../../openapi/rules/pay.ts';
import { percentText } from '../../../../openapi/rules/rates.ts';

type Offer = Value<'getPartnerOffer'>['contracts'][number];

/** Whole amounts of the currency, and percentages of the bets. */
const number = (least: number, most: number, usual: number) => z.coerce.number().min(least).max(most).catch(usual);
const searchOf = (unit: number) =>
  z.object({
    players: number(1, 10_000, 20).transform(Math.round),
    bets: number(1, 1_000_000_000, 20_000 * unit).transform(Math.round),
    loss: number(0, 100, 4),
    costs: number(0, 100, 1),
  });

const DAYS = 30n;
const MONEY_SCALE = 10_000n;
/** Percentages have two decimals. */
const PARTS = 10_000n;

const share = (amount: bigint, percent: number): bigint => (amount * BigInt(Math.round(percent * 100))) / PARTS;

const readTerms = ({ kind, terms }: Offer): PayTerms => ({
  ...terms,
  isSalary: kind !== 'DIVIDEND',
  step: parseUnits(terms.step),
  tiers: terms.tiers.map(({ turnover, loss, activeMembers, rate }) => ({
    conditions: { turnover: parseUnits(turnover), loss: parseUnits(loss), activeMembers },
    rate,
  })),
});

/** Everybody reads the offer; the application is a real member's. Throws 404 without the module. */
export async function readJoin(site: Site) {
  requireModule(site, 'PARTNER3');
  const { contracts } = await site.cached('partner offer', (api) => api.call('getPartnerOffer'));
  return {
    tables: contracts.map((contract) => tierTable(site, contract)),
    calculator: calculate(site, contracts),
    own: await readOwn(site),
  };
}

export type JoinView = Awaited<ReturnType<typeof readJoin>>;

async function readOwn(site: Site) {
  const { member, api, format, t } = site;
  if (!member || isTrialType(member.type)) return { kind: 'visitor' as const, join: joinPaths(site, paths.join()) };
  if (member.subAccount || isAgentType(member.type)) return { kind: 'agent' as const };
  const last = await optional(site, 'getPartnerApplication', api.call('getPartnerApplication'), null);
  if (!last) return { kind: 'form' as const, last: null };
  const state = {
    state: last.state,
    text: t('join', `server.states.${last.state}`, { time: format.dateTime(last.createdAt) }),
    reason: last.reason,
  };
  return { kind: last.state === 'DECLINED' ? ('form' as const) : ('applied' as const), last: state };
}

function tierTable({ t, format }: Site, { kind, terms }: Offer) {
  const isSalary = kind !== 'DIVIDEND';
  return {
    kind,
    title: t('join', isSalary ? 'server.daily.title' : 'server.dividend.title'),
    text: t('join', isSalary ? 'server.daily.text' : 'server.dividend.text', {
      bet: format.roundedMoney(terms.activeBet),
    }),
    measure: t('join', isSalary ? 'server.daily.measure' : 'server.dividend.measure'),
    rows: terms.tiers.map(({ turnover, loss, activeMembers, rate }, index) => ({
      id: String(index),
      from: format.roundedMoney(isSalary ? turnover : loss),
      members: format.count(activeMembers),
      rate: percentText(rate),
    })),
  };
}

/** A month of equal days, by the rule by which contracts are paid. */
function calculate(site: Site, contracts: Offer[]) {
  const { brand, format, t, currency } = site;
  const fields = parseSearch(site, searchOf(brand.unit));
  const { players, bets, loss, costs } = fields;
  const smallest = smallestPaid(currency.code);
  const turnover = BigInt(players) * BigInt(bets) * MONEY_SCALE;
  const lost = share(turnover, loss);
  const given = share(turnover, costs);
  const sums = { promotion: 0n, commission: 0n, activeMembers: players };
  const pay = (kind: Offer['kind'], days: bigint, salary: bigint) => {
    const contract = contracts.find((each) => each.kind === kind);
    if (!contract) return 0n;
    const ofPeriod = { turnover: turnover / days, stake: turnover / days, win: (turnover - lost) / days };
    const period = { ...sums, ...ofPeriod, rebate: given / days, salary };
    return calculatePay(readTerms(contract), period, 0n, smallest).amount * days;
  };
  const salary = pay('DAILY', DAYS, 0n);
  const dividend = pay('DIVIDEND', 1n, salary);
  const money = (amount: bigint) => format.roundedMoney(unitsText(amount));
  return {
    fields,
    rows: [
      { label: t('join', 'server.sums.turnover'), amount: money(turnover) },
      { label: t('join', 'server.sums.loss'), amount: money(lost) },
      { label: t('join', 'server.sums.costs'), amount: money(given) },
      { label: t('join', 'server.sums.salary'), amount: money(salary) },
      { label: t('join', 'server.sums.dividend'), amount: money(dividend) },
    ],
    total: money(salary + dividend),
  };
}
