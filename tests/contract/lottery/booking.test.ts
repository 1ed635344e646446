import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { playerAt, refusalBy, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { MINUTE, SECOND, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type Table = Awaited<ReturnType<typeof playerAt>>;

/** By type since the world began, in units of money. */
async function bookedAt({ world }: Table): Promise<Record<number, number>> {
  const rows = await world.read<{ typeCode: number; amount: number }>(
    'SELECT typeCode, SUM(amount) AS amount FROM LedgerEntry WHERE memberId IS NOT NULL AND time >= ? GROUP BY typeCode',
    WORLD_TIME,
  );
  return Object.fromEntries(rows.map(({ typeCode, amount }) => [typeCode, amount / 10_000]));
}

const LINE = { play: 'FIRST3_DIRECT', content: '1|2|3' };
const bet = ({ member, lottery }: Table, change: object = {}, line = LINE) =>
  member.value('placeLotteryBet', { body: { ...slipOn(lottery, line), ...change } });

async function chaseAt({ member, lottery }: Table) {
  const draws = await member.value('listChaseNumeros', { path: { gameId: lottery.gameId }, query: { count: 2 } });
  return draws.map(({ numero }) => ({ numero, multiple: 1 }));
}

const cancelAll = async ({ member, orders }: Table) =>
  member.value('cancelLotteryOrders', { body: { orderNos: (await orders()).map(({ orderNo }) => orderNo) } });

describe('the account record', () => {
  it.each<[string, Record<number, number>, (table: Table) => Promise<unknown>]>([
    [
      'a win with a rebate',
      { 4200: -2, 4100: 1700, 4105: 0.256 },
      async (table) => {
        await bet(table, { series: 1700 });
        await table.world.decideDraw(table.lottery, { balls: [1, 2, 3, 4, 5] });
        await table.later(MINUTE);
      },
    ],
    [
      'a void draw',
      { 4200: -2, 4107: 2 },
      async (table) => {
        await bet(table);
        await table.world.decideDraw(table.lottery, { isVoid: true });
      },
    ],
    [
      'a draw that had fallen',
      { 4200: -2, 4110: 2 },
      async (table) => {
        await bet(table);
        await table.world.decideDraw(table.lottery, { balls: [1, 2, 3, 4, 5], drawnAt: WORLD_TIME });
        await table.world.clock.advance(1);
      },
    ],
    [
      'a chase that stopped',
      { 4200: -4, 4100: 1956, 4109: 2 },
      async (table) => {
        await bet(table, { chase: await chaseAt(table), isStopOnWin: true });
        await table.world.decideDraw(table.lottery, { balls: [1, 2, 3, 4, 5] });
        await table.world.clock.advance(table.lottery.drawAt - WORLD_TIME);
      },
    ],
    [
      'a cancelled bet',
      { 4200: -2, 4106: 2, 4208: -0.02 },
      async (table) => {
        await bet(table);
        await cancelAll(table);
      },
    ],
    [
      'a cancelled chase',
      { 4200: -4, 4108: 4, 4208: -0.04 },
      async (table) => {
        await bet(table, { chase: await chaseAt(table) });
        await cancelAll(table);
      },
    ],
    [
      'a chase that a break ended',
      { 4200: -4, 4108: 4 },
      async (table) => {
        await bet(table, { chase: await chaseAt(table) });
        await table.member.value('startTimeOut', { body: { days: 1 } });
        await table.world.clock.advance(0);
      },
    ],
  ])('when it has %s › books %j', async (_, expected, play) => {
    const table = await playerAt(mock);
    await play(table);
    expect(await bookedAt(table)).toEqual(expected);
    await expectBalancedBooks(table.world);
  });

  it('when it has a tie › books the stake that came back by itself', async () => {
    const table = await playerAt(mock, 'Mark Six Minute');
    await bet(table, {}, { play: 'SPECIAL_SIDES', content: 'big' });
    await table.world.decideDraw(table.lottery, { balls: [1, 2, 3, 4, 5, 6, 49] });
    await table.world.clock.advance(table.lottery.drawAt - WORLD_TIME);
    expect(await bookedAt(table)).toEqual({ 4200: -2, 4111: 2 });
  });
});

describe('the wallet', () => {
  const readWallets = async ({ member }: Table) => {
    const { balance } = await member.value('getBalance');
    return Object.fromEntries(balance.map(({ accountName, availBalance }) => [accountName, availBalance]));
  };

  it("when the member has separate wallets › is the vendor's, also for what comes back after a change to one balance", async () => {
    const table = await playerAt(mock);
    const { world, member, lottery } = table;
    await member.value('setPreferences', { body: { autoTransfer: false } });
    const before = await readWallets(table);
    expect(before.LOTT).toBe('250.00');
    await bet(table);
    expect(await readWallets(table)).toEqual({ ...before, LOTT: '248.00' });
    const much = slipOn(lottery, { ...LINE, multiple: 125 }, 'more-than-there-is');
    expect(await refusalBy(member, 'placeLotteryBet', { body: much })).toMatchObject({
      errorCode: 'balance.insufficient',
    });
    await member.value('setPreferences', { body: { autoTransfer: true } });
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5] });
    await world.clock.advance(lottery.drawAt - WORLD_TIME);
    expect(await readWallets(table)).toEqual({ ...before, LOTT: '2204.00' });
    await expectBalancedBooks(world);
  });

  it('when the member has one balance › is MAIN, which gets what it lacks from the others', async () => {
    const table = await playerAt(mock);
    const before = await readWallets(table);
    await bet(table, {}, { play: 'EACH', content: '1||||' });
    expect(await readWallets(table)).toEqual({ ...before, MAIN: '8212.50' });
    await bet(table, { reference: 'more-than-main' }, {
      play: 'EACH',
      content: '1||||',
      multiple: 4200,
    } as typeof LINE);
    expect(await readWallets(table)).toMatchObject({ MAIN: '0.00', LOTT: '250.00' });
    await expectBalancedBooks(table.world);
  });
});

