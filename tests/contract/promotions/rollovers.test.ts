import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { newTransfer, newWithdrawal, reportPayment } from '../../support/orders.ts';
import { changePromotion, DAILY, depositWith, findGame, giveReward, play } from '../../support/rewards.ts';
import { DAY, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  await world.withoutRebates();
  return { world, lucky: await world.client.signedIn() };
}

describe('the rollover of a reward', () => {
  it('what does not count for the oldest passes to the next', async () => {
    const { world, lucky } = await begin();
    await changePromotion(world, DAILY, { rules: { gameTypes: ['FISH'], maxStake: 10 } });
    await world.changeBrand('baize', { cashRules: { depositTurnover: 0 } });
    await depositWith(world, lucky, DAILY, '1000.00');
    await world.clock.advance(1);
    const rewardId = await giveReward(world, { turnover: 5 });
    await lucky.value('claimReward', { body: { rewardIds: [rewardId] } });
    const done = async () => {
      const { list } = await lucky.value('listRollovers');
      return list.filter(({ state }) => state === 'open').map(({ cause, done }) => [cause, done]);
    };
    const [slot, fish] = [await findGame(lucky, 'RNG'), await findGame(lucky, 'FISH')];
    await play(world, lucky, slot, 10_00);
    await play(world, lucky, fish, 10_01);
    expect(await done()).toEqual([
      ['PROMOTION', '0.00'],
      ['OFFICE', '20.01'],
    ]);
    await play(world, lucky, fish, 10_00);
    expect(await done()).toEqual([
      ['PROMOTION', '10.00'],
      ['OFFICE', '20.01'],
    ]);
  });

  it('own money is filled first, then the earliest deadline; a bonus that is wagered is told', async () => {
    const { world, lucky } = await begin();
    for (const days of [null, 30, 2]) {
      const rewardId = await giveReward(world, { turnover: 1, ...(days && { days }) });
      await lucky.value('claimReward', { body: { rewardIds: [rewardId] } });
      await world.clock.advance(1);
    }
    await reportPayment(world, await newTransfer(lucky));
    const read = async () => {
      const { list } = await lucky.value('listRollovers');
      return list
        .filter(({ createdAt }) => createdAt >= WORLD_TIME)
        .map((row) => [row.cause, row.expiresAt && Math.round((row.expiresAt - row.createdAt) / DAY), row.done]);
    };
    await play(world, lucky, await findGame(lucky, 'RNG'), 650_00);
    expect(await read()).toEqual([
      ['OFFICE', 30, '50.00'],
      ['OFFICE', null, '0.00'],
      ['DEPOSIT', null, '500.00'],
      ['OFFICE', 2, '100.00'],
    ]);
    const { list } = await lucky.value('listMessages', { language: 'EN' });
    expect(list.filter(({ title }) => title === 'Bonus wagered')).toMatchObject([{ subject: { kind: 'reward' } }]);
  });

  it('takes the bonus back when its time is over, with what was won since', async () => {
    const { world, lucky } = await begin();
    const before = await sum(lucky);
    const rewardId = await giveReward(world, { turnover: 10, days: 7 });
    await lucky.value('claimReward', { body: { rewardIds: [rewardId] } });
    await play(world, lucky, await findGame(lucky, 'RNG'), 1_00, 31_00);
    expect(await sum(lucky)).toBe(before + 130);
    await world.clock.advance(7 * DAY - 1);
    expect(await sum(await world.client.signedIn())).toBe(before + 130);
    await world.clock.advance(1);
    const later = await world.client.signedIn();
    expect(await sum(later)).toBe(before);
    const inState = async (state: 'CLAIMED' | 'EXPIRED') =>
      (await later.value('listRewards', { query: { state } })).list;
    expect(await inState('EXPIRED')).toContainEqual(expect.objectContaining({ rewardId, rolloverState: 'expired' }));
    expect((await inState('CLAIMED')).filter((reward) => reward.rewardId === rewardId)).toEqual([]);
    const { list } = await later.value('listMessages', { language: 'EN' });
    expect(list[0]).toMatchObject({ title: 'Bonus expired', subject: { kind: 'reward' } });
    await expectBalancedBooks(world);
  });

  it('holds back the credit, and neither what is free nor a withdrawal in a break', async () => {
    const { world, lucky } = await begin();
    const { available } = await lucky.value('getWithdrawSettings');
    const rewardId = await giveReward(world, { turnover: 10 });
    await lucky.value('claimReward', { body: { rewardIds: [rewardId] } });
    expect((await lucky.value('getWithdrawSettings')).available).toBe(available);
    const later = await giveReward(world);
    await lucky.value('startTimeOut', { body: { days: 1 } });
    const refused = await lucky.call('claimReward', { body: { rewardIds: [later] } });
    expect(refused).toMatchObject({ status: 403, body: { errorCode: 'play.break' } });
    expect(await newWithdrawal(lucky)).toMatch(/^W/);
  });
});

const sum = async (client: Awaited<ReturnType<typeof begin>>['lucky']) =>
  Number((await client.value('getBalance')).sumBalance);
