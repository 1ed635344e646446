import { z } from 'zod';
import { paths } from '~/config/paths.ts';
import { joinPaths } from '~/features/session/sign-in.server.ts';
import { parseAmount } from '~/i18n/amount.ts';
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

interface Range {
  least: number;
  most: number;
  usual: number;
  /** The others are percentages, with up to four places. */
  isWhole?: boolean;
}

const rangesOf = (unit: number) =>
  ({
    players: { least: 1, most: 10_000, usual: 20, isWhole: true },
    bets: { least: 1, most: 1_000_000_000, usual: 20_000 * unit, isWhole: true },
    loss: { least: 0, most: 100, usual: 4 },
    costs: { least: 0, most: 100, usual: 1 },
  }) satisfies Record<string, Range>;

const typed = z.string().optional();
const Search = z.object({ players: typed, bets: typed, loss: typed, costs: typed });

/** Returns null for what is no number of the range. */
function readNumber(text: string, { least, most, isWhole = false }: Range): number | null {
  const plain = isWhole ? parseAmount(text, '') : parseAmount(text.trim().replace(',', '.') || '0', '.');
  const number = plain === null ? Number.NaN : Number(plain);
  return number >= least && number <= most ? number : null;
}

const DAYS = 30n;
const MONEY_SCALE = 10_000n;
/** Percentages count with two decimals. */
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
  const { contracts } = await site.cached('partner offer', ({ api }) => api.call('getPartnerOffer'));
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

/** Returns the field, and the number that counts: null for a wrong one, which the field keeps. */
function readField({ t, format }: Site, range: Range, text: string | undefined) {
  const hint = t('join', 'server.limits', { least: format.count(range.least), most: format.count(range.most) });
  const number = text === undefined ? range.usual : readNumber(text, range);
  if (number === null) return { number, view: { value: text ?? '', hint, error: hint } };
  return { number, view: { value: range.isWhole ? format.count(number) : (text ?? String(number)), hint } };
}

/** Dashes while a field is wrong. */
function calculate(site: Site, contracts: Offer[]) {
  const { brand, format, t } = site;
  const search = parseSearch(site, Search);
  const ranges = rangesOf(brand.unit);
  const players = readField(site, ranges.players, search.players);
  const bets = readField(site, ranges.bets, search.bets);
  const loss = readField(site, ranges.loss, search.loss);
  const costs = readField(site, ranges.costs, search.costs);
  const isWrong = [players, bets, loss, costs].some(({ number }) => number === null);
  const month = payMonth(site, contracts, {
    players: players.number ?? 0,
    bets: bets.number ?? 0,
    loss: loss.number ?? 0,
    costs: costs.number ?? 0,
  });
  const money = (amount: bigint) => (isWrong ? '–' : format.roundedMoney(unitsText(amount)));
  return {
    fields: { players: players.view, bets: bets.view, loss: loss.view, costs: costs.view },
    rows: (['turnover', 'loss', 'costs', 'salary', 'dividend'] as const).map((name) => ({
      label: t('join', `server.sums.${name}`),
      amount: money(month[name]),
    })),
    total: money(month.salary + month.dividend),
  };
}

/** A month of equal days, by the rule by which contracts are paid. */
function payMonth(
  { currency }: Site,
  contracts: Offer[],
  { players, bets, loss, costs }: Record<keyof ReturnType<typeof rangesOf>, number>,
) {
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
  return { turnover, loss: lost, costs: given, salary, dividend: pay('DIVIDEND', 1n, salary) };
}
