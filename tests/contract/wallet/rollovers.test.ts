import { describe, expect, it } from 'vitest';
import { sumDays } from '../../../mock-server/domains/money/ledger/daily-sums.ts';
import type { TurnoverShares } from '../../../mock-server/worlds/columns.ts';
import { Sqlite } from '../../../prisma/sqlite/database.ts';
import type { Client } from '../../support/client.ts';
import { toUnits } from '../../support/counted.ts';
import { bookBet, GAMES } from '../../support/histories.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { playerAt, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newBonus, newReference, newTransfer, newWithdrawal, reportPayment } from '../../support/orders.ts';
import { DAILY, findGame, play } from '../../support/rewards.ts';
import { DAY, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

async function deposit(world: TestWorld, client: Client, amount: string) {
  const orderNo = await newTransfer(client, { amount });
  await reportPayment(world, orderNo);
}

/** Bets of the category fill nothing. */
const withoutShare = (world: TestWorld, gameType: string) =>
  world.change(
    `UPDATE Brand SET cashRules = json_set(cashRules, '$.turnoverShares.categories.${gameType}', 0) WHERE code = 'baize'`,
  );

const readSum = async (client: Client) => (await client.value('getBalance')).sumBalance;
describe(operationTitle('listRollovers'), () => {
  it('a deposit must be wagered once: the oldest first, by the share of the category', async () => {
    const { world, lucky } = await begin();
    await deposit(world, lucky, '500.00');
    await deposit(world, lucky, '600.00');
    await play(world, lucky, await findGame(lucky, 'LIVE'), 400_00);
    expect((await lucky.value('listRollovers')).list).toMatchObject([
      { cause: 'DEPOSIT', required: '500.00', done: '200.00', left: '300.00', state: 'open' },
      { required: '600.00', done: '0.00' },
    ]);
    await play(world, lucky, await findGame(lucky, 'RNG'), 500_00);
    const { list, left } = await lucky.value('listRollovers');
    expect(left).toBe('400.00');
    expect(list).toMatchObject([
      { required: '600.00', done: '200.00', state: 'open' },
      { required: '500.00', done: '500.00', left: '0.00', state: 'done' },
    ]);
    await play(world, lucky, await findGame(lucky, 'RNG'), 400_00);
    expect((await lucky.value('listRollovers')).left).toBe('0.00');
    expect(await newWithdrawal(lucky)).toMatch(/^W/);
    await expectBalancedBooks(world);
  });

  it('wins since the oldest open one are not free, losses are taken from what was free', async () => {
    const { world, lucky } = await begin();
    const free = async () => (await lucky.value('getWithdrawSettings')).available;
    const slot = await findGame(lucky, 'RNG');
    await play(world, lucky, slot, 10_00, 100_00);
    await world.clock.advance(1);
    await deposit(world, lucky, '500.00');
    expect(await free()).toBe('12548.75');
    await play(world, lucky, slot, 100_00, 400_00);
    expect(await free()).toBe('12548.75');
    await newBonus(world, lucky);
    expect(await free()).toBe('12548.75');
    await play(world, lucky, slot, 350_00);
    expect(await free()).toBe('12498.75');
    await withoutShare(world, 'PVP');
    await play(world, lucky, await findGame(lucky, 'PVP'), 12_600_00);
    expect(await free()).toBe('0.00');
  });

  it('what a withdrawal holds counts as money: nothing is cleared', async () => {
    const { world, lucky } = await begin();
    await newWithdrawal(lucky, { amount: '12458.00' });
    await world.change("UPDATE WithdrawOrder SET state = 'paying'");
    await world.changeBrand('baize', { cashRules: { depositTurnover: 50 } });
    await deposit(world, lucky, '500.00');
    await play(world, lucky, await findGame(lucky, 'LIVE'), 500_00);
    expect((await lucky.value('listRollovers')).list).toMatchObject([{ required: '25000.00', state: 'open' }]);
  });

  it('when a lottery bet has drawn › its valid bet fills the rollover, won or lost; a stake that came back does not', async () => {
    const { world, member, lottery, later } = await playerAt(mock);
    await deposit(world, member, '500.00');
    const next = await member.value('listChaseNumeros', { path: { gameId: lottery.gameId }, query: { count: 2 } });
    const bet = (content: string, multiple: number, numero = lottery.numero) => {
      const slip = slipOn({ ...lottery, numero }, { play: 'EACH', content, multiple }, newReference());
      return member.value('placeLotteryBet', { body: slip });
    };
    await bet('1||||', 50);
    await bet('9||||', 30);
    await bet('2||||', 70, next[1]?.numero);
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5] });
    expect((await member.value('listRollovers')).left).toBe('500.00');
    await world.decideDraw({ ...lottery, numero: next[1]?.numero ?? '' }, { isVoid: true });
    const after = await later(lottery.drawAt - (await world.clock.advance(0)).now);
    expect((await after.value('listRollovers')).list).toMatchObject([{ done: '160.00', left: '340.00' }]);
  });

  it('when everything is staked on a lottery draw › nothing is cleared: open bets are money', async () => {
    const { world, member, lottery } = await playerAt(mock);
    await deposit(world, member, '500.00');
    const bet = slipOn(lottery, { play: 'EACH', content: '1||||', multiple: 6479 });
    await member.value('placeLotteryBet', { body: bet });
    expect(await readSum(member)).toBe('0.75');
    await play(world, member, await findGame(member, 'RNG'), 50);
    expect((await member.value('listRollovers')).list).toMatchObject([{ left: '499.50', state: 'open' }]);
  });

  it('what is left is cleared when all money is gone', async () => {
    const { world, lucky } = await begin();
    await deposit(world, lucky, '500.00');
    await world.changeBrand('baize', { cashRules: { depositTurnover: 50 } });
    await deposit(world, lucky, '500.00');
    await play(world, lucky, await findGame(lucky, 'LIVE'), 13_458_00);
    const { list } = await lucky.value('listRollovers');
    expect(list.map(({ required, state }) => [required, state])).toEqual([
      ['25000.00', 'cleared'],
      ['500.00', 'done'],
    ]);
  });
});

