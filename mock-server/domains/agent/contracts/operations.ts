import type { Body, OperationId, Query, Value } from '../../../../openapi/generated/gaming-operations.ts';
import { requireNoBreak } from '../../../accounts/breaks.ts';
import { requireRight } from '../../../accounts/sub-accounts.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context, HandlerContext, Handlers } from '../../../http/handlers.ts';
import { formatMoney, parseMoney, sumAmounts } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/store.ts';
import { paymentRefusal, requirePaymentPassword } from '../../member/payment/password.ts';
import { fundingLegs } from '../../money/ledger/transfers.ts';
import { isBonus, readFree } from '../../money/rollovers/rollovers.ts';
import { closeTeamDays, requireDirectLine } from '../../team/team.ts';
import { recordAct } from '../audit.ts';
import { memberView } from '../view.ts';
import { accept, end, propose, requireContract, requireUnderOwn, stateOf } from './agreements.ts';
import { listPayouts, readFlags, sumOwed, sumPayouts } from './payouts.ts';
import { type ContractKind, listPeriods, MODULES, periodAt } from './periods.ts';
import { answerContract, type Contract, findContract, findPayout, listOfLine, listOfLines } from './repository.ts';
import { calculateNow, payRest } from './settle.ts';
import { keepOwnTemplate, readTemplates } from './templates.ts';
import { type Calculation, type ContractTerms, checkTerms } from './terms.ts';
import { tiersText } from './tiers-text.ts';
import { contractView, payoutView } from './view.ts';

type Contracts = Value<'contractDividend'>;
/** The four kinds have the same bodies. */
type Changing = HandlerContext & { body: Body<'contractDividend'> };
type Missing = NonNullable<Value<'previewContract'>['next']>;

/** Pages of the agent centre. */
const PAGES = { DIVIDEND: 'dividend', DAILY: 'daily', HOUR: 'hourly', REALTIME: 'realtime' } as const;

const MOST_OWN = 50;
const MOST_OF_LINES = 200;

/** `get` changes nothing, and is open during a break. Throws 403, 404, 422. */
const change =
  (kind: ContractKind) =>
  async (context: Changing): Promise<Contracts> => {
    const { world, member, body } = context;
    const { intent, contractId } = body;
    if (intent !== 'get') requireNoBreak(world, member.memberId, world.now());
    if (intent === 'propose') await proposeAll(context, kind);
    if (intent === 'withdraw' || intent === 'end')
      await world.transact(async (store) => {
        const at = world.now();
        const isEnd = intent === 'end';
        const side = isEnd ? 'any' : 'upline';
        const wanted = isEnd ? 'ACCEPTED' : 'PROPOSED';
        const contract = requireContract(store, { id: contractId, kind, side, memberId: member.memberId }, wanted, at);
        await (isEnd ? end(store, contract, at) : answerContract(store, contract.id, 'withdrawn', at));
        await note(context, store, contract.lineId, { kind, intent });
      });
    return readContracts(context, kind);
  };

/** Direct lines who can answer. Throws 404, and 422 for a player. */
function requireAgents(
  store: Store,
  { brand, member }: Pick<HandlerContext, 'brand' | 'member'>,
  accounts: readonly string[],
) {
  return accounts.map((account) => {
    const line = requireDirectLine(store, { ...member, brandCode: brand.code }, account);
    if (line.type === 0)
      throw new ApiError(422, 'contract.terms', `${account} is a player, who cannot answer: propose to agents.`);
    return line;
  });
}

/** agent.md: Contracts. Periods that began in the last whole month. Throws as a proposal. */
async function previewProposal(context: Context<'previewProposal'>): Promise<Value<'previewProposal'>> {
  const { world, brand, member, body } = context;
  const { kind, accounts, terms } = body;
  requireRight(member.sub, [PAGES[kind]], false);
  const now = world.now();
  const lines = requireAgents(world, context, accounts);
  checkTerms(kind, terms);
  const own = requireUnderOwn(world, member.memberId, kind, terms, now);
  if (kind === 'HOUR' || kind === 'REALTIME') return null;
  await closeTeamDays(world, brand);
  const month = periodAt('M', periodAt('M', now).from - 1);
  const payOf = (lineId: number, under: ContractTerms) =>
    sumAmounts(
      listPeriods(under.period, month).map((span) =>
        parseMoney(calculateNow(world, brand, { id: 0, kind, lineId, terms: under, carried: 0n }, span, now).amount),
      ),
    );
  const costs = lines.map((line) => ({ line, amount: payOf(line.id, terms) }));
  return {
    ...month,
    lines: costs.map(({ line, amount }) => ({ member: memberView(line), amount: formatMoney(amount) })),
    total: formatMoney(sumAmounts(costs.map(({ amount }) => amount))),
    own: formatMoney(payOf(member.memberId, own.terms)),
  };
}

