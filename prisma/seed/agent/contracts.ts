import { calculate } from '../../../mock-server/domains/agent/contracts/calculate.ts';
import {
  type ContractKind,
  type ContractPeriod,
  periodAt,
} from '../../../mock-server/domains/agent/contracts/periods.ts';
import { usualTerms } from '../../../mock-server/domains/agent/contracts/templates.ts';
import type { ContractTerms } from '../../../mock-server/domains/agent/contracts/terms.ts';
import { tiersText } from '../../../mock-server/domains/agent/contracts/tiers-text.ts';
import { TYPE } from '../../../mock-server/domains/money/ledger/ledger.ts';
import { parseMoney, toAmount } from '../../../mock-server/shared/money.ts';
import { dayInZone } from '../../../mock-server/shared/zone.ts';
import { SEED_TIME } from '../../../mock-server/worlds/clock.ts';
import { smallestBooked } from '../../../openapi/rules/currency.ts';
import type { PeriodSums } from '../../../openapi/rules/pay.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId, memberId } from '../member/member.ts';
import { characters } from '../member/people.ts';
import type { Credit } from '../missions/claims.ts';
import { daysBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { json } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';

const DAY_MINUTES = 24 * 60;

/** By number in the team, from 1; 0 is boss, null is the brand. */
interface ContractSeed {
  id: number;
  kind: ContractKind;
  upline: number | null;
  line: number;
  state: 'proposed' | 'accepted' | 'rejected' | 'withdrawn';
  /** The kind's usual one by default. */
  period?: ContractPeriod;
  /** Hundredths of a percent more than the template's rates. */
  more?: number;
  proposedDaysAgo: number;
  endedDaysAgo?: number;
  /** Whole units that are carried over. */
  carried?: number;
}

/** Between the brand, boss at baize and agents of the team: every kind and every state. */
export const CONTRACTS: readonly ContractSeed[] = [
  { id: 1, kind: 'DIVIDEND', upline: null, line: 0, state: 'accepted', more: 1000, proposedDaysAgo: 260 },
  { id: 2, kind: 'DAILY', upline: null, line: 0, state: 'accepted', more: 20, proposedDaysAgo: 260 },
  { id: 3, kind: 'HOUR', upline: null, line: 0, state: 'accepted', more: 5, proposedDaysAgo: 200 },
  { id: 4, kind: 'REALTIME', upline: null, line: 0, state: 'accepted', more: 5, proposedDaysAgo: 200 },
  { id: 5, kind: 'DIVIDEND', upline: null, line: 0, state: 'proposed', more: 1200, proposedDaysAgo: 1 },
  { id: 6, kind: 'DAILY', upline: null, line: 0, state: 'proposed', more: 25, proposedDaysAgo: 1 },
  { id: 7, kind: 'HOUR', upline: null, line: 0, state: 'proposed', more: 8, proposedDaysAgo: 1 },
  { id: 8, kind: 'REALTIME', upline: null, line: 0, state: 'proposed', more: 8, proposedDaysAgo: 1 },
  { id: 9, kind: 'DIVIDEND', upline: 0, line: 1, state: 'accepted', more: 500, proposedDaysAgo: 150, carried: 812 },
  { id: 10, kind: 'DAILY', upline: 0, line: 2, state: 'accepted', more: 10, proposedDaysAgo: 120 },
  { id: 11, kind: 'DIVIDEND', upline: 0, line: 3, state: 'rejected', more: 100, proposedDaysAgo: 90 },
  { id: 12, kind: 'DAILY', upline: 0, line: 4, state: 'withdrawn', proposedDaysAgo: 60 },
  { id: 13, kind: 'DIVIDEND', upline: 0, line: 5, state: 'proposed', proposedDaysAgo: 20 },
  { id: 14, kind: 'HOUR', upline: 0, line: 6, state: 'proposed', proposedDaysAgo: 2 },
  { id: 15, kind: 'DAILY', upline: 0, line: 3, state: 'accepted', proposedDaysAgo: 100, endedDaysAgo: 30 },
  { id: 16, kind: 'REALTIME', upline: 0, line: 1, state: 'accepted', proposedDaysAgo: 50 },
  { id: 17, kind: 'DIVIDEND', upline: 1, line: 9, state: 'accepted', proposedDaysAgo: 100 },
  { id: 18, kind: 'DIVIDEND', upline: null, line: 2, state: 'accepted', period: 'D', proposedDaysAgo: 40 },
  { id: 19, kind: 'DIVIDEND', upline: null, line: 3, state: 'accepted', period: 'W', proposedDaysAgo: 40 },
  { id: 20, kind: 'DIVIDEND', upline: null, line: 6, state: 'accepted', period: 'H', proposedDaysAgo: 40 },
];

interface PaySeed {
  contractId: number;
  daysAgo: number;
  /** Whole units. */
  turnover: number;
  stake: number;
  win: number;
  rebate?: number;
  promotion?: number;
  activeMembers: number;
  /** By default all of it. */
  isOwed?: boolean;
}

/** Oldest first. */
const PAYS: readonly PaySeed[] = [
  {
    contractId: 1,
    daysAgo: 62,
    turnover: 286_400,
    stake: 291_000,
    win: 262_300,
    rebate: 1_840,
    promotion: 2_600,
    activeMembers: 21,
  },
  {
    contractId: 17,
    daysAgo: 32,
    turnover: 44_300,
    stake: 45_900,
    win: 37_250,
    rebate: 310,
    promotion: 420,
    activeMembers: 4,
    isOwed: true,
  },
  {
    contractId: 9,
    daysAgo: 31,
    turnover: 61_200,
    stake: 63_000,
    win: 63_240,
    rebate: 402,
    promotion: 170,
    activeMembers: 6,
  },
  {
    contractId: 1,
    daysAgo: 31,
    turnover: 314_900,
    stake: 320_500,
    win: 279_800,
    rebate: 2_115,
    promotion: 3_050,
    activeMembers: 24,
  },
  { contractId: 10, daysAgo: 2, turnover: 12_400, stake: 12_900, win: 11_300, activeMembers: 4, isOwed: true },
  { contractId: 2, daysAgo: 1, turnover: 54_100, stake: 55_600, win: 51_900, activeMembers: 9 },
];

const BRAND = 'baize';
export const hasContracts = ({ code }: BrandSeed): boolean => code === BRAND;
const findBrand = () => {
  const brand = brands.find(({ code }) => code === BRAND);
  if (!brand) throw new Error(`There is no brand ${BRAND}.`);
  return brand;
};

/** All of a chain carry losses over, as the brand's does. */
function termsOf(brand: BrandSeed, { kind, period, more = 0 }: ContractSeed): ContractTerms {
  const terms = usualTerms(brand, kind);
  return {
    ...terms,
    ...(period && { period }),
    isCarried: kind === 'DIVIDEND',
    tiers: terms.tiers.map((tier) => ({ ...tier, rate: tier.rate + more })),
  };
}

const idOf = (brand: BrandSeed, number: number): number =>
  number === 0 ? characterId(brand, 'boss') : memberId(brand, characters.length + number);

function buildPayouts(brand: BrandSeed) {
  const amount = (units = 0) => toAmount(units * brand.unit);
  return PAYS.map(({ contractId, daysAgo, activeMembers, isOwed = false, ...units }, index) => {
    const contract = CONTRACTS.find(({ id }) => id === contractId);
    if (!contract) throw new Error(`There is no contract ${contractId}.`);
    const terms = termsOf(brand, contract);
    const sums: PeriodSums = {
      turnover: amount(units.turnover),
      stake: amount(units.stake),
      win: amount(units.win),
      rebate: amount(units.rebate),
      promotion: amount(units.promotion),
      commission: 0n,
      salary: 0n,
      activeMembers,
    };
    const smallest = smallestBooked(brand.currency);
    const calculation = calculate({ kind: contract.kind, terms, sums, carried: 0n, smallest });
    const due = parseMoney(calculation.amount);
    const paidAt = isOwed && due > 0n ? null : daysBefore(daysAgo - 1);
    return {
      id: index + 1,
      contract,
      contractId,
      daysAgo,
      ...periodAt(terms.period, daysBefore(daysAgo).getTime()),
      detail: json(calculation),
      amount: due,
      paid: paidAt ? due : 0n,
      paidAt,
    };
  });
}

/** Boss's pay, oldest first. */
export function buildPays(brand: BrandSeed): Credit[] {
  if (!hasContracts(brand)) return [];
  return buildPayouts(brand).flatMap(({ id, contract, daysAgo, paid }) => {
    const minutesAgo = (daysAgo - 1) * DAY_MINUTES + 60;
    const orderNo = `A${dayInZone(SEED_TIME - minutesAgo * 60_000)}${String(id).padStart(12, '0')}`;
    const payType = contract.kind === 'DIVIDEND' ? TYPE.dividend : TYPE.salary.daily;
    return paid > 0n
      ? [{ memberId: idOf(brand, contract.line), orderNo, title: '', amount: paid, minutesAgo, payType }]
      : [];
  });
}

/** Proposals of boss to direct lines. */
export const listProposed = (brand: BrandSeed) =>
  hasContracts(brand)
    ? CONTRACTS.filter(({ upline }) => upline === 0).map((contract) => ({
        lineId: idOf(brand, contract.line),
        kind: contract.kind,
        tiers: tiersText(termsOf(brand, contract)),
        time: daysBefore(contract.proposedDaysAgo),
      }))
    : [];

export async function seedContracts(db: PrismaClient): Promise<void> {
  const brand = findBrand();
  await insert(
    db.contract,
    CONTRACTS.map((contract) => {
      const { id, kind, upline, line, state, proposedDaysAgo, endedDaysAgo, carried = 0 } = contract;
      const answeredAt = state === 'proposed' ? null : daysBefore(proposedDaysAgo - 1);
      return {
        id,
        kind,
        state,
        answeredAt,
        brandCode: brand.code,
        uplineId: upline === null ? null : idOf(brand, upline),
        lineId: idOf(brand, line),
        terms: json(termsOf(brand, contract)),
        isPaidByBrand: upline === null,
        proposedAt: daysBefore(proposedDaysAgo),
        validFrom: state === 'accepted' ? daysBefore(proposedDaysAgo - 1) : null,
        validTo: endedDaysAgo === undefined ? null : daysBefore(endedDaysAgo),
        carried: toAmount(carried * brand.unit),
      };
    }),
  );
  await insert(
    db.payout,
    buildPayouts(brand).map(({ id, contractId, from, to, detail, amount, paid, daysAgo, paidAt }) => ({
      id,
      contractId,
      detail,
      amount,
      paid,
      paidAt,
      from: new Date(from),
      to: new Date(to),
      settledAt: daysBefore(daysAgo - 1),
    })),
  );
}