/** One bonus is wagered at a time. */
async function giveUp(client: Client) {
  const { list } = await client.value('listRollovers');
  const rolloverId = list.find(({ cause, state }) => cause === 'PROMOTION' && state === 'open')?.rolloverId ?? 0;
  await client.value('forfeitBonus', { body: { rolloverId } });
}

describe(operationTitle('forfeitBonus'), () => {
  it('takes the bonus back with what was won since, and closes its rollover once', async () => {
    const { world, lucky } = await begin();
    const rolloverId = await newBonus(world, lucky);
    expect(await readSum(lucky)).toBe('13008.75');
    await play(world, lucky, await findGame(lucky, 'RNG'), 100_00, 350_00);
    for (const _ of [1, 2]) {
      const rollover = await lucky.value('forfeitBonus', { body: { rolloverId } });
      expect(rollover).toMatchObject({ cause: 'PROMOTION', credited: '50.00', state: 'forfeited', left: '0.00' });
    }
    expect(await readSum(lucky)).toBe('12958.75');
    // Wins are taken once, and not held for the deposit as well.
    expect((await lucky.value('listRollovers')).free).toBe('12458.75');
    await expectBalancedBooks(world);
  });

  it('where more was lost than won › takes the bonus alone; a deposit cannot be given up', async () => {
    const { world, lucky } = await begin();
    const rolloverId = await newBonus(world, lucky);
    await play(world, lucky, await findGame(lucky, 'RNG'), 100_00);
    const { list } = await lucky.value('listRollovers');
    const depositId = list.find(({ cause }) => cause === 'DEPOSIT')?.rolloverId ?? 0;
    const reply = await lucky.call('forfeitBonus', { body: { rolloverId: depositId } });
    expect([reply.status, (reply.body as { errorCode: string }).errorCode]).toEqual([409, 'rollover.closed']);
    await lucky.value('forfeitBonus', { body: { rolloverId } });
    expect(await readSum(lucky)).toBe('12858.75');
  });

  it("another member's rollover › 404", async () => {
    const { world, lucky } = await begin();
    const rolloverId = await newBonus(world, lucky);
    const victor = await world.client.signedIn('victor');
    expect((await victor.call('forfeitBonus', { body: { rolloverId } })).status).toBe(404);
  });

  it('where the wallets hold less than is due › takes what there is', async () => {
    const { world, lucky } = await begin();
    const rolloverId = await newBonus(world, lucky);
    await withoutShare(world, 'PVP');
    await play(world, lucky, await findGame(lucky, 'PVP'), 12_998_75);
    await lucky.value('forfeitBonus', { body: { rolloverId } });
    expect(await readSum(lucky)).toBe('0.00');
    await expectBalancedBooks(world);
  });

  it('the bonus of the day is had once a day, of what arrived, up to its cap', async () => {
    const { world, lucky } = await begin();
    const ids = async (client: Client) =>
      (await client.value('getDepositSettings')).bonuses.map(({ bonusId }) => bonusId);
    const depositBonus = async (client: Client, amount: string, paid: string) => {
      const orderNo = await newTransfer(client, { amount, bonusId: DAILY });
      await reportPayment(world, orderNo, { amount: paid });
      return (await client.value('getDepositOrder', { query: { orderNo } })).bonus;
    };
    expect(await depositBonus(lucky, '500.00', '99.00')).toBeNull();
    expect(await ids(lucky)).toContain(DAILY);
    expect(await depositBonus(lucky, '20000.00', '20000.00')).toBe('1000.00');
    expect(await ids(lucky)).not.toContain(DAILY);
    await world.clock.advance(DAY);
    const next = await world.client.signedIn();
    expect(await ids(next)).not.toContain(DAILY);
    await giveUp(next);
    expect(await ids(next)).toContain(DAILY);
  });

  it("when a day of the brands' zone begins › the bonus of the day may be had again", async () => {
    const { world } = await begin();
    const offers = async (time: string) => {
      await world.clock.freeze(Date.parse(`${time}+08:00`));
      const lucky = await world.client.signedIn();
      const { bonuses } = await lucky.value('getDepositSettings');
      return { lucky, isOffered: bonuses.some(({ bonusId }) => bonusId === DAILY) };
    };
    const { lucky } = await offers('2026-03-18T07:30:00');
    await reportPayment(world, await newTransfer(lucky, { bonusId: DAILY }));
    await giveUp(lucky);
    expect((await offers('2026-03-18T08:30:00')).isOffered).toBe(false);
    expect((await offers('2026-03-18T23:59:59.999')).isOffered).toBe(false);
    expect((await offers('2026-03-19T00:00:00')).isOffered).toBe(true);
  });
});

