import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BetRow } from '../../app/features/games/betting-record/betting-record.server.ts';
import type { LotteryRow } from '../../app/features/lottery/record/lottery-row.server.ts';
import type { TransactionRow } from '../../app/features/wallet/account-record/account-record.server.ts';
import type { DepositRow, WithdrawalRow } from '../../app/features/wallet/money-records/money-records.server.ts';
import type { ProfitRow } from '../../app/features/wallet/profit/profit.server.ts';
import type { RecordKey, RecordsView } from '../../app/parts/records/records.server.ts';
import { loader as memberPage } from '../../app/routes/_shell.member.$/route.tsx';
import { loader as download } from '../../app/routes/member.download.$record.ts';
import { parseMoney } from '../../mock-server/shared/money.ts';
import type { Client } from '../support/client.ts';
import { lotteryNamed, slipOn } from '../support/lottery.ts';
import { newReference, newTransfer, PAYMENT_PASSWORD, reportPayment, withdrawal } from '../support/orders.ts';
import { openGame } from '../support/vendor.ts';
import { DAY, HOUR, MINUTE, TestWorld, WORLD_TIME } from '../support/world.ts';
import { prepareSite } from './prepare-site.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const site = prepareSite();
const HISTORIES = process.env.TEST_ALL === '1' ? 200 : 3;
const seed = Number(process.env.FUZZ_SEED ?? 20_260_101);
/** The seeded history is more than 90 days before. */
const START = WORLD_TIME + 100 * DAY;

/** By label. */
type CsvRow = Record<string, string>;

interface Table<Row> {
  key: RecordKey;
  /** Column of the file: the page has a row for all rows of the same value. */
  by?: 'Slip';
  /** Cells of the page by column of the file. */
  cells: Record<string, (row: Row) => string>;
  /** Shown sums by label, from the rows of the file. */
  sums: Record<string, (rows: CsvRow[]) => bigint>;
}

/** Zero for "–" and for what is not listed. */
const amount = (text = ''): bigint => parseMoney(text.replace('−', '-').replace(/[^\d.-]/g, '') || '0');
const sum =
  (name: string, isCounted: (row: CsvRow) => boolean = () => true) =>
  (rows: CsvRow[]) =>
    rows.filter(isCounted).reduce((total, row) => total + amount(row[name]), 0n);
const listed = (label: string) => (row: { more: { label: string; text: string }[] }) =>
  row.more.find((each) => each.label === label)?.text ?? '';
const table = <Row>(each: Table<Row>) => each as Table<unknown>;

const TABLES = [
  table<BetRow>({
    key: 'personalHistoryCopy',
    cells: {
      Stake: ({ bet }) => bet,
      'Valid bet': ({ validBet }) => validBet,
      Win: ({ win }) => win,
      'Profit or loss': ({ profit }) => profit,
    },
    sums: {
      Staked: sum('Stake'),
      'Valid bets': sum('Valid bet'),
      Won: sum('Win'),
      'Profit or loss': sum('Profit or loss'),
    },
  }),
  table<LotteryRow>({
    key: 'lottery',
    by: 'Slip',
    cells: {
      Stake: (row) => row.amount,
      Win: ({ win }) => win,
      Rebate: ({ rebate }) => rebate,
      'Profit or loss': ({ profit }) => profit,
    },
    sums: {
      Stake: sum('Stake'),
      Refunded: sum('Refunded'),
      Open: sum('Stake', ({ Settled }) => Settled === ''),
      Win: sum('Win'),
      Rebate: sum('Rebate'),
      Fee: (rows) => -sum('Fee')(rows),
      'Profit or loss': sum('Profit or loss'),
    },
  }),
  table<TransactionRow>({
    key: 'transactionHistory',
    cells: { Amount: (row) => row.amount, 'Balance after': ({ balance }) => balance },
    sums: {
      In: sum('Amount', ({ Amount }) => !Amount?.startsWith('-')),
      Out: (rows) => -sum('Amount', ({ Amount = '' }) => Amount.startsWith('-'))(rows),
    },
  }),
  table<DepositRow>({
    key: 'deposits',
    cells: {
      Amount: (row) => row.amount,
      Arrived: listed('Arrived'),
      Fee: listed('Fee'),
      Credited: ({ credited }) => credited,
    },
    sums: { Credited: sum('Credited') },
  }),
  table<WithdrawalRow>({
    key: 'withdrawals',
    cells: { Amount: (row) => row.amount, Fee: ({ fee }) => fee },
    sums: { 'Paid out': sum('Amount', ({ Status }) => Status === 'Paid') },
  }),
  table<ProfitRow>({
    key: 'personalProfit',
    cells: {
      Staked: ({ bet }) => bet,
      Won: ({ win }) => win,
      'Profit or loss': ({ profit }) => profit,
      ...Object.fromEntries(
        ['Deposits', 'Withdrawals', 'Open bets', 'Valid bets', 'Rebates', 'Promotions'].map((label) => [
          label,
          listed(label),
        ]),
      ),
    },
    sums: Object.fromEntries(
      [
        'Deposits',
        'Withdrawals',
        'Staked',
        'Open bets',
        'Valid bets',
        'Won',
        'Rebates',
        'Promotions',
        'Profit or loss',
      ].map((label) => [label, sum(label)]),
    ),
  }),
];