async function proposeAll(context: Changing, kind: ContractKind): Promise<void> {
  const { world, brand, member, body } = context;
  const { accounts, terms } = body;
  if (!accounts || !terms) throw new ApiError(422, 'contract.terms', 'A proposal names accounts and terms.');
  await world.transact(async (store) => {
    for (const { id: lineId } of requireAgents(store, context, accounts)) {
      const uplineId = member.memberId;
      const proposal = { brandCode: brand.code, kind, uplineId, lineId, terms, isPaidByBrand: false };
      await propose(store, proposal, world.now());
      await note(context, store, lineId, { kind, intent: 'propose', period: terms.period, tiers: tiersText(terms) });
    }
  });
}

const note = (context: HandlerContext, store: Store, lineId: number, after: Record<string, string>) =>
  recordAct(store, context, { lineId, act: 'CONTRACT', after });

const answer =
  (kind: ContractKind) =>
  async (context: HandlerContext & { body: Body<'processDividend'> }): Promise<Contracts> => {
    const { world, member, body } = context;
    await world.transact(async (store) => {
      const at = world.now();
      const wanted = { id: body.contractId, kind, side: 'line', memberId: member.memberId } as const;
      const contract = requireContract(store, wanted, 'PROPOSED', at);
      await (body.intent === 'accept'
        ? accept(store, contract, at)
        : answerContract(store, contract.id, 'rejected', at));
      await note(context, store, contract.lineId, { kind, intent: body.intent });
    });
    return readContracts(context, kind);
  };

function readContracts({ world, member }: HandlerContext, kind: ContractKind): Contracts {
  const { memberId } = member;
  const { byMe, toMe } = sumOwed(world, memberId, kind);
  const view = (contract: Contract) => contractView(world, contract);
  return {
    mine: listOfLine(world, memberId, kind, MOST_OWN).map(view),
    lines: listOfLines(world, memberId, kind, MOST_OF_LINES).map(view),
    flag: readFlags(world, memberId)[kind] ?? 0,
    owedByMe: formatMoney(byMe),
    owedToMe: formatMoney(toMe),
  };
}

const records =
  (kind: ContractKind) =>
  ({
    world,
    brand,
    member,
    query,
  }: HandlerContext & { query: Query<'listDividendRecords'> }): Value<'listDividendRecords'> => {
    const { from = 0, to = world.now(), side, account, isOwed, pageNo = 1, pageSize = 15 } = query;
    const agent = { ...member, brandCode: brand.code };
    const lineId = account === undefined ? null : requireDirectLine(world, agent, account).id;
    const filter = { memberId: member.memberId, kind, from, to, side, lineId, isOwed };
    const { total, amount, paid } = sumPayouts(world, filter);
    const rows = listPayouts(world, filter, query, { skip: (pageNo - 1) * pageSize, most: pageSize });
    return {
      list: rows.flatMap((payout) => {
        const contract = findContract(world, payout.contractId);
        return contract ? [payoutView(world, contract, payout)] : [];
      }),
      amount: formatMoney(amount),
      paid: formatMoney(paid),
      owed: formatMoney(amount - paid),
      pageNo,
      totalPages: Math.ceil(total / pageSize),
      total,
    };
  };

/** Throws 404 for a contract that is neither the agent's nor a line's. */
async function preview(context: Context<'previewContract'>): Promise<Value<'previewContract'>> {
  const { world, brand, member, body } = context;
  const contract = findContract(world, body.contractId);
  if (contract) requireRight(member.sub, [PAGES[contract.kind]], false);
  const isOwn = contract && (contract.lineId === member.memberId || contract.uplineId === member.memberId);
  const now = world.now();
  if (!isOwn || stateOf(contract, now) !== 'ACCEPTED')
    throw new ApiError(404, 'contract.not.found', 'You have no such contract.');
  await closeTeamDays(world, brand);
  const span = periodAt(contract.terms.period, now);
  const calculation = calculateNow(world, brand, contract, span, now);
  return { ...span, calculation, next: findMissing(contract, calculation) };
}

