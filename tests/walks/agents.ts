import fc from 'fast-check';
import { expect } from 'vitest';
import { formatMoney } from '../../mock-server/shared/money.ts';
import type { Body, OperationId, Value } from '../../openapi/generated/gaming-operations.ts';
import { PASSWORD, PAYMENT_PASSWORD, type Reply } from '../support/client.ts';
import { bookBet, bookMoney, GAMES } from '../support/histories.ts';
import { register } from '../support/newcomer.ts';
import type { TestWorld } from '../support/world.ts';
import {
  acceptContract,
  type Contract,
  DAY,
  endContract,
  expectSameTeam,
  isExpired,
  KINDS,
  type Kind,
  type Line,
  listLive,
  mostOfNew,
  type Pay,
  PRODUCTS,
  type Product,
  payAmount,
  RATES,
  rateOn,
  scheduleAfterBet,
  setRate,
  TIERS,
  tryPassword,
} from './agents-model.ts';
import { type Command, carriedBy, expectRefused, step, type Worlds } from './command.ts';
import { pickOrder } from './deposits.ts';
import { MAIN, type Model, readMember, SESSION_MS, type Session, totalBalance } from './model.ts';
import { book } from './money.ts';
import {
  clearSmall,
  dayNumber,
  fill,
  freeBalance,
  isSmall,
  openRollover,
  requireCash,
  startOfDay,
  UNIT,
} from './orders-model.ts';
import { pass, signIn } from './sessions.ts';

const OPERATIONS = {
  DIVIDEND: ['contractDividend', 'processDividend'],
  DAILY: ['contractDailySalary', 'processDailySalary'],
  HOUR: ['contractHourSalary', 'processHourSalary'],
  REALTIME: ['contractRealTimeSalary', 'processRealTimeSalary'],
} as const;
/** A line of another agent, a member of another brand, and nobody. */
const OUTSIDE = ['lucky', 'farah11', 'nobody'] as const;
const WRONG_PASSWORD = '135790';

const lineAt = ({ team }: Model, index: number): Line => team.lines[index % team.lines.length] as Line;

/** The first ones are the agent's lines, the last ones outside of the team. */
function targetAt({ team }: Model, agent: Line, index: number) {
  const [own, others] = [true, false].map((isOwn) => team.lines.filter(({ upline }) => (upline === agent) === isOwn));
  const names = [...[...(own ?? []), ...(others ?? [])].map(({ member }) => member.username), ...OUTSIDE];
  const account = names[index % names.length] ?? '';
  return { account, line: own?.find(({ member }) => member.username === account) };
}

/** Signs in where the last session may be over. */
async function findToken(model: Model, worlds: Worlds, { member }: Line): Promise<string> {
  const index = model.members.indexOf(member);
  const isGood = ({ member: owner, isEnded, lastUsed }: Session) =>
    owner === index && !isEnded && model.now - lastUsed <= SESSION_MS;
  if (![...model.sessions.values()].some(isGood)) await signIn(index).run(model, worlds);
  const [token = '', session] = [...model.sessions].findLast(([, each]) => isGood(each)) ?? [];
  if (session) session.lastUsed = model.now;
  return token;
}

interface Acting {
  model: Model;
  here: TestWorld;
  agent: Line;
}
interface Act {
  id: OperationId;
  body: object;
  /** Compares the answer, and does in the model what it says. */
  apply(reply: Reply): void | Promise<void>;
}

/** Then the team in the database must be the model's. Null for nothing to do. */
const act = (
  name: string,
  from: number | ((model: Model) => Line | null | undefined),
  plan: (acting: Acting) => Act | null,
): Command =>
  step(name, async (model, worlds) => {
    const { here } = worlds;
    const agent = (typeof from === 'number' ? null : from(model)) ?? lineAt(model, Number(from) || 0);
    const planned = plan({ model, here, agent });
    if (!planned) return;
    const { id, body, apply } = planned;
    const token = await findToken(model, worlds, agent);
    const reply = await here.client.call(id, { merchant: agent.member.brand, token, body });
    if (agent.isAgent) await apply(reply);
    else expectRefused(reply, 403, 'need.agent.account');
    await expectSameTeam(here, model);
  });

