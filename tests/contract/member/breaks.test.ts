import { describe, expect, it } from 'vitest';
import { type Client, PASSWORD } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { decide, newBonus, newTransfer, newWithdrawal, reportPayment } from '../../support/orders.ts';
import { openGame } from '../../support/vendor.ts';
import { DAY, SECOND, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const refusal = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { errorCode: string }).errorCode,
];
const exclude = (client: Client, body: object = {}) =>
  client.call('excludeSelf', { body: { months: 6, password: PASSWORD, ...body } });

describe(operationTitle('startTimeOut'), () => {
  it('keeps the session, says until when, and ends by itself', async () => {
    const { world, lucky } = await begin();
    const until = WORLD_TIME + DAY;
    expect(await lucky.value('startTimeOut', { body: { days: 1 } })).toEqual({
      kind: 'TIME_OUT',
      startedAt: WORLD_TIME,
      until,
    });
    expect((await lucky.value('getLimits')).break).toMatchObject({ until });
    expect(refusal(await lucky.call('listFavouriteIds'))).toEqual([403, 'play.break']);
    expect(refusal(await lucky.call('startTimeOut', { body: { days: 42 } }))).toEqual([403, 'play.break']);
    await world.clock.freeze(until - SECOND);
    const before = await world.client.signedIn();
    expect((await before.call('listFavouriteIds')).status).toBe(403);
    await world.clock.advance(SECOND);
    expect((await before.call('listFavouriteIds')).status).toBe(200);
    expect((await before.value('getLimits')).break).toBeNull();
  });

  it.each([0, 43, 1.5])('of %d days › 400', async (days) => {
    const { lucky } = await begin();
    expect((await lucky.call('startTimeOut', { body: { days } })).status).toBe(400);
  });

  it('is of this member alone', async () => {
    const { world, lucky } = await begin();
    await lucky.value('startTimeOut', { body: { days: 7 } });
    expect((await (await world.client.signedIn('victor')).call('listFavouriteIds')).status).toBe(200);
  });
});

