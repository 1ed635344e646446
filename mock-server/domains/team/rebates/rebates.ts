import { smallestBooked } from '../../../../openapi/rules/currency.ts';
import { TRIAL_TYPE } from '../../../accounts/real-account.ts';
import type { BrandState } from '../../../http/exchange.ts';
import { formatCurrency, roundDown } from '../../../shared/money.ts';
import { startOfDay } from '../../../shared/periods.ts';
import { dayNumber } from '../../../shared/zone.ts';
import type { GameType } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/store.ts';
import type { Subscriber, World } from '../../../worlds/world.ts';
import { MESSAGES } from '../../messages/texts.ts';
import { tell } from '../../messages/write.ts';
import { type House, type Movement, moveAll, TYPE } from '../../money/ledger/ledger.ts';
import { creditLegs } from '../../money/ledger/transfers.ts';
import { type PaySettlement, type Settlement, scheduleSettlement } from '../settlements.ts';
import { closeTeamDaysIn } from '../team.ts';
import { insertCommission, listLineBets, listOwnBets, listRates } from './repository.ts';

/** After midnight. */
export const PAID_AFTER_MS = 3 * 3_600_000;
const PERCENT_PARTS = 10_000n;
const SERIES_PARTS = 2000n;

/** The day's rebates and commissions are paid at 03:00 of the next day (agent.md: Rebates). */
export const scheduleRebates: Subscriber<'betsSettled'> = async (_world, store, { brandCode, memberId, bets, at }) => {
  if (bets.every(({ validBet }) => validBet === 0n)) return;
  const day = dayNumber(at);
  const [from, to] = [startOfDay(day), startOfDay(day + 1)];
  const settlement: Settlement = { brandCode, kind: 'REBATE', from, to };
  if (store.read.find('Settlement', settlement) || store.read.one('Member', { id: memberId }).type === TRIAL_TYPE)
    return;
  await scheduleSettlement(store, settlement, to + PAID_AFTER_MS);
};

/** Pays members' rebates but those of series, which settlements of bets have paid, and agents' commissions of a day. */
export const payRebates: PaySettlement = async (world, store, brand, { from }, at) => {
  const day = dayNumber(from);
  const rateOf = readAllRates(store, brand, day);
  await payMembers(world, store, brand, day, rateOf, at);
  await closeTeamDaysIn(store, brand, at);
  await payAgents(world, store, brand, day, rateOf, at);
};

type RateOf = (memberId: number, gameType: GameType) => number;

function readAllRates(store: Store, { code, rebateRules }: BrandState, day: number): RateOf {
  const own = new Map(listRates(store, code, day).map((row) => [`${row.memberId} ${row.gameType}`, row.rate]));
  return (memberId, gameType) => own.get(`${memberId} ${gameType}`) ?? rebateRules.products[gameType]?.usual ?? 0;
}

/** Ten-thousandths of the currency. */
const rebateOf = (brand: BrandState, counted: bigint, rate: number): bigint =>
  roundDown((counted * BigInt(rate)) / PERCENT_PARTS, smallestBooked(brand.currency));

async function payMembers(
  world: World,
  store: Store,
  brand: BrandState,
  day: number,
  rateOf: RateOf,
  at: number,
): Promise<void> {
  const totals = new Map<number, bigint>();
  const movements = listOwnBets(store, brand.code, day).flatMap(({ memberId, gameType, counted }) => {
    if (gameType === 'LOTT') return [];
    const amount = rebateOf(brand, counted, rateOf(memberId, gameType));
    if (amount === 0n) return [];
    totals.set(memberId, (totals.get(memberId) ?? 0n) + amount);
    const typeCode = gameType === 'PVP' ? TYPE.pvp.rebate : TYPE.rebate;
    return [{ ...payment(brand, memberId, 'PROMOTIONS', amount, typeCode, at), gameType }];
  });
  await moveAll(world, store, movements);
  for (const [memberId, amount] of totals) {
    const values = { amount: formatCurrency(brand, amount) };
    await tell(store, MESSAGES.rebatePaid, { memberId, values, subject: { kind: 'rebate' }, at });
  }
}

/** One movement of each agent and type of commission; what it consists of is in rows of their own. */
async function payAgents(
  world: World,
  store: Store,
  brand: BrandState,
  day: number,
  rateOf: RateOf,
  at: number,
): Promise<void> {
  const earned = listLineBets(store, brand.code, day).flatMap(
    ({ agentId, lineId, gameType, validBet, counted: part }) => {
      const counted = gameType === 'LOTT' ? validBet : part;
      const [ownRate, lineRate] = [rateOf(agentId, gameType), rateOf(lineId, gameType)];
      const amount = commissionOf(brand, gameType, counted, ownRate - lineRate);
      return amount > 0n ? [{ agentId, day, lineId, gameType, validBet, counted, ownRate, lineRate, amount }] : [];
    },
  );
  const payments = new Map<string, { agentId: number; typeCode: number; amount: bigint }>();
  const keyOf = ({ agentId, gameType }: (typeof earned)[number]) => `${agentId} ${commissionType(gameType)}`;
  const totals = new Map<number, bigint>();
  for (const row of earned) {
    const { agentId, gameType, amount } = row;
    const before = payments.get(keyOf(row))?.amount ?? 0n;
    payments.set(keyOf(row), { agentId, typeCode: commissionType(gameType), amount: before + amount });
    totals.set(agentId, (totals.get(agentId) ?? 0n) + amount);
  }
  const orderNos = await moveAll(
    world,
    store,
    [...payments.values()].map(({ agentId, typeCode, amount }) =>
      payment(brand, agentId, 'COMMISSION', amount, typeCode, at),
    ),
  );
  const orderNoOf = new Map([...payments.keys()].map((key, index) => [key, orderNos[index] ?? '']));
  for (const row of earned) await insertCommission(store, { ...row, orderNo: orderNoOf.get(keyOf(row)) ?? '' });
  for (const [agentId, amount] of totals) {
    const values = { amount: formatCurrency(brand, amount) };
    await tell(store, MESSAGES.commissionPaid, { memberId: agentId, values, subject: { kind: 'income' }, at });
  }
}

/** `difference` is between the agent's rate and the line's; a lower one of the agent earns nothing. */
function commissionOf(brand: BrandState, gameType: GameType, counted: bigint, difference: number): bigint {
  if (difference <= 0) return 0n;
  if (gameType !== 'LOTT') return rebateOf(brand, counted, difference);
  return roundDown((counted * BigInt(difference)) / SERIES_PARTS, smallestBooked(brand.currency));
}

function commissionType(gameType: GameType): number {
  if (gameType === 'PVP') return TYPE.commission.pvp;
  return gameType === 'LOTT' || gameType === 'ELOTT' ? TYPE.commission.lottery : TYPE.commission.other;
}

const payment = (
  { code }: BrandState,
  memberId: number,
  house: House,
  amount: bigint,
  typeCode: number,
  at: number,
): Movement => ({
  brandCode: code,
  memberId,
  prefix: 'R',
  at,
  legs: creditLegs(house, amount, typeCode),
});