const note = ({ team }: Model, agent: Line, line: Line, what: string) =>
  team.acts.push(`${agent.member.id} ${line.member.id} ${what}`);

/** Adds the member who has just been made under the next name; gives a payment password and money. */
async function addLine(
  model: Model,
  here: TestWorld,
  { upline, isAgent, rates: wanted }: Pick<Line, 'upline' | 'isAgent'> & { rates: Partial<Record<Product, number>> },
): Promise<Line> {
  const username = nextName(model);
  await here.change(
    `UPDATE Member SET paymentHash = (SELECT paymentHash FROM Member WHERE username = 'lucky' AND brandCode = 'baize')
      WHERE username = ?`,
    username,
  );
  const [row] = await here.read<{ id: number }>('SELECT id FROM Member WHERE username = ?', username);
  await bookMoney(here, [row?.id ?? 0], 8122, upline ? 300 : 20_000);
  const member = await readMember(here, { brand: 'baize', username });
  model.members.push(member);
  const day = dayNumber(model.now);
  const rates = Object.fromEntries(
    PRODUCTS.map((product) => {
      const usual = RATES.usual[product];
      const rate = Math.min(wanted[product] ?? usual, upline ? mostOfNew(upline, product, day) : Infinity);
      return [product, rate === usual ? [] : [{ day, rate }]];
    }),
  ) as Line['rates'];
  const line = { member, upline, isAgent, rates, wrongTries: { count: 0, last: 0 } };
  model.team.lines.push(line);
  return line;
}

const nextName = ({ members }: Model): string => `walker${members.length}`;

function registerNext(model: Model, here: TestWorld, affiliateCode?: string): Promise<Reply> {
  const username = nextName(model);
  const mobileNum = `0999${String(model.members.length).padStart(7, '0')}`;
  const person = { username, email: `${username}@mail.example`, mobileNum, ...(affiliateCode && { affiliateCode }) };
  return register(here, 'baize', person);
}

const rateFault = (rate: number, most: number, least = 0): string => {
  if (rate > most) return 'rate.high';
  if (rate < least) return 'rate.low';
  return rate % RATES.step === 0 ? '' : 'rate.step';
};

interface NewLine {
  from: number;
  isAgent: boolean;
  rate: number;
  isRight: boolean;
}

export const create = ({ from, isAgent, rate, isRight }: NewLine): Command =>
  act(`create(${from}, ${isAgent}, ${rate}, ${isRight})`, from, ({ model, here, agent }) => {
    const username = nextName(model);
    const body: Body<'createDownline'> = {
      username,
      password: PASSWORD,
      type: isAgent ? 2 : 0,
      rates: [{ gameType: 'RNG', rate }],
      paymentPassword: isRight ? PAYMENT_PASSWORD : WRONG_PASSWORD,
    };
    const apply = async (reply: Reply) => {
      const refused = tryPassword(agent, model.now, isRight);
      const fault = refused || rateFault(rate, mostOfNew(agent, 'RNG', dayNumber(model.now)));
      if (fault) return expectRefused(reply, 422, fault);
      expect(carriedBy(reply)).toMatchObject({ account: username, type: body.type });
      const line = await addLine(model, here, { upline: agent, isAgent, rates: { RNG: rate } });
      note(model, agent, line, 'CREATE');
    };
    return { id: 'createDownline', body, apply };
  });

export const invite = (from: number, isAgent: boolean, rate: number): Command =>
  act(`invite(${from}, ${isAgent}, ${rate})`, from, ({ model, agent }) => {
    const rates = [{ gameType: 'PVP', rate }] as const;
    const body = { type: isAgent ? 2 : 0, rates, days: null, domain: 'baize.localhost' };
    const apply = (reply: Reply) => {
      const fault = rateFault(rate, mostOfNew(agent, 'PVP', dayNumber(model.now)));
      if (fault) return expectRefused(reply, 422, fault);
      const { code } = carriedBy<Value<'createInviteLink'>>(reply);
      model.team.links.push({ code, agent, isAgent, rates: { PVP: rate } });
    };
    return { id: 'createInviteLink', body, apply };
  });

