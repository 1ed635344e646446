import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newTransfer, newWithdrawal, reportPayment } from '../../support/orders.ts';
import { findGame, giveReward, play } from '../../support/rewards.ts';
import { DAY, HOUR, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

const read = (world: TestWorld, day?: string, brand = 'baize') =>
  world.client.value('getDayFigures', { path: { ...world.path, brand }, query: day === undefined ? {} : { day } });

const money = (amount: number | null | undefined): string => ((amount ?? 0) / 10_000).toFixed(2);

/** Recomputes the figures from ledger, orders and bets, without the day's sums. */
async function recompute(world: TestWorld, date: string, brand = 'baize') {
  const from = Date.parse(`${date}T00:00:00+08:00`);
  const IN_DAY = `>= ${from} AND < ${from + DAY}`;
  const within = (column: string) => `${column} ${IN_DAY.replace('AND', `AND ${column}`)}`;
  const members = `(SELECT id FROM Member WHERE brandCode = '${brand}' AND type <> 4)`;
  const sum = async (sql: string) => (await world.read<{ sum: number | null }>(sql))[0]?.sum ?? 0;
  const ledger = (codes: string) =>
    sum(
      `SELECT SUM(amount) AS sum FROM LedgerEntry WHERE memberId IN ${members} AND ${within('time')} AND typeCode IN (${codes})`,
    );
  const bets = (column: string, orderColumn: string) =>
    sum(
      `SELECT (SELECT COALESCE(SUM(${column}), 0) FROM Bet WHERE memberId IN ${members} AND ${within('settledAt')} AND state <> 'void')
        + (SELECT COALESCE(SUM(${orderColumn}), 0) FROM LotteryOrder WHERE memberId IN ${members} AND ${within('settledAt')} AND state IN (4, 5)) AS sum`,
    );
  return {
    day: date,
    deposits: money(
      await sum(
        `SELECT SUM(p.credited) AS sum FROM ReceivedPayment p JOIN DepositOrder o USING (orderNo)
          WHERE o.memberId IN ${members} AND ${within('p.time')}`,
      ),
    ),
    withdrawals: money(
      await sum(
        `SELECT SUM(amount + fee) AS sum FROM WithdrawOrder WHERE memberId IN ${members} AND ${within('createdAt')}
          AND state NOT IN ('rejected', 'cancelled', 'failed')`,
      ),
    ),
    bets: money(-(await ledger('3200, 4200, 5200, 4106, 4107, 4108, 4109, 4110, 4111, 4208'))),
    ggr: money((await bets('bet', 'validBet')) - (await bets('win', 'win'))),
    bonusCost: money(await ledger('3102, 4104, 5112, 6112, 8103')),
    newMembers: await sum(`SELECT COUNT(*) AS sum FROM Member WHERE id IN ${members} AND ${within('registeredAt')}`),
    activeMembers: await sum(
      `SELECT COUNT(*) AS sum FROM (
        SELECT memberId FROM Bet WHERE memberId IN ${members} AND (${within('time')} OR ${within('settledAt')})
        UNION SELECT memberId FROM LotteryOrder WHERE memberId IN ${members} AND (${within('time')} OR ${within('settledAt')}))`,
    ),
  };
}

describe(operationTitle('getDayFigures'), () => {
  it('when the day had deposits, withdrawals, bets and bonuses › the same as ledger, orders and bets', async () => {
    const world = await mock.newWorld();
    const before = await read(world);
    const lucky = await world.client.signedIn();
    await reportPayment(world, await newTransfer(lucky, { amount: '700.00' }));
    await newWithdrawal(lucky, { amount: '300.00' });
    const game = await findGame(lucky, 'RNG');
    await play(world, lucky, game, 1000, 0);
    await play(world, lucky, game, 500, 2500);
    await lucky.value('claimReward', { body: { rewardIds: [await giveReward(world)] } });
    const after = await read(world);
    expect(after).toMatchObject(await recompute(world, '2026-03-18'));
    const more = (name: 'deposits' | 'withdrawals' | 'bets' | 'ggr' | 'bonusCost') =>
      Math.round((Number(after[name]) - Number(before[name])) * 100) / 100;
    expect([more('deposits'), more('withdrawals') >= 300, more('bets'), more('ggr'), more('bonusCost')]).toEqual([
      700,
      true,
      15,
      -10,
      100,
    ]);
  });

  it('when days of the seed are read › each is as recomputed, also when nothing happened', async () => {
    const world = await mock.newWorld();
    for (const brand of ['baize', 'lotus'])
      for (let back = 1; back <= 5; back += 1) {
        const date = new Date(WORLD_TIME + 8 * HOUR - back * DAY).toISOString().slice(0, 10);
        expect(await read(world, date, brand)).toMatchObject(await recompute(world, date, brand));
      }
    expect(await read(world, '2030-01-01')).toEqual({
      day: '2030-01-01',
      currency: 'PHP',
      deposits: '0.00',
      withdrawals: '0.00',
      bets: '0.00',
      ggr: '0.00',
      bonusCost: '0.00',
      newMembers: 0,
      activeMembers: 0,
    });
  });

  it('when midnight passes in the brand’s zone › another day; a trial account counts nowhere', async () => {
    const world = await mock.newWorld();
    await world.clock.freeze(Date.parse('2026-03-18T23:59:59.999+08:00'));
    const { activeMembers, ...last } = await read(world);
    expect(last.day).toBe('2026-03-18');
    await world.change("UPDATE Member SET type = 4 WHERE brandCode = 'baize'");
    expect(await read(world)).toMatchObject({ bets: '0.00', deposits: '0.00', newMembers: 0, activeMembers: 0 });
    expect(activeMembers + Number(last.bets) + last.newMembers).toBeGreaterThan(0);
    await world.clock.advance(1);
    expect((await read(world)).day).toBe('2026-03-19');
  });

  it('when the day is none, or the brand unknown › 400 and 404', async () => {
    const world = await mock.newWorld();
    const call = (day: string, brand = 'baize') =>
      world.client.call('getDayFigures', { path: { ...world.path, brand }, query: { day } });
    for (const day of ['2026-02-30', '18.03.2026', '2026-13-01'])
      expect(await call(day)).toMatchObject({ status: 400, body: { errorCode: 'request_param_err' } });
    expect(await call('2026-03-18', 'nobody')).toMatchObject({ status: 404, body: { errorCode: 'brand.not.found' } });
  });
});