const PATHS: Partial<Record<RecordKey, string>> = {
  personalHistoryCopy: '/member/personalHistoryCopy',
  lottery: '/member/personalHistoryCopy/lottery',
  transactionHistory: '/member/transactionHistory',
  deposits: '/member/transactionHistory/deposits',
  withdrawals: '/member/transactionHistory/withdrawals',
  personalProfit: '/member/personalProfit',
};

/** A refusal changes nothing. */
type Run = (world: TestWorld, lucky: Client) => Promise<unknown>;
/** With the text that a failure prints. */
type Step = Run & { [fc.toStringMethod]: () => string };

const step =
  <Choice extends unknown[]>(name: string, run: (...choice: Choice) => Run) =>
  (choice: Choice): Step =>
    Object.assign(run(...choice), { [fc.toStringMethod]: () => `${name}(${choice.join(', ')})` });

const playRounds = step('playRounds', (times: number, level: number) => async (world, lucky) => {
  const game = await openGame(world, lucky, 'AURUM_0001');
  for (let time = 0; time < times; time += 1) await game.bet({ level });
});

/** Open until the match ends. */
const betOnMatch = step('betOnMatch', (level: number) => async (world, lucky) => {
  const game = await openGame(world, lucky, 'TOUCHLINE_0001');
  const { body } = await game.ask<{ events: { upcoming: { event: string }[] } }>('events');
  const [match] = body.events.upcoming;
  await game.bet({ level, legs: [{ event: match?.event, market: 'result', pick: 'home' }] });
});

const placeSlip = step('placeSlip', (lines: number, draws: number, isStopOnWin: boolean) => async (world, lucky) => {
  const lottery = await lotteryNamed(world, 'One Minute Lotto');
  const { gameId } = lottery;
  const numeros = await lucky.value('listChaseNumeros', { path: { gameId }, query: { count: draws } });
  const bet = slipOn(lottery, { play: 'EACH', content: '1,3,5,7,9|2|||' }, newReference());
  const chase = numeros.map(({ numero }) => ({ numero, multiple: 1 }));
  await lucky.call('placeLotteryBet', {
    body: { ...bet, lines: Array(lines).fill(bet.lines[0]), ...(draws > 1 && { chase, isStopOnWin }) },
  });
});

const cancelOrders = step('cancelOrders', (count: number) => async (_world, lucky) => {
  const { content } = await lucky.value('searchLotteryOrders', { body: {} });
  const orderNos = content.flatMap(({ canCancel, orderNo }) => (canCancel ? [orderNo] : [])).slice(0, count);
  if (orderNos.length > 0) await lucky.call('cancelLotteryOrders', { body: { orderNos } });
});