/** Registers a visitor by a link. The line gets at most what the agent has by then. */
export const join = (index: number): Command =>
  step(`join(${index})`, async (model, { here }) => {
    const link = pickOrder(model.team.links, index);
    if (!link) return;
    const { code, agent: upline, ...line } = link;
    expect((await registerNext(model, here, code)).status).toBe(200);
    await addLine(model, here, { upline, ...line });
    await expectSameTeam(here, model);
  });

export const setLineRates = (from: number, targets: readonly number[], product: Product, rate: number): Command =>
  act(`setRates(${from}, ${targets}, ${product}, ${rate})`, from, ({ model, agent }) => {
    const chosen = targets.map((index) => targetAt(model, agent, index));
    const accounts = [...new Set(chosen.map(({ account }) => account))];
    const lines = chosen.flatMap(({ line }) => line ?? []);
    const apply = (reply: Reply) => {
      if (lines.length < chosen.length) return expectRefused(reply, 404, 'downline.not.found');
      const day = dayNumber(model.now) + 1;
      const faults = lines.map((line) => {
        const below = model.team.lines.filter(({ upline }) => upline === line);
        const least = Math.max(0, ...below.map((each) => rateOn(each, product, day)));
        return rateFault(rate, rateOn(agent, product, day), least);
      });
      const fault = faults.find((each) => each !== '');
      if (fault) return expectRefused(reply, 422, fault);
      for (const line of new Set(lines)) {
        if (rateOn(line, product, day) === rate) continue;
        setRate(line, product, day, rate);
        note(model, agent, line, 'RATES');
      }
      const shown = carriedBy<Value<'setDownlineRebate'>>(reply).lines.map(({ rates }) =>
        rates.find(({ gameType }) => gameType === product),
      );
      expect(shown.map((each) => [each?.rate, each?.next])).toEqual(
        [...new Set(lines)].map((line) => [rateOn(line, product, day - 1), rate]),
      );
    };
    return { id: 'setDownlineRebate', body: { accounts, rates: [{ gameType: product, rate }] }, apply };
  });

export const promote = (from: number, target: number): Command =>
  act(`promote(${from}, ${target})`, from, ({ model, agent }) => {
    const { account, line } = targetAt(model, agent, target);
    const apply = (reply: Reply) => {
      if (!line) return expectRefused(reply, 404, 'downline.not.found');
      if (line.isAgent) return expectRefused(reply, 422, 'downline.is.agent');
      line.isAgent = true;
      note(model, agent, line, 'PROMOTE');
    };
    return { id: 'promoteDownline', body: { account }, apply };
  });

interface Sending {
  from: number;
  target: number;
  /** Whole units; null for all that the agent has. */
  amount: number | null;
  isRight: boolean;
  reference: number;
}

export const send = ({ from, target, amount: whole, isRight, reference: number }: Sending): Command =>
  act(`send(${from}, ${target}, ${whole}, ${isRight}, ${number})`, from, ({ model, here, agent }) => {
    const { account, line } = targetAt(model, agent, target);
    const { member } = agent;
    const balance = totalBalance(member);
    const amount = whole === null ? balance : BigInt(whole) * UNIT;
    if (amount === 0n) return null;
    const reference = `sending-${number}`;
    const content = `${account} ${amount}`;
    const apply = async (reply: Reply) => {
      if (!line) return expectRefused(reply, 404, 'downline.not.found');
      const refused = tryPassword(agent, model.now, isRight);
      if (refused) return expectRefused(reply, 422, refused);
      const done = member.transfers.get(reference);
      if (done && done.content !== content) return expectRefused(reply, 409, 'reference.reused');
      const free = isSmall(model, member) ? balance : freeBalance(member);
      if (!done && amount > balance) return expectRefused(reply, 422, 'balance.insufficient');
      if (!done && amount > free) return expectRefused(reply, 422, 'rollover.open');
      const { orderNo } = carriedBy<Value<'transferToDownline'>>(reply);
      clearSmall(model, line.member);
      if (done) return expect(orderNo).toBe(done.answer);
      clearSmall(model, member);
      member.transfers.set(reference, { content, answer: orderNo });
      book(member, MAIN, -amount);
      book(line.member, MAIN, amount);
      const [got] = await here.read<{ orderNo: string }>(
        'SELECT orderNo FROM Movement WHERE memberId = ? ORDER BY id DESC LIMIT 1',
        line.member.id,
      );
      const { rules } = requireCash(model, line.member);
      openRollover(line.member, 'TRANSFER', got?.orderNo ?? '', amount, rules.depositTurnover, model.now);
      note(model, agent, line, 'TRANSFER');
    };
    const paymentPassword = isRight ? PAYMENT_PASSWORD : WRONG_PASSWORD;
    const body = { account, amount: formatMoney(amount), paymentPassword, reference };
    return { id: 'transferToDownline', body, apply };
  });

