import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Play, type Rows, rowCount, toEntry } from '../../../app/features/lottery/betting/rules.ts';
import { fairSource } from '../../../mock-server/engine/fair.ts';
import { drawFrom } from '../../../mock-server/engine/lottery/draws.ts';
import { familiesIn } from '../../../mock-server/engine/lottery/families/families.ts';
import { writeLine } from '../../../mock-server/engine/lottery/lines.ts';
import { countStakes } from '../../../mock-server/engine/lottery/stakes.ts';
import type { Family } from '../../../mock-server/engine/lottery/types.ts';
import type { Body } from '../../../openapi/generated/control-operations.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { type LotteryView, lotteryNamed, playerAt, refusalBy, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newTransfer, PAYMENT_PASSWORD, reportPayment, withdrawal } from '../../support/orders.ts';
import { DAY, HOUR, SECOND, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type Outcome = Body<'correctLotteryDraw'>;
type Draw = Pick<LotteryView, 'code' | 'numero'>;

const ANY = { balls: [1, 2, 3, 4, 5] };
const OTHER = { balls: [9, 8, 7, 6, 0] };
const LINE = { play: 'FIRST3_DIRECT', content: '1|2|3' };
/** The win of LINE: 2 × 1956 / 2000 × 1,000. */
const WIN = 1956;

const correct = (world: TestWorld, { code, numero }: Draw, body: Outcome) =>
  world.client.call('correctLotteryDraw', { path: { ...world.path, gameCode: code, numero }, body });
const value = async (world: TestWorld, draw: Draw, body: Outcome) => {
  const reply = await correct(world, draw, body);
  expect(reply).toMatchObject({ status: 200 });
  return reply.body as { brands: unknown[] };
};

/** A bet on an official lottery whose draw has been drawn with `outcome`, and settled. */
async function settled(outcome: Outcome, line = LINE) {
  const table = await playerAt(mock, 'Classic Five Star');
  await table.member.value('placeLotteryBet', { body: slipOn(table.lottery, line) });
  await table.world.decideDraw(table.lottery, { ...outcome, drawnAt: WORLD_TIME + SECOND });
  await table.world.clock.advance(SECOND);
  return table;
}

type Table = Awaited<ReturnType<typeof settled>>;

/** Spends all of the balance on the game's next draw. */
async function spendAll({ member, lottery, money }: Table): Promise<LotteryView> {
  const next = await lotteryNamed({ client: member }, lottery.remark);
  const multiple = Math.floor((await money()) / 2);
  await member.value('placeLotteryBet', {
    body: slipOn(next, { ...LINE, unit: '2', multiple }, `all-on-${next.numero}`),
  });
  return next;
}

describe(operationTitle('correctLotteryDraw'), () => {
  it('when a lost bet has won › the win is booked today, told, and shown on the order', async () => {
    const { world, lottery, money, orders, detail, later } = await settled(OTHER);
    const before = await money();
    const member = await later(HOUR);
    expect((await value(world, lottery, ANY)).brands).toEqual([
      { brand: 'baize', currency: 'PHP', orders: 1, credited: '1956.00', debited: '0.00', owed: '0.00' },
    ]);
    expect(await money()).toBe(before + WIN);
    const [order] = await orders();
    expect(order).toMatchObject({ state: 4, win: '0.00', corrected: '1956.00', profit: '1954.00' });
    expect((await member.value('searchLotteryOrders', { body: { state: 4 } })).sums).toMatchObject({
      win: '0.00',
      corrected: '1956.00',
      profit: '1954.00',
    });
    const { draws, wins } = await detail(order);
    expect(wins).toEqual([{ prize: '', count: 1, sharedBy: 1 }]);
    expect(draws).toMatchObject([
      { winNo: ['1', '2', '3', '4', '5'], source: 'set', correctedAt: WORLD_TIME + SECOND + HOUR },
    ]);
    const [row] = (await member.value('listTransactions')).list;
    expect(row).toMatchObject({ typeCode: 4112, amount: '1956.00', time: WORLD_TIME + SECOND + HOUR });
    const [message] = (await member.value('listMessages')).list;
    expect(message?.subject).toEqual({ kind: 'lottery', orderNo: order?.orderNo });
    expect(message?.content).toContain('+₱1,956.00');
    await expectBalancedBooks(world);
  });

  it('when a win was none › it is taken back; the same correction again changes nothing', async () => {
    const { world, member, lottery, money, orders } = await settled(ANY);
    const before = await money();
    const { list } = await member.value('listMessages');
    for (let times = 0; times < 3; times += 1) await value(world, lottery, OTHER);
    expect(await money()).toBe(before - WIN);
    expect(await orders()).toMatchObject([{ state: 5, win: '1956.00', corrected: '-1956.00', profit: '-2.00' }]);
    expect((await member.value('listTransactions')).list[0]).toMatchObject({
      typeCode: 4209,
      amount: '1956.00',
      direction: 'OUT',
    });
    expect((await member.value('listMessages')).list).toHaveLength(list.length + 1);
    await value(world, lottery, ANY);
    expect(await money()).toBe(before);
    expect(await orders()).toMatchObject([{ state: 4, corrected: '0.00', profit: '1954.00' }]);
    await expectBalancedBooks(world);
  });

  it('leaves what was counted; the day of the correction has its money', async () => {
    const { world, lottery } = await settled(ANY);
    const read = () =>
      world.read<{ day: number; validBet: number; wonRounds: number; win: number }>(
        "SELECT day, validBet, wonRounds, win FROM DailySum JOIN Member ON Member.id = memberId WHERE username = 'lucky' AND brandCode = 'baize' AND gameType = 'LOTT' ORDER BY day DESC LIMIT 2",
      );
    const kept = () =>
      world.read(
        "SELECT 'points' AS what, SUM(amount) FROM PointEntry UNION ALL SELECT rewards.* FROM (SELECT 'rewards', COUNT(*) FROM Reward) rewards",
      );
    const [settledDay] = await read();
    await world.clock.advance(DAY);
    const before = await kept();
    await value(world, lottery, OTHER);
    const [today, yesterday] = await read();
    expect(yesterday).toEqual(settledDay);
    expect(today).toMatchObject({ validBet: 0, wonRounds: 0, win: -WIN * 10_000 });
    expect(await kept()).toEqual(before);
  });

  it('when it becomes void › stakes come back once, and it stays void', async () => {
    const { world, lottery, money, orders } = await settled(ANY);
    const before = await money();
    await value(world, lottery, { isVoid: true });
    expect(await money()).toBe(before - WIN + 2);
    expect(await orders()).toMatchObject([{ state: 12, corrected: '-1954.00', profit: '0.00' }]);
    await value(world, lottery, { isVoid: true });
    expect(await money()).toBe(before - WIN + 2);
    expect(await correct(world, lottery, ANY)).toMatchObject({ status: 409, body: { errorCode: 'draw.void' } });
    await expectBalancedBooks(world);
  });

  it('of a house draw › 422, for it is provably fair; void is possible', async () => {
    const { world, member, lottery, money } = await playerAt(mock);
    const before = await money();
    await member.value('placeLotteryBet', { body: slipOn(lottery, LINE) });
    await world.clock.advance(lottery.drawAt - WORLD_TIME);
    expect(await correct(world, lottery, ANY)).toMatchObject({ status: 422, body: { errorCode: 'draw.impossible' } });
    await value(world, lottery, { isVoid: true });
    expect(await money()).toBe(before);
  });

  it('before the draw, of none, or of a result that cannot be › refused', async () => {
    const { world, lottery } = await playerAt(mock, 'Classic Five Star');
    expect(await correct(world, lottery, ANY)).toMatchObject({ status: 409, body: { errorCode: 'draw.open' } });
    const drawn = { ...lottery, numero: lottery.lastNumero };
    expect((await correct(world, drawn, { balls: [1] })).status).toBe(422);
    expect((await correct(world, { ...lottery, numero: '1' }, ANY)).status).toBe(404);
  });

  it('stops no chase that went on, and starts none that stopped', async () => {
    const table = await playerAt(mock, 'Classic Five Star');
    const { world, member, lottery, orders } = table;
    const draws = await member.value('listChaseNumeros', { path: { gameId: lottery.gameId }, query: { count: 2 } });
    const chase = draws.map(({ numero }) => ({ numero, multiple: 1 }));
    await member.value('placeLotteryBet', { body: { ...slipOn(lottery, LINE), chase, isStopOnWin: true } });
    await world.decideDraw(lottery, { ...ANY, drawnAt: WORLD_TIME + SECOND });
    await world.clock.advance(SECOND);
    await value(world, lottery, OTHER);
    expect((await orders()).map(({ state }) => state)).toEqual([5, 6]);
  });
});

describe('A win that was spent', () => {
  async function owing() {
    const table = await settled(ANY);
    const next = await spendAll(table);
    await value(table.world, table.lottery, OTHER);
    return { ...table, next };
  }

  it('is owed: shown, told, and no money leaves before it is paid', async () => {
    const { world, member, lottery } = await owing();
    expect(await member.value('getBalance')).toMatchObject({ debt: '1955.25', sumBalance: '0.00' });
    expect((await value(world, lottery, OTHER)).brands).toMatchObject([{ debited: '1956.00', owed: '1955.25' }]);
    expect((await member.value('listMessages')).list[0]?.content).toContain('1,955.25');
    await reportPayment(world, await newTransfer(member, { amount: '3000.00' }));
    expect((await member.value('getBalance')).sumBalance).toBe('3000.00');
    expect(await member.value('getWithdrawSettings')).toMatchObject({ available: '0.00', limitedBy: 'debt' });
    const body = await withdrawal(member);
    const debt = { status: 409, errorCode: 'debt.open' };
    expect(await refusalBy(member, 'withdraw', { body })).toMatchObject(debt);
    const transfer = { amount: '1.00', paymentPassword: PAYMENT_PASSWORD, reference: 'to-upline-1' };
    expect(await refusalBy(member, 'transferUpline', { body: transfer })).toMatchObject(debt);
    const paid = await Promise.all(Array.from({ length: 5 }, () => member.value('payDebt')));
    expect(paid.map((each) => each.paid).sort()).toEqual(['0.00', '0.00', '0.00', '0.00', '1955.25']);
    expect(await member.value('getBalance')).toMatchObject({ debt: '0.00', sumBalance: '1044.75' });
    expect((await member.value('getWithdrawSettings')).limitedBy).not.toBe('debt');
    await expectBalancedBooks(world);
  });

  it.each([
    ['transferToDownline', 'boss', { account: 'santi55', amount: '1.00' }],
    ['refundDeposits', 'lucky', {}],
  ] as const)('when owed › %s is refused too', async (id, username, more) => {
    const world = await mock.newWorld();
    const member = await world.client.signedIn(username);
    if (id === 'refundDeposits') {
      await reportPayment(world, await newTransfer(member));
      await member.value('startTimeOut', { body: { days: 7 } });
    }
    await world.change(
      `INSERT INTO Debt (brandCode, memberId, orderNo, gameType, remark, amount, "left", createdAt)
        SELECT brandCode, id, 'L1', 'LOTT', '{}', 1, 1, 0 FROM Member WHERE username = ? AND brandCode = 'baize'`,
      username,
    );
    const body = { ...more, paymentPassword: PAYMENT_PASSWORD, reference: 'while-owing-1' };
    expect(await refusalBy(member, id, { body })).toMatchObject({ status: 409, errorCode: 'debt.open' });
  });

  it('is repaid from wins first', async () => {
    const { world, member, next } = await owing();
    await world.decideDraw(next, { ...ANY, drawnAt: WORLD_TIME + 2 * SECOND });
    await world.clock.advance(SECOND);
    const { debt, sumBalance } = await member.value('getBalance');
    const [order] = (await member.value('searchLotteryOrders', { body: {} })).content;
    expect(debt).toBe('0.00');
    expect(Number(sumBalance)).toBeCloseTo(Number(order?.win) + Number(order?.rebate) - 1955.25, 4);
    await expectBalancedBooks(world);
  });
});

describe('A result of an official lottery that is published late', () => {
  it('is secret until then, and settles then', async () => {
    const { world, member, lottery } = await playerAt(mock, 'Classic Five Star');
    await member.value('placeLotteryBet', { body: slipOn(lottery, LINE) });
    await world.decideDraw(lottery, { ...ANY, drawnAt: lottery.drawAt + HOUR });
    await world.clock.freeze(lottery.drawAt + HOUR - 1);
    const late = await world.client.signedIn();
    const read = async () => {
      const { list } = await late.value('listDraws', {
        path: { gameId: lottery.gameId },
        query: { numero: lottery.numero },
      });
      return list[0];
    };
    expect(await read()).toMatchObject({ state: 'locked', winNo: [], source: 'computed' });
    expect((await late.value('searchLotteryOrders', { body: {} })).content).toMatchObject([{ state: 2 }]);
    await world.clock.advance(1);
    expect(await read()).toMatchObject({ state: 'settled', winNo: ['1', '2', '3', '4', '5'] });
    expect((await late.value('searchLotteryOrders', { body: {} })).content).toMatchObject([
      { state: 4, win: '1956.00' },
    ]);
    await expectBalancedBooks(world);
  });

  it.each([
    ['of the house', 'One Minute Lotto', HOUR],
    ['more than three days late', 'Classic Five Star', 3 * DAY + 1],
  ])('%s › 422', async (_, name, late) => {
    const { world, lottery } = await playerAt(mock, name);
    const { code: gameCode, numero } = lottery;
    const body = { ...ANY, drawnAt: lottery.drawAt + late };
    const reply = await world.client.call('setLotteryDraw', { path: { ...world.path, gameCode, numero }, body });
    expect(reply).toMatchObject({ status: 422, body: { errorCode: 'draw.impossible' } });
  });
});

const OFFICIAL: Record<string, string> = {
  SSC: 'Classic Five Star',
  K3: 'Quick Three Lakeside',
  '11X5': 'Eleven Pick Five East',
  PK10: 'Racing Ten Capital',
  PC28: 'Classic Three Digit',
  MARK6: 'Mark Six Classic',
  '4D': 'Davao Pick Four',
  THAI: 'Manila Three Digit',
  VN_NORTH: 'Hanoi Northern Draw',
  VN_SOUTH: 'Can Tho Lottery',
};
const ORDERS = process.env.TEST_ALL === '1' ? 30 : 6;

const sent = (play: Family['plays'][number]) => JSON.parse(JSON.stringify(play)) as Play;

function rowsFor({ numbers }: Family, { rule }: Play): fc.Arbitrary<Rows> {
  const entry = toEntry(rule, numbers && [...numbers]);
  const row =
    entry.kind === 'pad'
      ? fc.subarray([...entry.symbols], { maxLength: Math.min(entry.symbols.length, 4) })
      : fc.uniqueArray(fc.stringMatching(new RegExp(`^[0-9]{${entry.digits}}$`)), { minLength: 1, maxLength: 3 });
  return fc.tuple(...Array.from({ length: rowCount(rule) }, () => row));
}

function randomLines(family: Family, seed: number) {
  const line = fc
    .constantFrom(...family.plays.filter(({ isOverTwo }) => !isOverTwo))
    .chain((play) => rowsFor(family, sent(play)).map((rows) => ({ play, rows })))
    .filter(({ play, rows }) => {
      const stakes = countStakes(play.rule, rows);
      return stakes > 0 && stakes <= 2000;
    });
  return fc
    .sample(line, { numRuns: ORDERS, seed })
    .map(({ play, rows }) => ({ play: play.code, content: writeLine(rows) }));
}

const results = (family: Family, nonce: number): Outcome => {
  const { balls, board } = drawFrom(family, fairSource('corrections', family.code, nonce));
  return balls.length > 0 ? { balls: [...balls] } : { board: board as Record<string, string[]> };
};

describe('Orders of official lotteries', () => {
  it.each(
    familiesIn(6)
      .map((family) => [family.code, family] as const)
      .filter(([code]) => OFFICIAL[code]),
  )(
    'of %s › corrected ones end as if the last result had been the first; a void gives all back',
    async (code, family) => {
      const lines = randomLines(family, 40);
      const play = async (first: Outcome) => {
        const world = await mock.newWorld();
        const victor = await world.client.signedIn('victor');
        const lottery = await lotteryNamed({ client: victor }, OFFICIAL[code] ?? '');
        const isVietnam = code.startsWith('VN_');
        const line = { unit: '0.002', multiple: 1 };
        const reply = isVietnam
          ? await victor.call('placeVnLotteryBet', {
              body: {
                numero: lottery.numero,
                reference: `many-of-${code}`,
                lines: lines.map((each) => ({ ...each, ...line, gameIds: [lottery.gameId] })),
              },
            })
          : await victor.call('placeLotteryBet', {
              body: { ...slipOn(lottery, LINE, `many-of-${code}`), lines: lines.map((each) => ({ ...each, ...line })) },
            });
        expect(reply.text).toContain('"orderNumber"');
        await world.decideDraw(lottery, { ...first, drawnAt: WORLD_TIME + SECOND });
        await world.clock.advance(SECOND);
        const read = async () => {
          const rows = await world.read<{ state: number; amount: number; got: number; content: string; play: string }>(
            `SELECT play, content, state, amount, win + amount - validBet + corrected AS got FROM LotteryOrder
              WHERE gameNodeId = ? AND numero = ? ORDER BY orderNo`,
            lottery.gameId,
            lottery.numero,
          );
          expect(rows).toHaveLength(lines.length);
          return rows;
        };
        return { world, lottery, read };
      };
      const corrected = await play(results(family, 1));
      for (const nonce of [2, 3]) {
        await value(corrected.world, corrected.lottery, results(family, nonce));
        await expectBalancedBooks(corrected.world);
      }
      const straight = await play(results(family, 3));
      expect(await corrected.read()).toEqual(await straight.read());
      await value(corrected.world, corrected.lottery, { isVoid: true });
      for (const { state, got, amount } of await corrected.read()) expect([state, got]).toEqual([12, amount]);
      await expectBalancedBooks(corrected.world);
    },
  );
});