const DEPOSITS = ['open', 'paid', 'other', 'declined', 'cancelled'] as const;
const deposit = step(
  'deposit',
  (units: number, outcome: (typeof DEPOSITS)[number], hasBonus: boolean) => async (world, lucky) => {
    const { bonuses } = await lucky.value('getDepositSettings');
    const [bonus] = bonuses.filter(({ minimum }) => Number(minimum) <= units);
    const orderNo = await newTransfer(lucky, {
      amount: `${units}.00`,
      ...(hasBonus && bonus && { bonusId: bonus.bonusId }),
    });
    if (outcome === 'open') return;
    if (outcome === 'cancelled') return lucky.call('cancelDepositOrder', { query: { orderNo } });
    return reportPayment(world, orderNo, {
      status: outcome === 'declined' ? 'declined' : 'paid',
      ...(outcome === 'other' && { amount: `${units - 1}.37` }),
    });
  },
);

const DECISIONS = {
  open: [],
  cancelled: [],
  paid: ['review', 'approve', 'pay'],
  rejected: ['review', 'reject'],
  failed: ['review', 'approve', 'fail'],
} as const;
const withdraw = step('withdraw', (units: number, outcome: keyof typeof DECISIONS) => async (world, lucky) => {
  const { status, body } = await lucky.call('withdraw', { body: await withdrawal(lucky, { amount: `${units}.00` }) });
  if (status !== 200) return;
  const { orderNo } = (body as { value: { orderNo: string } }).value;
  if (outcome === 'cancelled') await lucky.call('cancelWithdraw', { query: { orderNo } });
  for (const decision of DECISIONS[outcome])
    await world.client.call('answerWithdrawal', { path: { ...world.path, orderNo }, body: { decision } });
});

const sendUp = step('sendUp', (cents: number) => (_world, lucky) => {
  const body = { amount: (cents / 100).toFixed(2), paymentPassword: PAYMENT_PASSWORD, reference: newReference() };
  return lucky.call('transferUpline', { body });
});

const forfeit = step('forfeit', () => async (_world, lucky) => {
  const { list } = await lucky.value('listRollovers');
  const bonus = list.find(({ cause, state }) => cause === 'PROMOTION' && state === 'open');
  if (bonus) await lucky.call('forfeitBonus', { body: { rolloverId: bonus.rolloverId } });
});

const wait = step('wait', (ms: number) => (world) => world.clock.advance(ms));

const few = fc.integer({ min: 1, max: 4 });
const units = fc.integer({ min: 500, max: 1500 });
const steps = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(1, 2, 5)).map(playRounds),
  fc.tuple(few).map(betOnMatch),
  fc.tuple(few, few, fc.boolean()).map(placeSlip),
  fc.tuple(few).map(cancelOrders),
  fc.tuple(units, fc.constantFrom(...DEPOSITS, 'paid' as const), fc.boolean()).map(deposit),
  fc.tuple(units, fc.constantFrom('paid', ...(Object.keys(DECISIONS) as (keyof typeof DECISIONS)[]))).map(withdraw),
  fc.tuple(fc.integer({ min: 1, max: 20_000 })).map(sendUp),
  fc.tuple().map(forfeit),
  fc.tuple(fc.constantFrom(MINUTE, 10 * MINUTE, HOUR, 9 * HOUR, DAY, 3 * DAY)).map(wait),
);

async function playHistory(chosen: Step[]): Promise<Visitor> {
  const world = await TestWorld.make(await site.mock(), { clock: { mode: 'frozen', at: START } });
  for (const each of chosen) await each(world, await world.client.signedIn());
  const visitor = await newVisitor({
    ...site,
    newWorld: async () => ({
      name: world.name,
      world: await site.world(world.name),
      cookies: { 'mock-world': world.name, lang: 'EN' },
    }),
  });
  await visitor.logIn({ username: 'lucky' });
  return visitor;
}