describe('The share of a bet', () => {
  const [slot] = GAMES;
  const NONE: TurnoverShares = { games: {}, vendors: {}, categories: {} };
  const games = { [slot.nodeId]: 10 };
  const vendors = { [slot.vendorCode]: 20 };
  const categories = { [slot.gameType]: 30 };

  const setShares = (world: TestWorld, shares: Partial<TurnoverShares>) =>
    world.change(
      "UPDATE Brand SET cashRules = json_set(cashRules, '$.turnoverShares', json(?)) WHERE code = 'baize'",
      JSON.stringify({ ...NONE, ...shares }),
    );

  /** As it was settled, and as a new world sums it. */
  async function readCounted(world: TestWorld, memberId: number, gameType: string) {
    const read = () =>
      world.read('SELECT counted FROM DailySum WHERE memberId = ? AND gameType = ?', memberId, gameType);
    const settled = await read();
    await world.change('DELETE FROM DailySum');
    const database = new Sqlite(await world.file());
    sumDays(database);
    database.close();
    return [settled, await read()];
  }

  it.each<[string, number, Partial<TurnoverShares>]>([
    ['its game, vendor and category have one', 10, { games, vendors, categories }],
    ['its vendor and category have one', 20, { vendors, categories }],
    ['its category alone has one', 30, { categories }],
    ['that of its game is nothing', 0, { games: { [slot.nodeId]: 0 }, vendors, categories }],
    ['there is none', 0, {}],
  ])('when %s › %i percent count, also in the sums of a new world', async (_, percent, shares) => {
    const world = await mock.newWorld();
    await setShares(world, shares);
    await bookBet(world, 1004, { game: slot, stake: 100, win: 0, isOpen: false });
    const counted = [{ counted: Number(toUnits(percent)) }];
    expect(await readCounted(world, 1004, slot.gameType)).toEqual([counted, counted]);
  });

  it('when a lottery order is settled › that of its game counts, also in the sums of a new world', async () => {
    const { world, member, lottery, later } = await playerAt(mock);
    await setShares(world, { games: { [lottery.gameId]: 10 }, categories: { ELOTT: 30 } });
    await member.value('placeLotteryBet', { body: slipOn(lottery, { play: 'EACH', content: '1||||', multiple: 50 }) });
    await later(DAY);
    const counted = [{ counted: Number(toUnits(10)) }];
    expect(await readCounted(world, 1001, 'ELOTT')).toEqual([counted, counted]);
  });
});
