import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { CHECK_IN, changePromotion, DAILY, statusOf } from '../../support/rewards.ts';
import { DAY } from '../../support/world.ts';

const mock = mockForFile();
const body = { promotionId: CHECK_IN };
const LAST_OF_DAY = Date.parse('2026-03-18T23:59:59.999+08:00');

describe(operationTitle('checkIn'), () => {
  it('gives growing points for seven days, then begins again', async () => {
    const world = await mock.newWorld();
    const points = [];
    for (let day = 0; day < 8; day += 1) {
      const lucky = await world.client.signedIn();
      const { streak, reward } = await lucky.value('checkIn', { body });
      points.push([streak, reward.amount]);
      await world.clock.advance(DAY);
    }
    expect(points.map(([streak]) => streak)).toEqual([1, 2, 3, 4, 5, 6, 7, 1]);
    const amounts = points.map(([, amount]) => Number(amount));
    expect(amounts.slice(0, 7)).toEqual(amounts.slice(0, 7).toSorted((a, b) => a - b));
    expect(amounts[7]).toBe(amounts[0]);
  });

  it('once a day of the zone: in the last millisecond and in the next one; after a missed day from the first', async () => {
    const world = await mock.newWorld();
    const at = async (time: number) => {
      await world.clock.freeze(time);
      const lucky = await world.client.signedIn();
      const { status, body: answer } = await lucky.call('checkIn', { body });
      return status === 200 ? (answer as { value: { streak: number } }).value.streak : status;
    };
    expect(await at(LAST_OF_DAY)).toBe(1);
    expect(await at(LAST_OF_DAY)).toBe(409);
    expect(await at(LAST_OF_DAY + 1)).toBe(2);
    expect(await at(LAST_OF_DAY + DAY)).toBe(409);
    expect(await at(LAST_OF_DAY + 2 * DAY + 1)).toBe(1);
  });

  it('200 at once › one is paid, each other is told that today is done', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const replies = await Promise.all(Array.from({ length: 200 }, () => lucky.call('checkIn', { body })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status !== 200);
    for (const { body } of refused)
      expect(body).toMatchObject({ errorCode: 'promotion.closed', value: { status: { state: 'CLAIMED' } } });
    const { list } = await lucky.value('listRewards', { query: { state: 'CLAIMED' } });
    expect(list.filter(({ promotionId }) => promotionId === CHECK_IN)).toHaveLength(1);
  });

  it('the last of a budget, by 200 at once › one has it, each other is told that it is spent', async () => {
    const world = await mock.newWorld();
    await changePromotion(world, CHECK_IN, { budget: { number: 1 } });
    const lucky = await world.client.signedIn();
    const victor = await world.client.signedIn('victor');
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => (index % 2 ? lucky : victor).call('checkIn', { body })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const states = new Set(
      replies
        .filter(({ status }) => status !== 200)
        .map(({ body }) => (body as { value: { status: { state: string } } }).value.status.state),
    );
    expect([...states].toSorted()).toEqual(['CLAIMED', 'SOLD_OUT']);
  });

  it('another kind of promotion › 404', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const reply = await lucky.call('checkIn', { body: { promotionId: DAILY } });
    expect(reply).toMatchObject({ status: 404, body: { errorCode: 'promotion.not.found' } });
    expect(await statusOf(lucky, CHECK_IN)).toMatchObject({ state: 'OPEN' });
  });
});
