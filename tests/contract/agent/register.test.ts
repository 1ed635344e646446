import { describe, expect, it } from 'vitest';
import type { Body, Value } from '../../../openapi/generated/gaming-operations.ts';
import { type Client, PASSWORD, PAYMENT_PASSWORD, type Reply } from '../../support/client.ts';
import { countBet } from '../../support/counted.ts';
import { bookMoney } from '../../support/histories.ts';
import { mockForFile } from '../../support/mock.ts';
import { register } from '../../support/newcomer.ts';
import { operationTitle } from '../../support/operations.ts';
import { DAY, MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type NewDownline = Body<'createDownline'>;
type Link = Value<'createInviteLink'>;

async function begin() {
  const world = await mock.newWorld();
  return { world, boss: await world.client.signedIn('boss') };
}

const refusal = ({ status, body }: Reply) => [status, (body as { errorCode: string }).errorCode];
const buildAccount = (change: Partial<NewDownline> = {}): NewDownline => ({
  username: 'marisol',
  password: PASSWORD,
  type: 0,
  rates: [],
  paymentPassword: PAYMENT_PASSWORD,
  ...change,
});
const add = (agent: Client, change: Partial<NewDownline> = {}) =>
  agent.call('createDownline', { body: buildAccount(change) });
const addLink = (agent: Client, change: Partial<Body<'createInviteLink'>> = {}): Promise<Link> =>
  agent.value('createInviteLink', {
    body: { type: 0, rates: [], days: null, domain: 'baize.localhost', ...change },
  });
const readLink = async (agent: Client, code: string) =>
  (await agent.value('listInviteLinks')).list.find((link) => link.code === code);

let numbers = 0;
/** Registers by an agent's code. */
function join(world: TestWorld, username: string, affiliateCode: string): Promise<Reply> {
  numbers += 1;
  const mobileNum = `0999${String(numbers).padStart(7, '0')}`;
  return register(world, 'baize', { username, email: `${username}@mail.example`, mobileNum, affiliateCode });
}

const ratesOf = async (member: Client) =>
  Object.fromEntries((await member.value('getRebateSettings')).own.map(({ gameType, rate }) => [gameType, rate]));

async function idOf(world: TestWorld, username: string): Promise<number> {
  const [row] = await world.read<{ id: number }>(
    "SELECT id FROM Member WHERE brandCode = 'baize' AND username = ?",
    username,
  );
  return row?.id ?? 0;
}

/** Agents of a type below the boss, with the boss's payment password. */
async function signInAs(world: TestWorld, type: number): Promise<Client> {
  const [row] = await world.read<{ username: string }>(
    "SELECT username FROM Member WHERE brandCode = 'baize' AND type = ? AND username <> 'boss' ORDER BY id LIMIT 1",
    type,
  );
  await world.change(
    "UPDATE Member SET paymentHash = (SELECT paymentHash FROM Member WHERE username = 'boss' AND brandCode = 'baize') WHERE username = ?",
    row?.username,
  );
  return world.client.signedIn(row?.username ?? '');
}

const setRate = (world: TestWorld, username: string, gameType: string, rate: number, day = 1) =>
  world.change(
    `INSERT OR REPLACE INTO MemberRate (memberId, gameType, day, rate)
      SELECT id, ?, ?, ? FROM Member WHERE username = ? AND brandCode = 'baize'`,
    gameType,
    day,
    rate,
    username,
  );
const today = async (world: TestWorld) => {
  const [row] = await world.read<{ now: number }>('SELECT startedAt AS now FROM WorldState');
  return Math.floor(((row?.now ?? 0) + 8 * 3_600_000) / DAY);
};

describe(operationTitle('createDownline'), () => {
  it.each([1, 2, 41, 42])(
    'an agent of type %s › adds a player and an agent, who sign in and are lines',
    async (type) => {
      const world = await mock.newWorld();
      const agent = await signInAs(world, type);
      for (const [username, made] of [
        ['marisol', 0],
        ['Teodoro', 2],
      ] as const)
        expect(await agent.value('createDownline', { body: buildAccount({ username, type: made }) })).toMatchObject({
          account: username.toLowerCase(),
          type: made,
        });
      const { list } = await agent.value('listDownlines', { query: { pageSize: 100 } });
      expect(list.map(({ member }) => member.account)).toEqual(expect.arrayContaining(['marisol', 'teodoro']));
      const player = await world.client.signedIn('marisol');
      expect(await player.value('getMemberInfo')).toMatchObject({ account: 'marisol', nickname: 'marisol' });
      expect((await player.value('getBalance')).sumBalance).toBe('0.00');
      expect((await (await world.client.signedIn('teodoro')).value('listDownlines')).list).toEqual([]);
      expect(refusal(await player.call('listDownlines'))).toEqual([403, 'need.agent.account']);
      expect((await add(agent, { username: 'other', type: 1 as 0 })).status).toBe(400);
      const acts = await world.read(
        `SELECT act, after FROM AuditEntry WHERE act = 'CREATE' AND time >= ${WORLD_TIME} ORDER BY id`,
      );
      expect(acts).toEqual([
        { act: 'CREATE', after: '{"type":0}' },
        { act: 'CREATE', after: '{"type":2}' },
      ]);
    },
  );

  it('rates from today on › as chosen, else the usual ones, at most what the agent has today and tomorrow', async () => {
    const { world, boss } = await begin();
    const day = await today(world);
    await setRate(world, 'boss', 'SPORTS', 20);
    await setRate(world, 'boss', 'LIVE', 50, day + 1);
    const { line, usual } = await boss.value('getRebateSettings');
    expect(line).toContainEqual({ gameType: 'SPORTS', least: 0, most: 20, step: 5 });
    expect(line).toContainEqual({ gameType: 'LIVE', least: 0, most: 50, step: 5 });
    expect(usual).toContainEqual({ gameType: 'LIVE', rate: 50 });
    await add(boss, { type: 2, rates: [{ gameType: 'RNG', rate: 100 }] });
    const line1 = await world.client.signedIn('marisol');
    expect(await ratesOf(line1)).toMatchObject({ RNG: 100, SPORTS: 20, LIVE: 50, PVP: 40 });
  });

  it.each([
    ['above the agent', { gameType: 'RNG', rate: 125 }, 'rate.high'],
    ['below the brand', { gameType: 'LOTT', rate: 1698 }, 'rate.low'],
    ['between two steps', { gameType: 'RNG', rate: 72 }, 'rate.step'],
    ['between two steps of the series', { gameType: 'LOTT', rate: 1901 }, 'rate.step'],
    ['of a product that the brand has not', { gameType: 'COCKFIGHT', rate: 5 }, 'rate.unknown'],
  ] as const)('a rate %s › 422, no account and no link', async (_, rate, code) => {
    const { world, boss } = await begin();
    if (code === 'rate.unknown') {
      const [row] = await world.read<{ rules: string }>("SELECT rebateRules AS rules FROM Brand WHERE code = 'baize'");
      const rules = JSON.parse(row?.rules ?? '{}') as { products: Record<string, unknown> };
      delete rules.products.COCKFIGHT;
      await world.change("UPDATE Brand SET rebateRules = ? WHERE code = 'baize'", JSON.stringify(rules));
    }
    expect(refusal(await add(boss, { rates: [rate] }))).toEqual([422, code]);
    const link = { type: 0 as const, rates: [rate], days: null, domain: 'baize.localhost' };
    expect(refusal(await boss.call('createInviteLink', { body: link }))).toEqual([422, code]);
    expect(await world.read("SELECT id FROM Member WHERE username = 'marisol'")).toEqual([]);
    expect((await add(boss)).status).toBe(200);
  });

  it('a series whose quota is used up › 422, below the general agent only, and also when it is so tomorrow', async () => {
    const { world, boss } = await begin();
    await setRate(world, 'boss', 'LOTT', 1960);
    const day = await today(world);
    const [general] = await world.read<{ id: number }>(
      "SELECT id FROM Member WHERE username = 'boss' AND brandCode = 'baize'",
    );
    const lines = await world.read<{ username: string }>(
      "SELECT username FROM Member WHERE uplineId = ? AND type = 0 AND username <> 'lucky'",
      general?.id,
    );
    expect(lines.length).toBeGreaterThan(1);
    const series = { gameType: 'LOTT', rate: 1960 } as const;
    for (let index = 0; index < 4; index += 1)
      expect((await add(boss, { username: `high${index}`, rates: [series] })).status).toBe(200);
    expect((await boss.value('getQuotas')).quotas).toContainEqual({ series: 1960, accounts: 5, used: 4 });
    await setRate(world, lines[0]?.username ?? '', 'LOTT', 1960, day + 1);
    expect(refusal(await add(boss, { rates: [series] }))).toEqual([422, 'rate.quota']);
    expect((await add(boss, { rates: [{ ...series, rate: 1956 }] })).status).toBe(200);
  });

  it('as many accounts as a day allows › 429 until midnight; own and by sub-accounts', async () => {
    const { world, boss } = await begin();
    await world.changeBrand('baize', { usageLimits: { accountsOfDay: 2 } });
    for (const username of ['dayone', 'daytwo']) expect((await add(boss, { username })).status).toBe(200);
    const refused = await add(boss, { username: 'daythree' });
    expect(refusal(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.body).toMatchObject({ value: { retryAfterSeconds: 12 * 3600 } });
    expect(refusal(await add(boss, { username: 'dayone' }))).toEqual([409, 'username.taken']);
    await world.clock.freeze(WORLD_TIME + DAY / 2);
    const tomorrow = await world.client.signedIn('boss');
    expect((await add(tomorrow, { username: 'daythree' })).status).toBe(200);
  });

  it('a taken name, in any case, and the same request again › 409', async () => {
    const { boss } = await begin();
    expect(refusal(await add(boss, { username: 'LUCKY' }))).toEqual([409, 'username.taken']);
    const replies = await Promise.all(Array.from({ length: 5 }, () => add(boss)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('a name or password that breaks the brand’s rules › 422 names the field, and no try is counted', async () => {
    const { boss } = await begin();
    for (const [field, value, reason] of [
      ['username', '1abc', 'pattern'],
      ['username', ' ', 'required'],
      ['password', 'short1', 'length'],
      ['password', 'onlyletters', 'pattern'],
    ] as const) {
      const reply = await add(boss, { [field]: value, paymentPassword: '135790' });
      expect(refusal(reply)).toEqual([422, 'field.invalid']);
      expect(reply.body).toMatchObject({ value: { fields: [{ field, reason }] } });
    }
    expect((await add(boss, { paymentPassword: '135790' })).body).toMatchObject({ value: { triesLeft: 4 } });
  });

  it('wrong payment passwords › count with those of other forms, and lock', async () => {
    const { world, boss } = await begin();
    for (const triesLeft of [4, 3, 2, 1])
      expect((await add(boss, { paymentPassword: '135790' })).body).toMatchObject({
        errorCode: 'payment.password.wrong',
        value: { triesLeft },
      });
    expect(refusal(await add(boss, { paymentPassword: '135790' }))).toEqual([422, 'payment.password.locked']);
    expect(refusal(await add(boss))).toEqual([422, 'payment.password.locked']);
    await world.clock.advance(30 * MINUTE);
    expect((await add(await world.client.signedIn('boss'))).status).toBe(200);
    const [row] = await world.read<{ username: string }>(
      "SELECT username FROM Member WHERE brandCode = 'baize' AND type = 2 AND paymentHash IS NULL LIMIT 1",
    );
    const other = await world.client.signedIn(row?.username ?? '');
    expect(refusal(await add(other, { username: 'another' }))).toEqual([422, 'payment.password.missing']);
  });
});

describe('invitation links', () => {
  it('a new one › registers lines of its type and rates, which are listed, until it is paused or ended', async () => {
    const { world, boss } = await begin();
    const link = await addLink(boss, { type: 2, rates: [{ gameType: 'RNG', rate: 90 }], domain: 'baize-1.example' });
    expect(link).toMatchObject({
      path: `/register?affiliateCode=${link.code}`,
      domain: 'baize-1.example',
      rates: [{ gameType: 'RNG', rate: 90 }],
      validTo: null,
      state: 'active',
      visits: 0,
      registrations: 0,
    });
    expect((await join(world, 'mariano', link.code.toLowerCase())).status).toBe(200);
    const mariano = await world.client.signedIn('mariano');
    expect(await ratesOf(mariano)).toMatchObject({ RNG: 90, LIVE: 60 });
    const registered = await boss.value('listInviteRegistrations', { query: { code: link.code } });
    expect(registered).toMatchObject({
      list: [{ member: { account: 'mariano', type: 2 }, code: link.code, hasDeposited: false }],
      total: 1,
    });
    const pause = (isPaused: boolean) => boss.value('changeInviteLink', { body: { code: link.code, isPaused } });
    const check = async () =>
      (await world.client.call('checkAffiliate', { query: { code: link.code, domain: 'baize.localhost' } })).status;
    expect([(await pause(true)).state, await check()]).toEqual(['paused', 422]);
    expect(refusal(await join(world, 'late', link.code))).toEqual([422, 'affiliate.invalid']);
    expect([(await pause(false)).state, await check()]).toEqual(['active', 200]);
    const end = () => boss.value('deleteInviteLink', { query: { code: link.code } });
    expect([await end(), await end()]).toMatchObject(Array(2).fill({ state: 'ended', registrations: 1 }));
    expect(await check()).toBe(422);
    expect(refusal(await boss.call('changeInviteLink', { body: { code: link.code, isPaused: true } }))).toEqual([
      422,
      'invitation.ended',
    ]);
    expect(await readLink(boss, link.code)).toBeUndefined();
    const left = await boss.value('listInviteRegistrations', { query: { code: link.code } });
    expect(left.list.map(({ member }) => member.account)).toEqual(['mariano']);
  });

  it('first deposits and valid bets › of those who registered by it, the first deposit of each', async () => {
    const { world, boss } = await begin();
    const [one, other] = [await addLink(boss), await addLink(boss)];
    const nothing = { firstDeposits: 0, firstDepositSum: '0.00', validBet: '0.00' };
    expect(one).toMatchObject(nothing);
    for (const [username, code] of [
      ['mariano', one.code],
      ['mariana', one.code],
      ['marina', one.code],
      ['marino', other.code],
    ] as const)
      expect((await join(world, username, code)).status).toBe(200);
    for (const [username, amounts] of [
      ['mariano', [500, 900]],
      ['mariana', [300.5]],
      ['marino', [70]],
    ] as const)
      for (const amount of amounts) await bookMoney(world, [await idOf(world, username)], 6101, amount);
    await countBet(world, await idOf(world, 'mariana'), 120.5);
    await countBet(world, await idOf(world, 'marina'), 9);
    await countBet(world, await idOf(world, 'marino'), 1000);
    expect(await readLink(boss, one.code)).toMatchObject({
      registrations: 3,
      firstDeposits: 2,
      firstDepositSum: '800.50',
      validBet: '129.50',
    });
    const paused = await boss.value('changeInviteLink', { body: { code: other.code, isPaused: true } });
    expect(paused).toMatchObject({ firstDeposits: 1, firstDepositSum: '70.00', validBet: '1000.00' });
  });

  it('who invites › not shown by default; shown masked and hidden again, whatever else changes', async () => {
    const { world, boss } = await begin();
    const { code, inviter } = await addLink(boss);
    const seen = async () =>
      (await world.client.value('checkAffiliate', { query: { code, domain: 'baize.localhost' } })).agent;
    expect([inviter, await seen()]).toEqual([null, '']);
    const change = (body: object) => boss.value('changeInviteLink', { body: { code, ...body } });
    expect([(await change({ showsInviter: true })).inviter, await seen()]).toEqual(['Th***ss', 'Th***ss']);
    expect(await change({ isPaused: true })).toMatchObject({ inviter: 'Th***ss', state: 'paused' });
    expect(await change({ isPaused: false, showsInviter: false })).toMatchObject({ inviter: null, state: 'active' });
    expect(await seen()).toBe('');
    expect(await change({})).toMatchObject({ inviter: null, state: 'active' });
    expect(await addLink(boss, { showsInviter: true })).toMatchObject({ inviter: 'Th***ss' });
  });

  it('as many that are not over as the brand allows › 409 links.many; a paused one counts, one that is over does not', async () => {
    const { world, boss } = await begin();
    const { list } = await boss.value('listInviteLinks');
    const open = list.filter(({ state }) => state === 'active' || state === 'paused').length;
    await world.changeBrand('baize', { usageLimits: { openLinks: open + 1 } });
    const { code } = await addLink(boss, { days: 1 });
    await boss.value('changeInviteLink', { body: { code, isPaused: true } });
    const body = { type: 0, rates: [], days: null, domain: 'baize.localhost' } as const;
    expect(refusal(await boss.call('createInviteLink', { body }))).toEqual([409, 'links.many']);
    await boss.value('deleteInviteLink', { query: { code } });
    await addLink(boss);
  });

  it('with an end › is good until then, to the millisecond', async () => {
    const { world, boss } = await begin();
    const { code, validTo, createdAt } = await addLink(boss, { days: 2 });
    expect(validTo).toBe(createdAt + 2 * DAY);
    await world.clock.freeze((validTo ?? 0) - 1);
    expect((await join(world, 'ontime', code)).status).toBe(200);
    await world.clock.freeze(validTo ?? 0);
    expect(refusal(await join(world, 'late', code))).toEqual([422, 'affiliate.invalid']);
    const again = await world.client.signedIn('boss');
    expect(await readLink(again, code)).toMatchObject({ state: 'expired', registrations: 1 });
    expect(refusal(await again.call('changeInviteLink', { body: { code, isPaused: true } }))).toEqual([
      422,
      'invitation.ended',
    ]);
  });

  it('rates that the agent no longer has, or whose quota is used up › the line gets what the agent may give', async () => {
    const { world, boss } = await begin();
    await setRate(world, 'boss', 'LOTT', 1960);
    const { code } = await addLink(boss, {
      type: 2,
      rates: [
        { gameType: 'RNG', rate: 100 },
        { gameType: 'LOTT', rate: 1960 },
      ],
    });
    await setRate(world, 'boss', 'RNG', 70);
    for (let index = 0; index < 5; index += 1)
      await add(boss, { username: `high${index}`, rates: [{ gameType: 'LOTT', rate: 1960 }] });
    expect((await join(world, 'mariano', code)).status).toBe(200);
    expect(await ratesOf(await world.client.signedIn('mariano'))).toMatchObject({ RNG: 70, LOTT: 1958 });
    await setRate(world, 'boss', 'LOTT', 1950, await today(world));
    expect((await join(world, 'mariana', code)).status).toBe(200);
    expect(await ratesOf(await world.client.signedIn('mariana'))).toMatchObject({ RNG: 70, LOTT: 1950 });
    expect(
      refusal(
        await boss.call('createInviteLink', {
          body: { type: 0, rates: [{ gameType: 'RNG', rate: 75 }], days: null, domain: 'baize.localhost' },
        }),
      ),
    ).toEqual([422, 'rate.high']);
  });

  it('when the brand has a gap and a higher floor since › the line gets rates within them', async () => {
    const { world, boss } = await begin();
    const { code } = await addLink(boss, {
      type: 2,
      rates: [
        { gameType: 'RNG', rate: 80 },
        { gameType: 'LIVE', rate: 20 },
      ],
    });
    await setRate(world, 'boss', 'RNG', 80);
    await setRate(world, 'boss', 'SPORTS', 50);
    await world.change(
      `UPDATE Brand SET rebateRules = json_set(rebateRules, '$.products.RNG.gap', 10, '$.products.SPORTS.gap', 10,
        '$.products.LIVE.least', 40) WHERE code = 'baize'`,
    );
    expect((await join(world, 'mariano', code)).status).toBe(200);
    expect(await ratesOf(await world.client.signedIn('mariano'))).toMatchObject({ RNG: 70, LIVE: 40, SPORTS: 40 });
  });

  it('visits › once a day by address, whatever the browser; not of a link that is paused', async () => {
    const { world, boss } = await begin();
    const { code } = await addLink(boss);
    const visit = (ip: string, agent = 'Mozilla/5.0 (X11; Linux) Firefox/130.0') =>
      world.client.call('countInviteVisit', { ip, body: { code }, headers: { 'User-Agent': agent } });
    const visits = async () => (await readLink(boss, code))?.visits;
    for (const ip of ['203.0.113.7', '203.0.113.7', '203.0.113.8']) expect((await visit(ip)).status).toBe(200);
    for (const agent of ['curl/8.0', 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0'])
      expect((await visit('203.0.113.7', agent)).status).toBe(200);
    expect(await visits()).toBe(2);
    await Promise.all([1, 2, 3].map(() => visit('203.0.113.9')));
    expect(await visits()).toBe(3);
    await world.clock.advance(DAY);
    await visit('203.0.113.7');
    const again = await world.client.signedIn('boss');
    expect((await readLink(again, code))?.visits).toBe(4);
    await again.value('changeInviteLink', { body: { code, isPaused: true } });
    expect(refusal(await visit('203.0.113.10'))).toEqual([422, 'affiliate.invalid']);
    expect((await readLink(again, code))?.visits).toBe(4);
  });

  it('of another agent › not in the list; on another brand’s host › 422', async () => {
    const { world, boss } = await begin();
    const other = await signInAs(world, 2);
    const { code } = await addLink(other);
    expect((await other.value('listInviteLinks')).list.map((link) => link.code)).toEqual([code]);
    expect(await readLink(boss, code)).toBeUndefined();
    const body = { type: 0, rates: [], days: null, domain: 'lotus.localhost' };
    expect(refusal(await boss.call('createInviteLink', { body }))).toEqual([422, 'domain.invalid']);
  });

  it('the seed’s › add up: registrations are the members listed, and no more than the visits', async () => {
    const { world } = await begin();
    for (const merchant of ['baize', 'lotus']) {
      const boss = await world.client.signedIn('boss', { merchant });
      const { list } = await boss.value('listInviteLinks', { merchant });
      expect(list.map(({ code, type, state }) => [code, type, state])).toEqual([
        ['BOSSFEST', 0, 'paused'],
        ['BOSS88', 0, 'active'],
        ['BOSSTEAM', 2, 'active'],
      ]);
      const ended = await boss.value('listInviteRegistrations', { merchant, query: { code: 'BOSS2020' } });
      let sum = ended.total;
      for (const { code, registrations, visits, firstDeposits } of list) {
        expect(firstDeposits).toBeLessThanOrEqual(registrations);
        const { total } = await boss.value('listInviteRegistrations', { merchant, query: { code } });
        expect([total, registrations <= visits]).toEqual([registrations, true]);
        sum += total;
      }
      const all = await boss.value('listInviteRegistrations', { merchant, query: { pageSize: 100 } });
      expect([all.total, all.list.length]).toEqual([sum, sum]);
      expect(sum).toBeGreaterThan(5);
    }
  });
});