const termsOf = (kind: Kind, rate: number) => {
  const isDividend = kind === 'DIVIDEND';
  return {
    period: { DIVIDEND: 'D', DAILY: 'D', HOUR: 'HOUR', REALTIME: 'FIVE' }[kind],
    tiers: TIERS.map(({ least, more }) => ({
      turnover: isDividend ? '0.00' : formatMoney(least * UNIT),
      loss: isDividend ? formatMoney(least * UNIT) : '0.00',
      activeMembers: 0,
      rate: rate + more,
    })),
    measure: 'AFTER',
    base: 'AFTER',
    activeDeposit: '0.00',
    activeBet: '0.00',
    deductions: [],
    fee: 0,
    step: '1.00',
    isCarried: false,
  };
};

export const propose = (from: number, target: number, kind: Kind, rate: number): Command =>
  act(`propose(${from}, ${target}, ${kind}, ${rate})`, from, ({ model, agent }) => {
    const { account, line } = targetAt(model, agent, target);
    const { team, now } = model;
    const apply = (reply: Reply) => {
      if (!line) return expectRefused(reply, 404, 'downline.not.found');
      if (!line.isAgent) return expectRefused(reply, 422, 'contract.terms');
      const own = listLive(team, agent, kind, now).find(({ validTo }) => validTo === null);
      if (!own) return expectRefused(reply, 422, 'contract.none.own');
      if (own.rate < rate) return expectRefused(reply, 422, 'contract.above.own');
      for (const each of team.contracts)
        if (each.line === line && each.kind === kind && each.state === 'proposed') each.state = 'withdrawn';
      const [{ id = 0 } = {}] = carriedBy<Value<'contractDividend'>>(reply).lines;
      const dates = { proposedAt: now, validFrom: null, validTo: null };
      team.contracts.push({ id, kind, upline: agent, line, rate, state: 'proposed', ...dates });
      note(model, agent, line, 'CONTRACT');
    };
    const body = { intent: 'propose', accounts: [account], terms: termsOf(kind, rate) };
    return { id: OPERATIONS[kind][0], body, apply };
  });

const INTENTS = ['accept', 'reject', 'withdraw', 'end'] as const;

/** Answers a contract of the team, by the line or, to withdraw it, by the upline; else by any of the team. */
export const answer = (from: number | null, index: number, intent: (typeof INTENTS)[number]): Command => {
  const pick = ({ team }: Model) => pickOrder(team.contracts, index);
  const pickSide = (model: Model) => pick(model)?.[intent === 'withdraw' ? 'upline' : 'line'];
  return act(`answer(${from}, ${index}, ${intent})`, from ?? pickSide, ({ model, agent }) => {
    const contract = pick(model);
    if (!contract) return null;
    const { kind, upline, line, state } = contract;
    const isAnswer = intent === 'accept' || intent === 'reject';
    const isParty = (line === agent && intent !== 'withdraw') || (upline === agent && !isAnswer);
    const apply = (reply: Reply) => {
      if (!isParty) return expectRefused(reply, 404, 'contract.not.found');
      const isOpen =
        intent === 'end' ? isRunning(contract, model.now) : state === 'proposed' && !isExpired(contract, model.now);
      if (!isOpen) return expectRefused(reply, 422, 'contract.state');
      expect(reply.status).toBe(200);
      if (intent === 'accept') acceptContract(model, contract);
      else if (intent === 'end') endContract(contract, model.now);
      else contract.state = intent === 'reject' ? 'rejected' : 'withdrawn';
      note(model, agent, line, 'CONTRACT');
    };
    return { id: OPERATIONS[kind][isAnswer ? 1 : 0], body: { intent, contractId: contract.id }, apply };
  });
};

