import { describe, expect, it } from 'vitest';
import type { Client } from '../../support/client.ts';
import { readRows } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { JPEG, multipart, PNG } from '../../support/multipart.ts';
import { operationTitle } from '../../support/operations.ts';
import { apply, changePromotion, PARLAY, statusOf } from '../../support/rewards.ts';
import { DAY, MINUTE, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

const MEGABYTE = 1024 * 1024;

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const decide = (world: TestWorld, decision: 'approve' | 'refuse') =>
  world.client.value('answerApplication', {
    path: { ...world.path, brand: 'baize' },
    body: { account: 'lucky', promotionId: PARLAY, decision },
  });

const latestTitle = async (client: Client) => (await client.value('listMessages', { language: 'EN' })).list[0]?.title;

describe(operationTitle('applyPromotion'), () => {
  it('is reviewed by the world’s clock, then claimed within its days and wagered', async () => {
    const { world, lucky } = await begin();
    expect((await apply(lucky, { picture1: PNG, picture2: JPEG })).body).toMatchObject({ value: { state: 'APPLIED' } });
    await world.clock.advance(10 * MINUTE - 1);
    expect(await statusOf(lucky, PARLAY)).toMatchObject({ state: 'APPLIED' });
    await world.clock.advance(1);
    const { rewardId, ...status } = await statusOf(lucky, PARLAY);
    expect(status).toMatchObject({ state: 'CLAIMABLE', amount: '388.00' });
    expect(await latestTitle(lucky)).toBe('Your application was approved');
    await lucky.value('claimReward', { body: { rewardIds: [rewardId ?? 0] } });
    expect(await statusOf(lucky, PARLAY)).toMatchObject({ state: 'IN_PROGRESS', done: '0.00' });
    expect((await apply(lucky, { picture1: PNG })).status).toBe(409);
  });

  it('without its picture it is refused, and may be sent again; one at a time', async () => {
    const { world, lucky } = await begin();
    expect((await apply(lucky)).status).toBe(200);
    const second = await apply(lucky, { picture1: PNG });
    expect(second).toMatchObject({ status: 409, body: { value: { status: { state: 'APPLIED' } } } });
    await world.clock.advance(10 * MINUTE);
    expect(await statusOf(lucky, PARLAY)).toMatchObject({ state: 'REFUSED', reason: 'PICTURES' });
    expect(await latestTitle(lucky)).toBe('A picture is missing');
    expect((await apply(lucky, { picture1: PNG })).status).toBe(200);
    expect(await decide(world, 'refuse')).toEqual({ state: 'refused' });
    expect(await statusOf(lucky, PARLAY)).toMatchObject({ state: 'REFUSED', reason: 'OFFICE' });
  });

  it('refused as often as the brand allows › 409 application.limit, and the promotion says so', async () => {
    const { world, lucky } = await begin();
    for (let times = 1; times <= 3; times += 1) {
      expect((await apply(lucky, { picture1: PNG })).status).toBe(200);
      await decide(world, 'refuse');
      expect((await statusOf(lucky, PARLAY)).state).toBe(times < 3 ? 'REFUSED' : 'NOT_FOR_YOU');
    }
    const status = { state: 'NOT_FOR_YOU', reason: 'APPLICATIONS' };
    expect(await apply(lucky, { picture1: PNG })).toMatchObject({
      status: 409,
      body: { errorCode: 'application.limit', value: { status } },
    });
    await world.changeBrand('baize', { usageLimits: { applications: 4 } });
    expect((await apply(lucky, { picture1: PNG })).status).toBe(200);
  });

  it('not claimed in its days › expired, to the millisecond', async () => {
    const { world, lucky } = await begin();
    await apply(lucky);
    await decide(world, 'approve');
    await world.clock.advance(7 * DAY - 1);
    expect(await statusOf(await world.client.signedIn(), PARLAY)).toMatchObject({ state: 'CLAIMABLE' });
    await world.clock.advance(1);
    expect(await statusOf(await world.client.signedIn(), PARLAY)).toMatchObject({ state: 'EXPIRED' });
  });

  it('beyond the budget, and in a break, nothing is given', async () => {
    const { world, lucky } = await begin();
    await apply(lucky, { picture1: PNG });
    await changePromotion(world, PARLAY, { budget: { money: 387 } });
    expect(await decide(world, 'approve')).toEqual({ state: 'refused' });
    await changePromotion(world, PARLAY, { budget: {} });
    await apply(lucky, { picture1: PNG });
    await lucky.value('startTimeOut', { body: { days: 1 } });
    expect(await decide(world, 'approve')).toEqual({ state: 'refused' });
    expect(await readRows(world, `SELECT * FROM Reward WHERE promotionId = ${PARLAY}`)).toEqual([]);
  });

  it.each([
    ['nothing at all', {}, '', 422, 'application.empty'],
    ['an SVG', { picture1: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }, '', 422, 'file.type'],
    [
      '5 MB and a byte',
      { picture1: Buffer.concat([PNG, Buffer.alloc(5 * MEGABYTE + 1 - PNG.length)]) },
      '',
      422,
      'file.too.large',
    ],
    ['a bad second picture', { picture1: PNG, picture2: PNG.subarray(0, 40) }, '', 422, 'file.type'],
    ['a fourth picture', { picture1: PNG, picture4: PNG }, '', 400, 'request_param_err'],
    ['141 characters', {}, 'x'.repeat(141), 400, 'request_param_err'],
  ])('%s › refused, and nothing is stored', async (_, pictures, comment, status, errorCode) => {
    const { world, lucky } = await begin();
    expect(await apply(lucky, pictures, comment)).toMatchObject({ status, body: { errorCode } });
    expect(await readRows(world, `SELECT * FROM Application WHERE promotionId = ${PARLAY}`)).toEqual([]);
  });

  it('for an unknown promotion it is refused', async () => {
    const { lucky } = await begin();
    const reply = await lucky.call('applyPromotion', multipart({ promotionId: '9999', comment: 'Five legs' }));
    expect(reply).toMatchObject({ status: 404, body: { errorCode: 'promotion.not.found' } });
  });
});

describe(operationTitle('getApplicationPicture'), () => {
  it('is the member’s own alone', async () => {
    const { world, lucky } = await begin();
    await apply(lucky, { picture1: PNG });
    const query = { promotionId: PARLAY, position: 1 };
    expect((await lucky.value('getApplicationPicture', { query })).contentType).toBe('image/png');
    const victor = await world.client.signedIn('victor');
    expect((await victor.call('getApplicationPicture', { query })).status).toBe(404);
    const none = await lucky.call('getApplicationPicture', { query: { ...query, position: 2 } });
    expect(none).toMatchObject({ status: 404, body: { errorCode: 'proof.not.found' } });
    const unknown = await lucky.call('getApplicationPicture', { query: { ...query, promotionId: 9999 } });
    expect(unknown).toMatchObject({ status: 404, body: { errorCode: 'promotion.not.found' } });
  });
});