describe(operationTitle('excludeSelf'), () => {
  it('ends every session; a new one reads the balance, and the same time of day months later everything', async () => {
    const { world } = await begin();
    const elsewhere = await world.client.signedIn('lucky', { merchant: 'lotus' });
    const lucky = await world.client.signedIn('lucky', { merchant: 'lotus' });
    const reply = await exclude(lucky);
    const until = Date.parse('2026-09-18T12:00:00+08:00');
    expect(reply).toMatchObject({ status: 200, body: { value: { kind: 'SELF_EXCLUSION', until } } });
    for (const client of [elsewhere, lucky])
      expect(refusal(await client.call('getBalance'))).toEqual([401, 'login.not.session']);
    const again = await world.client.signedIn('lucky', { merchant: 'lotus' });
    expect((await again.call('getBalance')).status).toBe(200);
    expect((await again.call('listFavouriteIds')).status).toBe(403);
    await world.clock.freeze(until);
    const after = await world.client.signedIn('lucky', { merchant: 'lotus' });
    expect((await after.call('listFavouriteIds')).status).toBe(200);
  });

  it('of a day that the last month lacks › its last day', async () => {
    const { world } = await begin();
    await world.clock.freeze(Date.parse('2026-08-31T12:00:00+08:00'));
    const lucky = await world.client.signedIn();
    const { until } = await lucky.value('excludeSelf', { body: { months: 6, password: PASSWORD } });
    expect(until).toBe(Date.parse('2027-02-28T12:00:00+08:00'));
  });

  it.each([{ password: 'wrong1234' }, { password: undefined }])('with %j › 422 password.wrong', async (body) => {
    const { lucky } = await begin();
    expect(refusal(await exclude(lucky, body))).toEqual([422, 'password.wrong']);
    expect((await lucky.value('getLimits')).break).toBeNull();
  });

  it('after five wrong passwords › 429', async () => {
    const { lucky } = await begin();
    for (let tries = 0; tries < 5; tries += 1) await exclude(lucky, { password: 'wrong1234' });
    expect(refusal(await exclude(lucky))).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  it('follows a time-out; once it runs it cannot be changed', async () => {
    const { world, lucky } = await begin();
    await lucky.value('startTimeOut', { body: { days: 42 } });
    expect((await exclude(lucky)).status).toBe(200);
    const excluded = await world.client.signedIn();
    expect((await excluded.value('getLimits')).break).toMatchObject({ kind: 'SELF_EXCLUSION' });
    expect(refusal(await exclude(excluded, { months: 60 }))).toEqual([403, 'play.break']);
  });

  it.each([5, 61])('of %d months › 400', async (months) => {
    const { lucky } = await begin();
    expect((await exclude(lucky, { months })).status).toBe(400);
  });
});

describe('A break', () => {
  it.each([
    ...(['depositByUrl', 'depositByQr', 'depositByTransfer', 'depositVirtualWallet'] as const),
    ...(['launchGame', 'launchGameFb', 'placeLotteryBet', 'walletTransfer', 'transferUpline'] as const),
    ...(['listDepositChannels', 'getDepositSettings', 'reportPaid', 'confirmLimit', 'answerRealityCheck'] as const),
  ])('closes %s, whatever it is asked', async (id) => {
    const { lucky } = await begin();
    await lucky.value('startTimeOut', { body: { days: 1 } });
    expect(refusal(await lucky.call(id, {} as never))).toEqual([403, 'play.break']);
  });

  it('stops games that are open: no round, no state', async () => {
    const { world, lucky } = await begin();
    const game = await openGame(world, lucky, 'AURUM_0001');
    await lucky.value('startTimeOut', { body: { days: 1 } });
    const bet = await game.bet({ level: 1 });
    expect([bet.status, bet.body.errorCode]).toEqual([403, 'play.break']);
    expect((await game.ask('play')).status).toBe(403);
  });

  it('takes a payment that was under way, without its bonus', async () => {
    const { world, lucky } = await begin();
    const { bonuses } = await lucky.value('getDepositSettings');
    const orderNo = await newTransfer(lucky, { bonusId: bonuses[0]?.bonusId ?? 0 });
    const { sumBalance } = await lucky.value('getBalance');
    await lucky.value('startTimeOut', { body: { days: 1 } });
    await reportPayment(world, orderNo);
    expect(Number((await lucky.value('getBalance')).sumBalance)).toBe(Number(sumBalance) + 500);
    const { list } = await lucky.value('listRollovers');
    expect(list.filter(({ cause }) => cause === 'PROMOTION')).toEqual([]);
  });

  it.each(['startTimeOut', 'excludeSelf'] as const)('by %s never holds back a withdrawal', async (way) => {
    const { world, lucky } = await begin();
    if (way === 'startTimeOut') await lucky.value('startTimeOut', { body: { days: 42 } });
    else await exclude(lucky);
    const client = way === 'startTimeOut' ? lucky : await world.client.signedIn();
    const orderNo = await newWithdrawal(client, { amount: '12000.00' });
    expect((await client.value('getBalance')).sumBalance).toBe('458.75');
    for (const step of ['review', 'approve', 'pay'] as const) await decide(world, orderNo, step);
    expect(await client.value('getWithdrawOrder', { query: { orderNo } })).toMatchObject({ state: 'success' });
    await expectBalancedBooks(world);
  });

  it('a self-exclusion closes the rollovers of deposits, also of one that arrives later; a time-out does not', async () => {
    const { world, lucky } = await begin();
    await newBonus(world, lucky);
    const arriving = await newTransfer(lucky);
    await lucky.value('startTimeOut', { body: { days: 1 } });
    expect((await lucky.value('getWithdrawSettings')).available).toBe('12458.75');
    await exclude(lucky);
    const excluded = await world.client.signedIn();
    await reportPayment(world, arriving);
    const { list } = await excluded.value('listRollovers');
    expect(list.map(({ cause, state }) => [cause, state])).toEqual([
      ['PROMOTION', 'open'],
      ['DEPOSIT', 'cleared'],
    ]);
    expect((await excluded.value('getWithdrawSettings')).available).toBe('13458.75');
  });

  it('lets a bonus be given up, so that its rollover holds nothing back', async () => {
    const { world, lucky } = await begin();
    const rolloverId = await newBonus(world, lucky);
    await exclude(lucky);
    const excluded = await world.client.signedIn();
    expect((await excluded.call('forfeitBonus', { body: { rolloverId } })).status).toBe(200);
  });
});