const isRunning = ({ state, validTo }: Contract, now: number): boolean =>
  state === 'accepted' && (validTo === null || validTo > now);

/** By the payer, or any of the team; the owed first. */
export const payByHand = (from: number | null, index: number, isRight: boolean): Command => {
  const isOwed = ({ amount, paid }: Pay) => paid < amount;
  const pick = ({ team }: Model) =>
    pickOrder(
      team.pay.toSorted((one, other) => Number(isOwed(one)) - Number(isOwed(other))),
      index,
    );
  return act(
    `pay(${from}, ${index}, ${isRight})`,
    from ?? ((model) => pick(model)?.contract.upline),
    ({ model, agent }) => {
      const pay = pick(model);
      if (!pay) return null;
      const apply = (reply: Reply) => {
        if (pay.contract.upline !== agent) return expectRefused(reply, 404, 'payout.not.found');
        const refused = tryPassword(agent, model.now, isRight);
        if (refused) return expectRefused(reply, 422, refused);
        const rest = pay.amount - pay.paid;
        if (rest > totalBalance(agent.member)) return expectRefused(reply, 422, 'balance.insufficient');
        payAmount(pay, rest);
        expect(carriedBy(reply)).toMatchObject({ paid: formatMoney(pay.amount), owed: '0.00' });
      };
      const body = {
        payoutId: model.team.pay.indexOf(pay) + 1,
        paymentPassword: isRight ? PAYMENT_PASSWORD : WRONG_PASSWORD,
      };
      return { id: 'payOwed', body, apply };
    },
  );
};

/** At most what the member has, in whole units. */
export const bet = (index: number, product: Product, most: number, win: number): Command =>
  step(`bet(${index}, ${product}, ${most}, ${win})`, async (model, { here }) => {
    const line = lineAt(model, index);
    const { member } = line;
    const stake = Math.min(most, Number((member.wallets.get(MAIN) ?? 0n) / UNIT));
    const game = GAMES.find(({ gameType }) => gameType === product);
    if (stake === 0 || !game) return;
    await bookBet(here, member.id, { game, stake, win, isOpen: false });
    book(member, MAIN, -BigInt(stake) * UNIT);
    if (win > 0) book(member, MAIN, BigInt(win) * UNIT);
    member.bets.push({ time: model.now, stake: BigInt(stake) * UNIT, win: BigInt(win) * UNIT, gameType: product });
    fill(model, member, product, BigInt(stake) * UNIT);
    scheduleAfterBet(model, line);
    await expectSameTeam(here, model);
  });

/** To some minutes after midnight. */
const waitUntil = (minutes: number): Command =>
  step(`waitUntil(${minutes})`, async (model, { here }) => {
    const today = startOfDay(dayNumber(model.now)) + minutes * 60_000;
    await pass(model, here, (today > model.now ? today : today + DAY) - model.now);
    await expectSameTeam(here, model);
  });
const wait = (minutes: number): Command =>
  step(`wait(${minutes})`, async (model, { here }) => {
    await pass(model, here, minutes * 60_000);
    await expectSameTeam(here, model);
  });

/** The top of a team, with money, and a contract of each kind that the brand proposes. */
const plant: Command = step('plant()', async (model, { here }) => {
  for (const table of ['Payout', 'Contract', 'Settlement']) await here.change(`DELETE FROM ${table}`);
  await here.change("DELETE FROM sqlite_sequence WHERE name IN ('Payout', 'Contract')");
  await here.change("DELETE FROM DueEvent WHERE kind LIKE 'settle.%'");
  expect((await registerNext(model, here)).status).toBe(200);
  await here.change('UPDATE Member SET type = 1 WHERE username = ?', nextName(model));
  const line = await addLine(model, here, { upline: null, isAgent: true, rates: {} });
  const { id } = line.member;
  for (const [product, rate] of [
    ['RNG', 100],
    ['PVP', 60],
  ] as const) {
    await here.change('INSERT INTO MemberRate VALUES (?, ?, 0, ?)', id, product, rate);
    setRate(line, product, 0, rate);
  }
  for (const [index, kind] of KINDS.entries()) {
    await here.change(
      `INSERT INTO Contract (brandCode, kind, lineId, state, terms, isPaidByBrand, proposedAt) VALUES ('baize', ?, ?, 'proposed', ?, 1, ?)`,
      kind,
      id,
      JSON.stringify(termsOf(kind, 1000)),
      model.now,
    );
    const dates = { proposedAt: model.now, validFrom: null, validTo: null };
    model.team.contracts.push({ id: index + 1, kind, upline: null, line, rate: 1000, state: 'proposed', ...dates });
  }
});

