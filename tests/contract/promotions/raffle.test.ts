import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newReference, newTransfer, reportPayment } from '../../support/orders.ts';
import { CHECK_IN, changePromotion, giveReward, RAFFLE, statusOf } from '../../support/rewards.ts';
import { DAY, HOUR, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();
const query = { promotionId: RAFFLE };
/** Ends the day of the world's start. */
const midnight = Math.ceil((WORLD_TIME + 8 * HOUR) / DAY) * DAY - 8 * HOUR;
const BLANK = { kind: 'BLANK', name: { EN: 'Nothing' }, weight: 1 };
const CASH = { kind: 'CREDIT', amount: 10, turnover: 3, days: 5, weight: 1 };
const POINTS = { kind: 'POINTS', amount: 25, weight: 1 };

async function begin() {
  const world = await mock.newWorld();
  return { world, lucky: await world.client.signedIn() };
}

const setPrizes = (world: TestWorld, ...prizes: object[]) =>
  changePromotion(world, RAFFLE, {
    rules: { prizes: prizes.map((prize, index) => ({ prizeId: index + 1, ...prize })) },
  });

const spin = (client: Client, reference = newReference()) =>
  client.call('claimRaffle', { body: { promotionId: RAFFLE, reference } });
const spun = async (client: Client) => (await spin(client)).body as unknown as { value: Value<'claimRaffle'> };
const read = (client: Client) => client.value('getRaffle', { query });
const countTickets = async (client: Client) => (await read(client)).lots.reduce((sum, { left }) => sum + left, 0);

async function giveTickets(world: TestWorld, client: Client, amount: string) {
  const rewardIds = [await giveReward(world, { kind: 'TICKETS', promotionId: RAFFLE, amount })];
  return (await client.value('claimReward', { body: { rewardIds } })).list[0];
}

async function deposit(world: TestWorld, client: Client, amount: string) {
  await reportPayment(world, await newTransfer(client, { amount }));
}

describe('tickets', () => {
  it('a credited deposit › one for each whole amount, valid for seven days after its day; too small › none', async () => {
    const { world, lucky } = await begin();
    const before = (await read(lucky)).lots;
    await changePromotion(world, RAFFLE, { rules: { perTicket: 501 } });
    await deposit(world, lucky, '500.00');
    await changePromotion(world, RAFFLE, { rules: { perTicket: 500 } });
    await deposit(world, lucky, '1600.00');
    const lots = (await read(lucky)).lots.filter((lot) => !before.some(({ expiresAt }) => expiresAt === lot.expiresAt));
    expect(lots).toEqual([{ left: 3, expiresAt: midnight + 7 * DAY }]);
    expect(await statusOf(lucky, RAFFLE)).toMatchObject({ state: 'CLAIMABLE', done: '6.00', rewardId: null });
  });

  it('of the seed › valid for seven days after their day too, at any start of the world', async () => {
    const { lucky } = await begin();
    expect((await read(lucky)).lots.map(({ expiresAt }) => expiresAt)).toEqual([
      midnight + 2 * DAY,
      midnight + 6 * DAY,
    ]);
  });

  it.each([
    ['the raffle is over', { startTime: 0, endTime: 1 }],
    ['the rank is too low', { audience: { minimumRank: 9 } }],
  ])('when %s › a deposit gives none', async (_, change) => {
    const { world, lucky } = await begin();
    await changePromotion(world, RAFFLE, change);
    await deposit(world, lucky, '1000.00');
    expect(await countTickets(lucky)).toBe(3);
  });

  it('a deposit that is credited in a break › none', async () => {
    const { world, lucky } = await begin();
    const order = await newTransfer(lucky, { amount: '1000.00' });
    await lucky.value('startTimeOut', { body: { days: 1 } });
    await reportPayment(world, order);
    expect(await world.read('SELECT "id" FROM "TicketLot" WHERE "earnedAt" >= ?', WORLD_TIME)).toEqual([]);
  });

  it('as a reward › added at the claim, for the raffle that it names', async () => {
    const { world, lucky } = await begin();
    expect(await giveTickets(world, lucky, '4')).toMatchObject({
      isClaimed: true,
      reward: { kind: 'TICKETS', amount: '4.00', required: '0.00', promotionId: RAFFLE },
    });
    expect(await countTickets(lucky)).toBe(7);
    const body = { account: 'lucky', kind: 'TICKETS', amount: '4', promotionId: CHECK_IN } as const;
    const reply = await world.client.call('createReward', { path: { ...world.path, brand: 'baize' }, body });
    expect(reply).toMatchObject({ status: 404, body: { errorCode: 'promotion.not.found' } });
  });
});

describe(operationTitle('claimRaffle'), () => {
  it('takes the ticket that expires first, and pays each kind of prize at once', async () => {
    const { world, lucky } = await begin();
    const before = await lucky.value('getPointBalance');
    const money = Number((await lucky.value('getBalance')).sumBalance);
    await setPrizes(world, CASH);
    const [first, second] = (await read(lucky)).lots;
    const { value } = await spun(lucky);
    expect(value.spin.prize).toEqual({ prizeId: 1, kind: 'CREDIT', name: null, amount: '10.00' });
    expect(value.reward).toMatchObject({ source: 'RAFFLE', state: 'CLAIMED', required: '30.00', wagerDays: 5 });
    expect((await read(lucky)).lots).toEqual([second]);
    expect(first?.left).toBe(1);
    await setPrizes(world, POINTS);
    expect((await spun(lucky)).value.reward).toMatchObject({ kind: 'POINTS', amount: '25.00' });
    await setPrizes(world, BLANK);
    expect((await spun(lucky)).value).toMatchObject({ spin: { prize: { name: 'Nothing' } }, reward: null });
    expect((await lucky.value('getPointBalance')).points).toBe(before.points + 25);
    expect(Number((await lucky.value('getBalance')).sumBalance)).toBe(money + 10);
    expect((await lucky.value('listRollovers')).list[0]).toMatchObject({ cause: 'RAFFLE', required: '30.00' });
    const { spins } = await read(lucky);
    expect(spins.slice(0, 3).map(({ prize }) => prize.kind)).toEqual(['BLANK', 'POINTS', 'CREDIT']);
    await expectBalancedBooks(world);
  });

  it('200 at once for the last prize › one has it, no other loses a ticket', async () => {
    const { world, lucky } = await begin();
    await giveTickets(world, lucky, '197');
    await setPrizes(world, { ...CASH, stock: 1 });
    const replies = await Promise.all(Array.from({ length: 200 }, () => spin(lucky)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { body } of replies.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ errorCode: 'raffle.empty' });
    expect(await countTickets(lucky)).toBe(199);
    expect(await statusOf(lucky, RAFFLE)).toMatchObject({ state: 'SOLD_OUT' });
  });

  it('200 at once by two members, the last prize beside a blank › one has it, the others nothing', async () => {
    const { world, lucky } = await begin();
    const victor = await world.client.signedIn('victor');
    await giveTickets(world, lucky, '97');
    const rewardIds = [
      await giveReward(world, { account: 'victor', kind: 'TICKETS', promotionId: RAFFLE, amount: '100' }),
    ];
    await victor.value('claimReward', { body: { rewardIds } });
    await setPrizes(world, { ...CASH, weight: 1_000_000, stock: 1 }, BLANK);
    const replies = await Promise.all(Array.from({ length: 200 }, (_, index) => spun(index % 2 ? lucky : victor)));
    expect(replies.filter(({ value }) => value.reward !== null)).toHaveLength(1);
    expect([await countTickets(lucky), await countTickets(victor)]).toEqual([0, 0]);
    expect((await read(lucky)).rules.prizes.map(({ stock }) => stock)).toEqual([0, null]);
  });

  it('the same reference, at once and later › the same spin, and one ticket; for another raffle › 409', async () => {
    const { world, lucky } = await begin();
    const replies = await Promise.all(Array.from({ length: 20 }, () => spin(lucky, 'one-reference')));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await changePromotion(world, RAFFLE, { endTime: WORLD_TIME });
    expect((await spin(lucky, 'one-reference')).body).toEqual(replies[0]?.body);
    expect((await read(lucky)).total).toBe(3);
    await world.change(
      `UPDATE Promotion SET kind = 'RAFFLE', rules = (SELECT rules FROM Promotion WHERE id = ?) WHERE id = ?`,
      RAFFLE,
      CHECK_IN,
    );
    const other = await lucky.call('claimRaffle', { body: { promotionId: CHECK_IN, reference: 'one-reference' } });
    expect(other).toMatchObject({ status: 409, body: { errorCode: 'reference.reused' } });
  });

  it('without a valid ticket › 422; when the raffle is closed to the member › 409 with the ticket kept', async () => {
    const { world, lucky } = await begin();
    await changePromotion(world, RAFFLE, { audience: { minimumRank: 9 } });
    expect(await spin(lucky)).toMatchObject({ status: 409, body: { errorCode: 'promotion.closed' } });
    await changePromotion(world, RAFFLE, { audience: {} });
    expect(await countTickets(lucky)).toBe(3);
    await world.clock.advance(7 * DAY);
    const later = await world.client.signedIn();
    expect(await spin(later)).toMatchObject({ status: 422, body: { errorCode: 'raffle.ticket' } });
    expect(await statusOf(later, RAFFLE)).toMatchObject({ state: 'OPEN', done: null });
    expect(await countTickets(later)).toBe(0);
  });

  it('another kind of promotion › 404', async () => {
    const { lucky } = await begin();
    const body = { promotionId: CHECK_IN, reference: newReference() };
    for (const reply of [
      await lucky.call('claimRaffle', { body }),
      await lucky.call('getRaffle', { query: { promotionId: CHECK_IN } }),
      await lucky.call('changeRaffleSeeds', { body: { promotionId: CHECK_IN, clientSeed: 'mine' } }),
    ])
      expect(reply).toMatchObject({ status: 404, body: { errorCode: 'promotion.not.found' } });
  });
});

const SCRIPT = fileURLToPath(new URL('../../../docs/verify-raffle.mjs', import.meta.url));
const verify = (answers: unknown) =>
  spawnSync(process.execPath, [SCRIPT], { input: JSON.stringify(answers), encoding: 'utf8' });

describe(operationTitle('getRaffleProof'), () => {
  it('hides the server seed while the pair is used; a script of node:crypto alone recomputes the spins afterwards', async () => {
    const { world, lucky } = await begin();
    await setPrizes(world, { ...CASH, stock: 2 }, POINTS, { ...BLANK, weight: 3 });
    await giveTickets(world, lucky, '17');
    const { serverSeedHash, clientSeed } = (await read(lucky)).seeds;
    const orders: string[] = [];
    for (let count = 0; count < 20; count += 1) orders.push((await spun(lucky)).value.spin.orderNo);
    const proofs = () => Promise.all(orders.map((orderNo) => lucky.value('getRaffleProof', { query: { orderNo } })));
    for (const { proof } of await proofs())
      expect(proof).toMatchObject({ serverSeedHash, clientSeed, serverSeed: null, draws: [] });
    expect(verify(await proofs())).toMatchObject({ status: 2, stdout: '0 right, 0 wrong, 20 not shown yet\n' });

    const renewed = await lucky.value('changeRaffleSeeds', { body: { promotionId: RAFFLE, clientSeed: 'mine' } });
    expect(renewed).toMatchObject({ revealed: { clientSeed, spins: 20 }, seeds: { clientSeed: 'mine', nonce: 0 } });
    expect(renewed.seeds.serverSeedHash).not.toBe(serverSeedHash);
    const shown = await proofs();
    expect(shown.map(({ proof }) => proof.nonce)).toEqual(Array.from({ length: 20 }, (_, nonce) => nonce));
    expect(shown[0]?.proof.serverSeed).toBe(renewed.revealed.serverSeed);
    const run = verify(shown);
    expect([run.status, run.stdout.trim().split('\n').at(-1)]).toEqual([0, '20 right, 0 wrong, 0 not shown yet']);

    const [first] = shown;
    if (!first) throw new Error('There is no spin.');
    const other = { ...first.spin, prize: { ...first.spin.prize, prizeId: (first.spin.prize.prizeId % 3) + 1 } };
    expect(verify([{ ...first, spin: other }])).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('the prize is'),
    });
    const forged = { ...first.proof, serverSeedHash: 'f'.repeat(64) };
    expect(verify({ value: { ...first, proof: forged } }).stdout).toContain('does not match its hash');
  });

  it("another member's spin, and one that there is not › 404", async () => {
    const { world, lucky } = await begin();
    const { orderNo } = (await spun(lucky)).value.spin;
    const victor = await world.client.signedIn('victor');
    for (const asked of [orderNo, 'X20260101000000000000'])
      expect(await victor.call('getRaffleProof', { query: { orderNo: asked } })).toMatchObject({
        status: 404,
        body: { errorCode: 'spin.not.found' },
      });
  });
});
