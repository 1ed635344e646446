import { describe, expect, it } from 'vitest';
import type { AgentPage } from '../../../mock-server/worlds/columns.ts';
import { type Body, type OperationId, operations } from '../../../openapi/generated/gaming-operations.ts';
import { type CallOptions, type Client, PASSWORD, PAYMENT_PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { type TestWorld, WORLD_TIME } from '../../support/world.ts';
import { agentInputs } from './inputs.ts';

const mock = mockForFile();

type Change = Partial<Omit<Body<'changeSubAccount'>, 'name'>>;

const logIn = async (client: Client, change: Record<string, string> = {}) =>
  client.call('login', {
    body: {
      type: 'username',
      username: 'boss',
      subAccount: 'anita',
      password: PASSWORD,
      ...(await client.proof('login')),
      ...change,
    },
  });

async function signInSub(client: Client, subAccount = 'anita', password = PASSWORD): Promise<Client> {
  const { body } = await logIn(client, { subAccount, password });
  return client.as({ token: (body as { value: { token: string } }).value.token });
}

const change = (boss: Client, name: string, body: Change) =>
  boss.value('changeSubAccount', { body: { name, paymentPassword: PAYMENT_PASSWORD, ...body } });

const refused = (errorCode: string) => ({ status: 403, body: { errorCode } });
const NO_RIGHT = refused('sub.account.refused');
const WRONG = { status: 422, body: { errorCode: 'login.failed', value: { captcha: false } } };

const all = Object.values(operations);
const ofPages = all.filter(({ agentPages }) => agentPages.length > 0);
const isRead = (id: OperationId): boolean => operations[id].isSafe || /^contract[A-Z]/.test(id);

describe(operationTitle('login'), () => {
  it('of a sub-account › its session, which the agent’s own passwords do not open', async () => {
    const { client } = await mock.newWorld();
    expect(await logIn(client, { subAccount: ' Anita ' })).toMatchObject({
      status: 200,
      body: { value: { username: 'boss', subAccount: 'anita', customerType: 1, passwordExpired: false } },
    });
    const boss = await client.signedIn('boss');
    await change(boss, 'carlo', { password: 'secret77' });
    expect(await logIn(client, { subAccount: 'carlo' })).toMatchObject(WRONG);
  });

  it('closed, unknown, of another agent, or with its letters in the user name › as with a wrong password', async () => {
    const { client } = await mock.newWorld();
    for (const [ip, fields] of Object.entries<Record<string, string>>({
      '198.51.100.11': { subAccount: 'jun' },
      '198.51.100.12': { subAccount: 'nobody' },
      '198.51.100.13': { username: 'chona' },
      '198.51.100.14': { username: 'boss/anita', subAccount: 'carlos' },
    }))
      expect(await logIn(client.as({ ip }), fields)).toMatchObject(WRONG);
  });

  it('wrong tries › count by agent and sub-account', async () => {
    const { client } = await mock.newWorld();
    const tries = ['198.51.100.21', '198.51.100.22', '198.51.100.23'];
    for (const ip of tries) await logIn(client.as({ ip }), { password: 'wrong-one' });
    const here = client.as({ ip: '198.51.100.24' });
    expect(await logIn(here, { subAccount: 'ANITA' })).toMatchObject({ body: { errorCode: 'captcha.required' } });
    expect(await logIn(here, { subAccount: 'carlo' })).toMatchObject({ status: 200 });
    await here.signIn('boss');
  });

  it('tries at a member under many names of sub-accounts › count as the member’s', async () => {
    const { client } = await mock.newWorld();
    for (const [index, subAccount] of ['one', 'two', 'three'].entries())
      await logIn(client.as({ ip: `198.51.100.${31 + index}` }), {
        username: 'lucky',
        subAccount,
        password: 'wrong-one',
      });
    const last = client.as({ ip: '198.51.100.34' });
    expect(await logIn(last, { username: 'lucky', subAccount: 'four' })).toMatchObject({
      body: { errorCode: 'captcha.required' },
    });
  });

  it('a member with the own password › 403 non-agents cannot log in; with another one, nothing is told', async () => {
    const { client } = await mock.newWorld();
    expect(await logIn(client, { username: 'lucky' })).toMatchObject(refused('login.not.agent'));
    expect(await logIn(client, { username: 'lucky', password: 'wrong-one' })).toMatchObject(WRONG);
  });
});

describe('the session of a sub-account', () => {
  it('without pages › serves only its own operations and what visitors may', async () => {
    const { client } = await mock.newWorld();
    const boss = await client.signedIn('boss');
    await change(boss, 'anita', { pages: [] });
    const anita = await signInSub(client);
    const answers: [string, number, string | undefined][] = [];
    for (const { id, access, isForSubAccounts, path } of all) {
      if (access === 'public' || isForSubAccounts) continue;
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']);
      const { status, body } = await anita.call(id, { path: Object.fromEntries(names) });
      answers.push([id, status, (body as { errorCode?: string }).errorCode]);
    }
    expect(answers.filter(([, status, code]) => status !== 403 || code !== 'sub.account.refused')).toEqual([]);
    expect(answers.length).toBeGreaterThan(150);
    // A visitor's answer.
    expect(await anita.call('getPointConfig')).toMatchObject({ status: 200 });
  });

  it('with a page to read › reads what the page has, and acts on nothing', async () => {
    await eachPage(false, async ({ id, call }) => {
      expect([id, await call()]).toMatchObject(isRead(id) ? [id, { status: 200 }] : [id, NO_RIGHT]);
      if (/^contract[A-Z]/.test(id)) expect(await call({ intent: 'end', contractId: 1 })).toMatchObject(NO_RIGHT);
    });
  });

  it('with a page to act on › acts; on rates and contracts with the agent’s payment password', async () => {
    await eachPage(true, async ({ id, call }) => {
      if (!operations[id].needsSubPassword) return expect([id, await call()]).toMatchObject([id, { status: 200 }]);
      const end = /^contract[A-Z]/.test(id) ? { intent: 'withdraw', contractId: 99 } : {};
      expect([id, await call(end)]).toMatchObject([id, refused('payment.password.needed')]);
      const wrong = { ...end, paymentPassword: '000000' };
      expect([id, await call(wrong)]).toMatchObject([id, refused('payment.password.wrong')]);
      const right = { ...end, paymentPassword: PAYMENT_PASSWORD };
      expect([id, await call(right)]).toMatchObject([id, { status: end.intent ? 404 : 200 }]);
    });
  });

  it('that tries five wrong payment passwords › is locked; the agent and the other sub-accounts are not', async () => {
    const { client } = await mock.newWorld();
    const boss = await client.signedIn('boss');
    for (const name of ['anita', 'carlo'])
      await change(boss, name, { password: PASSWORD, pages: [{ page: 'register', mayAct: true }] });
    const [anita, carlo] = [await signInSub(client), await signInSub(client, 'carlo')];
    const add = (sub: Client, paymentPassword: string) =>
      sub.call('createInviteLink', {
        body: { type: 0, rates: [], days: null, domain: 'baize.localhost', paymentPassword },
      });
    for (let tries = 0; tries < 5; tries += 1) await add(anita, '000000');
    expect(await add(anita, PAYMENT_PASSWORD)).toMatchObject(refused('payment.password.locked'));
    expect((await add(carlo, PAYMENT_PASSWORD)).status).toBe(200);
    expect(await boss.value('hasPaymentPassword')).toMatchObject({ lockedUntil: null });
  });

  it('of an agent whose payment password is locked or missing › changes no rates, links and contracts', async () => {
    const world = await mock.newWorld();
    const boss = await world.client.signedIn('boss');
    const guarded = ofPages.filter(({ needsSubPassword }) => needsSubPassword);
    const pages = guarded.flatMap(({ agentPages }) => agentPages.map((page) => ({ page, mayAct: true })));
    await change(boss, 'anita', { pages: pages as Change['pages'] & object });
    const anita = await signInSub(world.client);
    const expectEach = async (errorCode: string) => {
      for (const { id } of guarded) {
        const end = /^contract[A-Z]/.test(id) ? { intent: 'withdraw', contractId: 99 } : {};
        const { body } = await inputOf(world, id as keyof typeof agentInputs);
        const asked = { body: { ...(body as object), ...end, paymentPassword: PAYMENT_PASSWORD } };
        expect([id, await anita.call(id, asked)]).toMatchObject([id, refused(errorCode)]);
      }
      for (const id of ['createSubAccount', 'changeSubAccount'] as const) {
        const { status, body } = await boss.call(id, await inputOf(world, id));
        expect([id, status, body]).toMatchObject([id, 422, { errorCode }]);
      }
    };
    const pay = { payoutId: 5, paymentPassword: '000000' };
    for (let tries = 0; tries < 5; tries += 1) await boss.call('payOwed', { body: pay });
    await expectEach('payment.password.locked');
    await world.change('UPDATE Member SET paymentHash = NULL');
    await expectEach('payment.password.missing');
    expect(guarded.length).toBeGreaterThan(9);
  });

  it('with the right to one kind of contract › previews and pays no other kind', async () => {
    const { client } = await mock.newWorld();
    const boss = await client.signedIn('boss');
    await change(boss, 'anita', { pages: [{ page: 'hourly', mayAct: true }] });
    const anita = await signInSub(client);
    expect(await anita.call('previewContract', agentInputs.previewContract as CallOptions)).toMatchObject(NO_RIGHT);
    expect(await anita.call('payOwed', agentInputs.payOwed as CallOptions)).toMatchObject(NO_RIGHT);
  });

  it('shows no contact data, and is told in the audit list', async () => {
    const { client } = await mock.newWorld();
    const boss = await client.signedIn('boss');
    const anita = await signInSub(client);
    const own = await boss.value('getMemberInfo');
    expect(own).toMatchObject({ subAccount: null, mobileNum: expect.any(String), payeeName: expect.any(String) });
    expect(await anita.value('getMemberInfo')).toMatchObject({
      account: 'boss',
      mobileNum: null,
      email: null,
      payeeName: null,
      birthday: null,
      subAccount: { name: 'anita', pages: expect.arrayContaining([{ page: 'downlines', mayAct: true }]) },
    });
    await anita.value('messageDownlines', { body: { accounts: ['chona'], title: 'Hello', text: 'Hello' } });
    const { list } = await boss.value('listAuditEntries', { query: { account: 'chona' } });
    expect(list[0]).toMatchObject({ act: 'MESSAGE', subAccount: 'anita' });
  });

  it('is not among the agent’s sessions, and outlives their end, but not a new password of the agent', async () => {
    const { client } = await mock.newWorld();
    const boss = await client.signedIn('boss');
    const anita = await signInSub(client);
    const { list } = await boss.value('listSessions');
    expect(list).toHaveLength(1);
    expect(await boss.value('endOtherSessions')).toEqual({ count: 0 });
    await anita.value('touchSession');
    const passwords = { oldPassword: PASSWORD, newPassword: 'secret77', confirmNewPassword: 'secret77' };
    await boss.value('changePassword', { body: passwords });
    expect(await anita.call('touchSession')).toMatchObject({ status: 401 });
  });

  it('leaves its agent unseen', async () => {
    const world = await mock.newWorld();
    const boss = await world.client.signedIn('boss');
    const readSeen = async () => {
      const { list } = await boss.value('listDownlines', { query: { search: 'chona' } });
      return list.map(({ seenAt }) => seenAt);
    };
    const before = await readSeen();
    await world.change(
      `INSERT INTO SubAccount (agentId, name, passwordHash, passwordChangedAt, pages, createdAt)
        SELECT id, 'anita', (SELECT passwordHash FROM SubAccount WHERE name = 'anita' LIMIT 1), ?, '[]', ? FROM Member
          WHERE brandCode = 'baize' AND username = 'chona'`,
      WORLD_TIME,
      WORLD_TIME,
    );
    expect(await logIn(world.client, { username: 'chona' })).toMatchObject({ status: 200 });
    expect(await readSeen()).toEqual(before);
  });

  it('changes its own password, which ends its sessions alone', async () => {
    const { client } = await mock.newWorld();
    const boss = await client.signedIn('boss');
    const [anita, carlo] = [await signInSub(client), await signInSub(client, 'carlo')];
    const { token } = await anita.value('changePassword', {
      body: { oldPassword: PASSWORD, newPassword: 'secret77', confirmNewPassword: 'secret77' },
    });
    expect(await client.as({ token }).value('getMemberInfo')).toMatchObject({ subAccount: { name: 'anita' } });
    expect(await anita.call('touchSession')).toMatchObject({ status: 401 });
    for (const open of [boss, carlo]) await open.value('touchSession');
    expect(await logIn(client)).toMatchObject(WRONG);
    expect(await logIn(client, { password: 'secret77' })).toMatchObject({ status: 200 });
    await client.signIn('boss');
  });
});

describe(operationTitle('createSubAccount'), () => {
  it('opens an account that must change its password; the same name again › 409', async () => {
    const { client } = await mock.newWorld();
    const boss = await client.signedIn('boss');
    const pages = [
      { page: 'bets', mayAct: false },
      { page: 'bets', mayAct: true },
    ] as const;
    const body = { name: 'Marites', password: PASSWORD, pages: [...pages], paymentPassword: PAYMENT_PASSWORD };
    expect(await boss.value('createSubAccount', { body })).toEqual({
      name: 'marites',
      isOpen: true,
      lastUsed: null,
      created: expect.any(Number),
      pages: [{ page: 'bets', mayAct: true }],
    });
    expect(await boss.call('createSubAccount', { body })).toMatchObject({
      status: 409,
      body: { errorCode: 'sub.account.taken' },
    });
    expect(await logIn(client, { subAccount: 'marites' })).toMatchObject({
      body: { value: { passwordExpired: true } },
    });
  });

  it('with a weak password, a wrong payment password, or the twenty-first › 422, and none is made', async () => {
    const { client } = await mock.newWorld();
    const boss = await client.signedIn('boss');
    const create = (name: string, fields: Partial<Body<'createSubAccount'>> = {}) =>
      boss.call('createSubAccount', {
        body: { name, password: PASSWORD, pages: [], paymentPassword: PAYMENT_PASSWORD, ...fields },
      });
    const unprocessed = (errorCode: string) => ({ status: 422, body: { errorCode } });
    expect(await create('weak', { password: '1' })).toMatchObject(unprocessed('field.invalid'));
    expect(await create('weak', { paymentPassword: '000000' })).toMatchObject(unprocessed('payment.password.wrong'));
    for (let count = 3; count < 20; count += 1) expect((await create(`person${count}`)).status).toBe(200);
    expect(await create('person20')).toMatchObject(unprocessed('sub.account.full'));
    expect((await boss.value('listSubAccounts')).list).toHaveLength(20);
  });
});

describe(operationTitle('changeSubAccount'), () => {
  it('pages hold at once; closing and a new password end its sessions', async () => {
    const { client } = await mock.newWorld();
    const boss = await client.signedIn('boss');
    const anita = await signInSub(client);
    await change(boss, 'anita', { pages: [{ page: 'income', mayAct: false }] });
    expect(await anita.call('listRevenue')).toMatchObject({ status: 200 });
    expect(await anita.call('getTeamOverview')).toMatchObject(NO_RIGHT);
    await change(boss, 'anita', { isOpen: false });
    expect(await anita.call('listRevenue')).toMatchObject({ status: 401 });
    expect(await change(boss, 'Anita', { isOpen: true, password: 'secret77' })).toMatchObject({ isOpen: true });
    const again = await signInSub(client, 'anita', 'secret77');
    await change(boss, 'anita', { password: 'secret88' });
    expect(await again.call('listRevenue')).toMatchObject({ status: 401 });
  });

  it('of nobody, or of another agent › 404; with a weak password or a wrong payment password › 422', async () => {
    const { client } = await mock.newWorld();
    const boss = await client.signedIn('boss');
    const call = (agent: Client, name: string, paymentPassword = PAYMENT_PASSWORD) =>
      agent.call('changeSubAccount', { body: { name, isOpen: false, paymentPassword } });
    const weak = { name: 'anita', password: '1', paymentPassword: PAYMENT_PASSWORD };
    expect(await boss.call('changeSubAccount', { body: weak })).toMatchObject({
      status: 422,
      body: { errorCode: 'field.invalid' },
    });
    const gone = { status: 404, body: { errorCode: 'sub.account.not.found' } };
    expect(await call(boss, 'nobody')).toMatchObject(gone);
    expect(await call(await client.signedIn('chona'), 'anita')).toMatchObject(gone);
    expect(await call(boss, 'anita', '000000')).toMatchObject({
      status: 422,
      body: { errorCode: 'payment.password.wrong' },
    });
    expect((await boss.value('listSubAccounts')).list.filter(({ isOpen }) => isOpen)).toHaveLength(2);
  });
});

/** Their contract is of this page's kind. */
const KIND_OF: Partial<Record<OperationId, AgentPage>> = { payOwed: 'daily' };

interface Turn {
  id: OperationId;
  call: (body?: object) => ReturnType<Client['call']>;
}

/** Every operation of the pages, each called by a sub-account that has only a page of it. */
async function eachPage(mayAct: boolean, turn: (turn: Turn) => Promise<unknown>): Promise<void> {
  const world = await mock.newWorld();
  const anita = await signInSub(world.client);
  for (const { id, agentPages } of ofPages) {
    const input = await inputOf(world, id as keyof typeof agentInputs);
    const pages = agentPages.slice(0, 1).map((page) => ({ page: KIND_OF[id] ?? (page as AgentPage), mayAct }));
    await change(await world.client.signedIn('boss'), 'anita', { pages });
    await turn({
      id,
      call: (more) => anita.call(id, more ? { ...input, body: { ...(input.body as object), ...more } } : input),
    });
  }
}

async function inputOf(world: TestWorld, id: keyof typeof agentInputs): Promise<CallOptions> {
  const input = agentInputs[id];
  return (typeof input === 'function' ? await input(world) : input) as CallOptions;
}