function findMissing(
  { kind, terms }: Contract,
  { tier, turnover, before, after, activeMembers }: Calculation,
): Missing | null {
  const next = terms.tiers[tier ?? 0];
  if (!next) return null;
  const loss = kind === 'DIVIDEND' ? parseMoney(terms.measure === 'BEFORE' ? before : after) : 0n;
  const rest = (wanted: bigint, has: bigint) => formatMoney(wanted > has ? wanted - has : 0n);
  return {
    tier: (tier ?? 0) + 1,
    rate: next.rate,
    turnover: rest(parseMoney(next.turnover), parseMoney(turnover)),
    loss: parseMoney(next.loss) === 0n ? formatMoney(0n) : rest(parseMoney(next.loss), loss),
    activeMembers: Math.max(next.activeMembers - activeMembers, 0),
  };
}

/** From all wallets, without bonus money. Throws 404 for pay that the agent does not owe, 422 for too little money. */
async function payOwed(context: Context<'payOwed'>): Promise<Value<'payOwed'>> {
  const { world, brand, member, body } = context;
  const findOwed = (store: Store) => {
    const payout = findPayout(store, body.payoutId);
    const contract = payout && findContract(store, payout.contractId);
    if (!contract || contract.isPaidByBrand || contract.uplineId !== member.memberId)
      throw new ApiError(404, 'payout.not.found', 'You owe no such pay.');
    requireRight(member.sub, [PAGES[contract.kind]], true);
    return { payout, contract };
  };
  findOwed(world);
  await requirePaymentPassword(context, body.paymentPassword);
  await world.transact(async (store) => {
    const { payout, contract } = findOwed(store);
    const amount = payout.amount - payout.paid;
    if (amount === 0n) return;
    if (readFree(store, member.memberId, isBonus).free < amount)
      throw paymentRefusal(
        'balance.insufficient',
        'Your wallets do not hold that much beside bonuses: make a deposit.',
      );
    await payRest(world, store, brand, contract, payout, {
      amount,
      at: world.now(),
      fund: fundingLegs(store, member.memberId, amount),
    });
  });
  const { payout, contract } = findOwed(world);
  return payoutView(world, contract, payout);
}

const FLAGS = {
  dailysalreqtype: ['DAILY', 'dailySalaryEnabled'],
  divtypereq: ['DIVIDEND', 'dividendEnabled'],
  contracthoursalreqtype: ['HOUR', 'hourSalaryEnabled'],
  realtimesalreqtype: ['REALTIME', 'realTimeSalaryEnabled'],
} as const;

/** 0 for a kind that the brand has switched off. */
function readConsolidated({ world, brand, member }: HandlerContext): Value<'getConsolidatedFunds'> {
  const all = readFlags(world, member.memberId);
  const flagOf = (kind: ContractKind) => (brand.modules.has(MODULES[kind]) ? (all[kind] ?? 0) : 0);
  const entries = Object.entries(FLAGS).flatMap(([name, [kind, twin]]) => [
    [name, flagOf(kind)] as const,
    [twin, flagOf(kind) > 0] as const,
  ]);
  return Object.fromEntries(entries) as Value<'getConsolidatedFunds'>;
}

export const contractOperations = {
  contractDividend: change('DIVIDEND'),
  contractDailySalary: change('DAILY'),
  contractHourSalary: change('HOUR'),
  contractRealTimeSalary: change('REALTIME'),
  processDividend: answer('DIVIDEND'),
  processDailySalary: answer('DAILY'),
  processHourSalary: answer('HOUR'),
  processRealTimeSalary: answer('REALTIME'),
  listDividendRecords: records('DIVIDEND'),
  listDailySalaryRecords: records('DAILY'),
  listHourSalaryRecords: records('HOUR'),
  listRealTimeSalaryRecords: records('REALTIME'),
  previewContract: preview,
  previewProposal,
  payOwed,
  listContractTemplates: readTemplates,
  keepContractTemplate: keepOwnTemplate,
  getConsolidatedFunds: readConsolidated,
} satisfies Partial<Handlers<OperationId>>;
