import { describe, expect, it } from 'vitest';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { giveReward } from '../../support/rewards.ts';
import { DAY } from '../../support/world.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

describe(operationTitle('claimReward'), () => {
  it('pays money with its rollover, and points', async () => {
    const { world, lucky } = await begin();
    const before = Number((await lucky.value('getBalance')).sumBalance);
    const credit = await giveReward(world, { turnover: 3, days: 7 });
    const points = await giveReward(world, { kind: 'POINTS', amount: '30' });
    const { list } = await lucky.value('claimReward', { body: { rewardIds: [credit, points] } });
    expect(list.map(({ isClaimed, reason, reward }) => [isClaimed, reason, reward?.amount])).toEqual([
      [true, null, '100.00'],
      [true, null, '30.00'],
    ]);
    expect(Number((await lucky.value('getBalance')).sumBalance)).toBe(before + 100);
    const rewards = (await lucky.value('listRewards')).list;
    expect(rewards.find(({ rewardId }) => rewardId === points)).toMatchObject({ state: 'CLAIMED', required: '0.00' });
    expect(rewards.find(({ rewardId }) => rewardId === credit)).toMatchObject({
      state: 'CLAIMED',
      required: '300.00',
      done: '0.00',
      rolloverState: 'open',
      wagerDays: 7,
    });
    const { list: wagered } = await lucky.value('listRewards', { query: { isWagering: true } });
    expect(wagered.map(({ rewardId }) => rewardId)).toEqual([credit]);
    const { list: rows } = await lucky.value('listTransactions', {
      language: 'EN',
      query: { typeCode: 3102 },
    });
    expect(rows[0]).toMatchObject({ amount: '100.00', remark: 'A gift from us', subject: { kind: 'reward' } });
    await expectBalancedBooks(world);
  });

  it('200 at once › one pays it, each other is told that it is claimed', async () => {
    const { world, lucky } = await begin();
    const before = Number((await lucky.value('getBalance')).sumBalance);
    const rewardIds = [await giveReward(world)];
    const claims = await Promise.all(
      Array.from({ length: 200 }, async () => (await lucky.value('claimReward', { body: { rewardIds } })).list[0]),
    );
    expect(claims.filter((claim) => claim?.isClaimed)).toHaveLength(1);
    expect(claims.filter((claim) => claim?.reason === 'CLAIMED')).toHaveLength(199);
    expect(Number((await lucky.value('getBalance')).sumBalance)).toBe(before + 100);
  });

  it("another member's, and one that there is not › no reward of the member", async () => {
    const { world, lucky } = await begin();
    const foreign = await giveReward(world, { account: 'victor' });
    const { list } = await lucky.value('claimReward', { body: { rewardIds: [foreign, 999_999] } });
    expect(list.map(({ reason }) => reason)).toEqual(['UNKNOWN', 'UNKNOWN']);
    const victor = await world.client.signedIn('victor');
    expect(
      (await victor.value('listRewards', { query: { state: 'CLAIMABLE', pageSize: 100 } })).list.map(
        ({ rewardId }) => rewardId,
      ),
    ).toContain(foreign);
  });

  it('until the last millisecond of its days', async () => {
    const { world } = await begin();
    const [early, late] = [await giveReward(world, { claimDays: 3 }), await giveReward(world, { claimDays: 3 })];
    const claim = async (rewardId: number) => {
      const lucky = await world.client.signedIn();
      return (await lucky.value('claimReward', { body: { rewardIds: [rewardId] } })).list[0]?.reason;
    };
    await world.clock.advance(3 * DAY - 1);
    expect(await claim(early)).toBeNull();
    await world.clock.advance(1);
    expect(await claim(late)).toBe('EXPIRED');
    const lucky = await world.client.signedIn();
    const states = async (state: 'EXPIRED' | 'CLAIMED' | 'CLAIMABLE') =>
      (await lucky.value('listRewards', { query: { state } })).list.map(({ rewardId }) => rewardId);
    expect(await states('EXPIRED')).toContain(late);
    expect(await states('CLAIMED')).toContain(early);
    expect(await states('CLAIMED')).not.toContain(late);
    expect(await states('CLAIMABLE')).not.toContain(late);
  });
});