async function readPage(member: Visitor, { key }: Table<unknown>, search: URLSearchParams) {
  const { data } = await member.ask(memberPage, `${PATHS[key]}?${search}`);
  const { view } = data as { view: RecordsView<unknown> | { record: RecordsView<unknown> } };
  return ('record' in view ? view.record : view) as RecordsView<{ id: string; orderNo?: string; slip?: string }>;
}

async function readFile(member: Visitor, { key }: Table<unknown>, search: URLSearchParams): Promise<CsvRow[]> {
  const { text } = await member.ask(download, `/member/download/${key}?${search}`, { params: { record: key } });
  const [heading = [], ...rows] = text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
  return rows.map((cells) =>
    Object.fromEntries(cells.map((cell, index) => [heading[index]?.replace(/^\uFEFF| \(PHP\)$/g, '') ?? '', cell])),
  );
}

function groupRows(file: CsvRow[], by: Table<unknown>['by']): CsvRow[][] {
  if (!by) return file.map((row) => [row]);
  const groups = new Map<string, CsvRow[]>();
  for (const row of file) groups.set(row[by] ?? '', [...(groups.get(row[by] ?? '') ?? []), row]);
  return [...groups.values()];
}

/** Returns the rows of all pages. */
async function expectAgreement(member: Visitor, table: Table<unknown>, search: URLSearchParams): Promise<number> {
  const first = await readPage(member, table, search);
  expect(first.fault).toBeNull();
  const rows = [...first.rows];
  for (let page = 2; page <= first.totalPages; page += 1) {
    const next = await readPage(member, table, new URLSearchParams([...search, ['page', String(page)]]));
    expect(next.sums).toEqual(first.sums);
    rows.push(...next.rows);
  }
  const where = `${table.key}?${search}`;
  const file = await readFile(member, table, search);
  const groups = groupRows(file, table.by);
  expect(
    rows.map(({ id, orderNo = id, slip = id }) => (table.by ? slip : orderNo)),
    where,
  ).toEqual(groups.map(([row = {}]) => (table.by ? row[table.by] : Object.values(row)[0])));
  if (rows.length > 0) expect(Number.parseInt(first.count ?? '', 10), where).toBe(rows.length);
  for (const [index, row] of rows.entries())
    for (const [label, cell] of Object.entries(table.cells)) {
      const group = groups[index] ?? [];
      expect(group[0], where).toHaveProperty([label]);
      expect(amount(cell(row)), `${label} of row ${index} of ${where}`).toBe(sum(label)(group));
    }
  for (const { label, amount: shown } of first.sums)
    expect(amount(shown), `${label} of ${where}`).toBe(table.sums[label]?.(file));
  return rows.length;
}

it(`in ${HISTORIES} random histories, the rows of all pages, the file and the sums agree on every record`, async () => {
  let rows = 0;
  const history = fc.tuple(fc.array(steps, { minLength: 12, maxLength: 40, size: 'max' }), fc.nat());
  const property = fc.asyncProperty(history, async ([chosen, choice]) => {
    const member = await playHistory(chosen);
    for (const table of TABLES) {
      const all = new URLSearchParams({ range: 'last90' });
      rows += await expectAgreement(member, table, all);
      const { filters, ranges } = await readPage(member, table, all);
      const options = filters.flatMap(({ name, options = [] }) => options.map(({ value }) => [name, value] as const));
      const [name = '', value = ''] = options[choice % Math.max(options.length, 1)] ?? [];
      const { value: range = '' } = ranges[choice % (ranges.length - 1)] ?? {};
      await expectAgreement(member, table, new URLSearchParams({ range: 'last90', [name]: value }));
      await expectAgreement(member, table, new URLSearchParams({ range, [name]: value }));
    }
  });
  await fc.assert(property, { numRuns: HISTORIES, seed, endOnFailure: true });
  expect(rows).toBeGreaterThan(HISTORIES * 50);
}, 600_000);
