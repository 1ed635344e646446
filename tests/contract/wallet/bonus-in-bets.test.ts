import { describe, expect, it } from 'vitest';
import { playRound } from '../../../mock-server/domains/games/play/play.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { playerAt, slipOn } from '../../support/lottery.ts';
import { mockForFile } from '../../support/mock.ts';
import { newReference, newTransfer, reportPayment } from '../../support/orders.ts';
import { findGame, giveReward, play } from '../../support/rewards.ts';
import { openGame } from '../../support/vendor.ts';
import { MINUTE, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

/** lucky has 12,458.75 free and a bonus of 5,000, nothing of it wagered. */
async function begin() {
  const { world, member, lottery } = await playerAt(mock);
  const rewardId = await giveReward(world, { amount: '5000.00', turnover: 10, days: 7 });
  await member.value('claimReward', { body: { rewardIds: [rewardId] } });
  const { list } = await member.value('listRollovers');
  const rolloverId = list[0]?.rolloverId ?? 0;
  const sum = async (client = member) => (await client.value('getBalance')).sumBalance;
  const row = async (client = member) =>
    (await client.value('listRollovers')).list.find((each) => each.rolloverId === rolloverId);
  return { world, member, lottery, rolloverId, sum, row };
}

type Begun = Awaited<ReturnType<typeof begin>>;

const STAKE = 17_458;
/** EACH costs 2 a multiple; the first ball is 1. */
async function betAll({ member, lottery }: Begun) {
  const slip = slipOn(lottery, { play: 'EACH', content: '1||||', multiple: STAKE / 2 });
  await member.value('placeLotteryBet', { body: slip });
}

async function cancel({ member }: Begun) {
  const { content } = await member.value('searchLotteryOrders', { body: {} });
  await member.value('cancelLotteryOrders', { body: { orderNos: content.map(({ orderNo }) => orderNo) } });
}

const giveUp = ({ member, rolloverId }: Begun) => member.value('forfeitBonus', { body: { rolloverId } });

async function expire({ world }: Begun) {
  await world.change(
    "UPDATE DueEvent SET dueAt = ? WHERE kind = 'rollover.expire'",
    (await world.clock.advance(0)).now + 1,
  );
  await world.clock.advance(2);
}

/** A stake that stays open until `end`. Amounts are hundredths. */
async function openHand(world: TestWorld, client: Client, stake: number) {
  const { token } = await openGame(world, client, await findGame(client, 'RNG'));
  const own = await world.running.worlds.use(world.name);
  const settlesAt = own.now() + 60 * MINUTE;
  const round = { stake: BigInt(stake) * 100n, win: 0n, detail: null, settlesAt };
  await playRound(own, token, newReference(), () => round);
  return (win: number) =>
    playRound(own, token, newReference(), () => ({ stake: 0n, win: BigInt(win) * 100n, detail: null, endsOpen: true }));
}

describe('a bonus whose money is in open bets', () => {
  it.each([
    ['given up', giveUp, 'forfeited'],
    ['over', expire, 'expired'],
  ] as const)(
    'when it is %s › what the wallets hold is taken at once, the rest of the cancelled bet',
    async (_, end, state) => {
      const begun = await begin();
      const { world, sum, row } = begun;
      await betAll(begun);
      expect(await row()).toMatchObject({ takes: '0.75', due: '4999.25', dueBets: 1 });
      await end(begun);
      expect(await sum()).toBe('0.00');
      expect(await row()).toMatchObject({ state, takes: null, due: '4999.25', dueBets: 1 });
      await cancel(begun);
      // Without the fee of one percent.
      expect(await sum()).toBe('12284.17');
      expect(await row()).toMatchObject({ due: '0.00', dueBets: 0 });
      await expectBalancedBooks(world);
    },
  );

  it('when the bet wins › the win is the member’s but for the rest', async () => {
    const begun = await begin();
    const { world, member, lottery, sum } = begun;
    await betAll(begun);
    await giveUp(begun);
    await world.decideDraw(lottery, { balls: [1, 2, 3, 4, 5] });
    await world.clock.freeze(lottery.drawAt);
    const [order] = (await member.value('searchLotteryOrders', { body: {} })).content;
    const win = Number(order?.win);
    expect(win).toBeGreaterThan(STAKE);
    expect(Number(await sum())).toBeCloseTo(win - 4999.25, 4);
    await expectBalancedBooks(world);
  });

  it('when the bet loses › nothing is due any more, and later money and bets are not touched', async () => {
    const begun = await begin();
    const { world, member, lottery, sum, row } = begun;
    await betAll(begun);
    await giveUp(begun);
    await reportPayment(world, await newTransfer(member, { amount: '500.00' }));
    await world.clock.advance(1);
    const end = await openHand(world, member, 100_00);
    await end(300_00);
    expect(await sum()).toBe('700.00');
    await world.decideDraw(lottery, { balls: [2, 3, 4, 5, 6] });
    await world.clock.freeze(lottery.drawAt);
    expect(await row()).toMatchObject({ due: '0.00', dueBets: 0 });
    await play(world, member, await findGame(member, 'RNG'), 100_00, 300_00);
    expect(await sum()).toBe('900.00');
    await expectBalancedBooks(world);
  });

  it('when a hand is open › its win gives the rest, though a later round pays it', async () => {
    const begun = await begin();
    const { world, member, sum } = begun;
    const end = await openHand(world, member, 17_458_75);
    await giveUp(begun);
    expect(await sum()).toBe('0.00');
    await end(20_000_00);
    expect(await sum()).toBe('15000.00');
    await expectBalancedBooks(world);
  });

  it('when bets on a match are open › what the right one pays is taken', async () => {
    const begun = await begin();
    const { world, member, sum } = begun;
    const game = await openGame(world, member, 'TOUCHLINE_0001');
    const { body } = await game.ask<{ events: { upcoming: { event: string; endsAt: number; odds: object }[] } }>(
      'events',
    );
    const [match] = body.events.upcoming;
    if (!match) throw new Error('There is a match to come');
    for (const pick of ['home', 'draw', 'away'])
      await game.bet({ level: 1, legs: [{ event: match.event, market: 'result', pick }] });
    // As if the rest were lost.
    await world.change('UPDATE Wallet SET balance = 0');
    await giveUp(begun);
    await world.clock.freeze(match.endsAt);
    expect(await sum()).toBe('0.00');
    const [won] = await world.read<{ win: number }>("SELECT win FROM Bet WHERE state = 'won' ORDER BY settledAt DESC");
    const taken = await world.read('SELECT amount FROM LedgerEntry WHERE typeCode = 8103 AND amount < 0');
    expect(taken).toEqual([{ amount: -(won?.win ?? 0) }]);
  });

  it('when two bonuses are given up › the bet gives each its rest, and no more than it pays', async () => {
    const begun = await begin();
    const { world, member, sum } = begun;
    const rewardId = await giveReward(world, { amount: '1000.00', turnover: 10 });
    await member.value('claimReward', { body: { rewardIds: [rewardId] } });
    const end = await openHand(world, member, 18_458_75);
    const { list } = await member.value('listRollovers');
    for (const { rolloverId } of list) await member.value('forfeitBonus', { body: { rolloverId } });
    await end(5_500_00);
    expect(await sum()).toBe('0.00');
    expect((await member.value('listRollovers')).list.map(({ due }) => due)).toEqual(['0.00', '0.00']);
    await expectBalancedBooks(world);
  });

  it('tells the member both parts', async () => {
    const begun = await begin();
    await betAll(begun);
    await giveUp(begun);
    const { list } = await begun.member.value('listMessages', { language: 'EN' });
    expect(list[0]?.content).toContain(
      'Up to <b>₱4,999.25</b> more comes from what your open bets (1) pay or give back.',
    );
  });
});