describe('the winner board', () => {
  const QUICK_THREE = 'Quick Three One Minute';
  const ANY_TRIPLE = { play: 'TRIPLE_ANY', content: 'any' };
  const boardAt = async ({ world, lottery }: Table) => {
    const { list } = await world.client.value('getWinnerBoard', { query: { gameCategory: 'ALL', limitNum: 100 } });
    const wins = list.map(({ vo }) => vo).filter(({ game }) => game.gameCode === lottery.code);
    return wins.map(({ playerName, winAmount }) => [playerName, winAmount]);
  };
  const drawTriple = async ({ world, lottery }: Table) => {
    await world.decideDraw(lottery, { balls: [4, 4, 4] });
    await world.clock.advance(lottery.drawAt - WORLD_TIME + SECOND);
  };

  it('when a bet wins twenty times its stake › shows it with a masked name', async () => {
    const table = await playerAt(mock, QUICK_THREE);
    expect(await boardAt(table)).toEqual([]);
    await bet(table, {}, ANY_TRIPLE);
    await drawTriple(table);
    expect(await boardAt(table)).toEqual([['lu***ky', '40.00']]);
  });

  it('when it wins less, or play money › does not show it', async () => {
    const table = await playerAt(mock, QUICK_THREE);
    const { world, lottery } = table;
    await bet(table, {}, { play: 'DIFFERENT2', content: '1,2' });
    const { token } = await world.client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    await world.client.value('placeLotteryBet', { token, body: slipOn(lottery, ANY_TRIPLE, 'play-money') });
    await drawTriple(table);
    expect(await boardAt(table)).toEqual([]);
  });
});

it('when a lottery is bet on › it is among the recent games of the member', async () => {
  const table = await playerAt(mock);
  const recent = async () => {
    const { list } = await table.member.value('listRecentGames', { query: { clientType: 3, pageSize: 100 } });
    return list.map(({ gameCode }) => gameCode);
  };
  expect(await recent()).not.toContain(table.lottery.code);
  await bet(table);
  expect(await recent()).toContain(table.lottery.code);
});