/** Two branches of three with contracts. */
export const atFirstWithAgents: Command[] = [
  plant,
  ...[0, 1, 2, 3].map((index) => answer(0, index, 'accept')),
  ...[
    { from: 0, isAgent: true, rate: 90 },
    { from: 0, isAgent: true, rate: 90 },
    { from: 1, isAgent: true, rate: 70 },
    { from: 1, isAgent: false, rate: 60 },
    { from: 3, isAgent: false, rate: 60 },
  ].map((line) => create({ ...line, isRight: true })),
  ...[0, 1].flatMap((from) =>
    (['DAILY', 'HOUR'] as const).flatMap((kind) => [
      propose(from, 0, kind, 900 - 300 * from),
      answer(null, 0, 'accept'),
    ]),
  ),
  // It will owe its line what it does not get.
  answer(null, 2, 'end'),
  send({ from: 0, target: 0, amount: 500, isRight: true, reference: 0 }),
  invite(3, false, 40),
  join(0),
  bet(1, 'RNG', 5000, 0),
  send({ from: 0, target: 0, amount: 1, isRight: true, reference: 1 }),
  wait(60),
  bet(3, 'RNG', 250, 0),
  wait(65),
  send({ from: 0, target: 0, amount: 100, isRight: true, reference: 2 }),
  payByHand(null, 0, true),
];

const anyone = fc.oneof({ weight: 6, arbitrary: fc.nat({ max: 3 }) }, { weight: 1, arbitrary: fc.nat({ max: 9 }) });
const target = fc.oneof({ weight: 8, arbitrary: fc.nat({ max: 1 }) }, { weight: 1, arbitrary: fc.nat({ max: 12 }) });
const orFitting = fc.option(anyone, { freq: 6 });
const latest = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 5 }) });
const isRight = fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
const rate = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 8, max: 20 }).map((steps) => steps * RATES.step) },
  { weight: 1, arbitrary: fc.constantFrom(0, 72) },
);
const kind = fc.constantFrom(...KINDS);
const product = fc.constantFrom(...PRODUCTS, 'RNG' as const);

export const agentCommands: fc.Arbitrary<Command>[] = [
  fc.record({ from: anyone, isAgent: fc.boolean(), rate, isRight }).map(create),
  fc
    .tuple(anyone, fc.boolean(), fc.constantFrom(20, 40, 60, 80))
    .map(([from, isAgent, most]) => invite(from, isAgent, most)),
  latest.map(join),
  fc.tuple(anyone, fc.array(target, { minLength: 1, maxLength: 2 }), product, rate).map((all) => setLineRates(...all)),
  fc.tuple(anyone, target).map((all) => promote(...all)),
  fc
    .record({
      from: anyone,
      target,
      isRight,
      reference: fc.nat({ max: 30 }),
      amount: fc.constantFrom(null, 1, 300, 700, 90_000_000),
    })
    .map(send),
  fc.tuple(anyone, target, kind, fc.constantFrom(300, 600, 900, 1100)).map((all) => propose(...all)),
  fc.tuple(orFitting, latest, fc.constantFrom('accept', 'accept', ...INTENTS)).map((all) => answer(...all)),
  fc.tuple(orFitting, latest, fc.constantFrom('accept', 'end')).map((all) => answer(...all)),
  fc.tuple(orFitting, latest, isRight).map((all) => payByHand(...all)),
  ...[200, 2000, 2000].map((most) =>
    fc
      .tuple(fc.nat({ max: 9 }), product, fc.integer({ min: 1, max: most }), fc.constantFrom(0, 0, 7, 900))
      .map((all) => bet(...all)),
  ),
  fc.constantFrom(5, 60, 24 * 60).map(wait),
  fc.constantFrom(179, 180, 190, 200, 200).map(waitUntil),
];
