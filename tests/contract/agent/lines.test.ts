import { describe, expect, it } from 'vitest';
import { deviceKind } from '../../../mock-server/domains/agent/lines/member.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { Body } from '../../../openapi/generated/gaming-operations.ts';
import { type Client, PASSWORD, PAYMENT_PASSWORD } from '../../support/client.ts';
import { expectBalancedBooks } from '../../support/ledger.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { newReference, newTransfer, reportPayment } from '../../support/orders.ts';
import { DAY, MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

type GameType = Body<'setDownlineRebate'>['rates'][number]['gameType'];

async function begin(username = 'boss') {
  const world = await mock.newWorld();
  return { world, agent: await world.client.signedIn(username) };
}

const ID = (username: string) => `(SELECT id FROM Member WHERE brandCode = 'baize' AND username = '${username}')`;
const code = (body: unknown) => (body as { errorCode: string }).errorCode;
const readSum = async (client: Client) => (await client.value('getBalance')).sumBalance;

const OF_RATES = ['MemberRate', 'AuditEntry', 'Message'];

/** Everything that an act could change. */
async function readTables(
  world: TestWorld,
  tables = ['Member', 'Wallet', 'Movement', 'LedgerEntry', 'Rollover', ...OF_RATES],
) {
  const rows = await Promise.all(
    tables.map((table) => world.read<Record<string, unknown>>(`SELECT * FROM ${table} ORDER BY rowid`)),
  );
  return JSON.stringify(rows);
}

const transferTo = (account: string, change: Partial<Body<'transferToDownline'>> = {}) => ({
  body: { account, amount: '100.00', paymentPassword: PAYMENT_PASSWORD, reference: newReference(), ...change },
});

/** Alone the agent has rates of their own. */
async function beginRates() {
  const { world, agent } = await begin();
  await world.change('DELETE FROM MemberRate');
  for (const [gameType, rate] of [
    ['RNG', 100],
    ['LOTT', 1958],
  ])
    await world.change(`INSERT INTO MemberRate VALUES (${ID('boss')}, ?, 0, ?)`, gameType, rate);
  return { world, agent };
}

describe(operationTitle('setDownlineRebate'), () => {
  it('of a product that the brand does not offer › 422', async () => {
    const world = await mock.newWorld();
    await world.change("UPDATE Brand SET rebateRules = json_remove(rebateRules, '$.products.PVP')");
    // The mock reads the brands again.
    await world.changeBrand('baize', { maintenance: false });
    const agent = await world.client.signedIn('boss');
    const { status, body } = await agent.call('setDownlineRebate', {
      body: { accounts: ['chona'], rates: [{ gameType: 'PVP', rate: 20 }] },
    });
    expect([status, code(body)]).toEqual([422, 'rate.unknown']);
  });

  const LINES = ['santi55', 'chona', 'lorna64', 'danica2', 'oanh86'];
  /** An independent copy of the seed's rules and of the rates below the agent, as they will be tomorrow. */
  const RULES: Partial<Record<GameType, { usual: number; most: number; least: number; step: number }>> = {
    RNG: { usual: 80, most: 100, least: 0, step: 5 },
    SPORTS: { usual: 50, most: 50, least: 0, step: 5 },
    LOTT: { usual: 1956, most: 1958, least: 1700, step: 2 },
  };
  const GAME_TYPES = Object.keys(RULES) as GameType[];

  const changes = process.env.TEST_ALL ? 1200 : 60;
  it('random rates › all or none, within the bounds and quotas, from the next midnight on', async () => {
    const { world, agent } = await beginRates();
    const random = new Random('rates of lines');
    const model = new Map<string, number>();
    const children = new Map<string, string[]>();
    const rateOf = (account: string, gameType: GameType) =>
      model.get(`${account} ${gameType}`) ?? RULES[gameType]?.usual ?? 0;
    for (const account of LINES) {
      const rows = await world.read<{ id: number; username: string }>(
        `SELECT id, username FROM Member WHERE uplineId = ${ID(account)}`,
      );
      children.set(
        account,
        rows.map(({ username }) => username),
      );
      for (const { id, username } of rows) {
        for (const gameType of GAME_TYPES) {
          const { usual, step } = RULES[gameType] ?? { usual: 0, step: 1 };
          const rate = usual - step * random.int(0, 6);
          model.set(`${username} ${gameType}`, rate);
          await world.change('INSERT INTO MemberRate VALUES (?, ?, 0, ?)', id, gameType, rate);
        }
      }
    }
    // The series has 20 accounts, and 2 are left.
    await world.change(
      `INSERT INTO MemberRate SELECT id, 'LOTT', 0, 1958 FROM Member WHERE uplineId IN (
          SELECT id FROM Member WHERE uplineId IN (SELECT id FROM Member WHERE uplineId = ${ID('boss')}))
        ORDER BY id LIMIT 18`,
    );
    let given = 18;
    const seen = new Set<string>();
    let today = new Map(model);
    for (let time = 0; time < changes; time += 1) {
      const accounts = LINES.filter(() => random.chance(0.4));
      if (accounts.length === 0) accounts.push(random.pick(LINES));
      const rates = GAME_TYPES.filter(() => random.chance(0.5)).map((gameType) => {
        const { usual, step } = RULES[gameType] ?? { usual: 0, step: 1 };
        return { gameType, rate: usual + step * random.int(-5, 4) + (random.chance(0.1) ? 1 : 0) };
      });
      if (rates.length === 0) rates.push({ gameType: 'RNG', rate: 80 });
      const next = new Map(model);
      let count = given;
      let refused: [account: string, codes: string[]] | null = null;
      for (const account of accounts) {
        const faults = rates.flatMap(({ gameType, rate }) => {
          const { most, least, step } = RULES[gameType] ?? { most: 0, least: 0, step: 1 };
          const below = (children.get(account) ?? []).map((child) => rateOf(child, gameType));
          if (rate > most) return ['rate.high'];
          if (rate < Math.max(least, ...below)) return ['rate.low'];
          return rate % step === 0 ? [] : ['rate.step'];
        });
        const series = rates.find(({ gameType }) => gameType === 'LOTT')?.rate;
        const had = model.get(`${account} LOTT`) ?? RULES.LOTT?.usual;
        if (faults.length === 0 && series === 1958 && had !== 1958 && count >= 20) faults.push('rate.quota');
        if (faults.length > 0) {
          refused = [account, faults];
          break;
        }
        if (series !== undefined && series !== had) count += Number(series === 1958) - Number(had === 1958);
        for (const { gameType, rate } of rates) next.set(`${account} ${gameType}`, rate);
      }
      const before = await readTables(world, OF_RATES);
      const reply = await agent.call('setDownlineRebate', { body: { accounts, rates } });
      if (refused) {
        seen.add(code(reply.body));
        expect([reply.status, (reply.body as { value: unknown }).value]).toEqual([422, { account: refused[0] }]);
        expect(refused[1]).toContain(code(reply.body));
        expect(await readTables(world, OF_RATES)).toBe(before);
      } else {
        seen.add('set');
        expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
        given = count;
        for (const [key, rate] of next) model.set(key, rate);
      }
      const { lines, bounds } = await agent.value('getDownlineRates', { query: { accounts: LINES.join(',') } });
      for (const { member, rates: all } of lines) {
        for (const gameType of GAME_TYPES) {
          const rate = today.get(`${member.account} ${gameType}`) ?? RULES[gameType]?.usual;
          expect(all.find((each) => each.gameType === gameType)).toEqual({
            gameType,
            rate,
            next: rateOf(member.account, gameType),
          });
        }
      }
      for (const gameType of GAME_TYPES) {
        const below = LINES.flatMap((account) => (children.get(account) ?? []).map((each) => rateOf(each, gameType)));
        const { most, least } = RULES[gameType] ?? {};
        expect(bounds.find((each) => each.gameType === gameType)).toMatchObject({
          most,
          least: Math.max(least ?? 0, ...below),
        });
      }
      if (time % 15 === 14) {
        await world.clock.advance(DAY);
        await agent.signIn('boss').then((token) => Object.assign(agent.asker, { token }));
        today = new Map(model);
      }
    }
    expect([...seen].sort()).toEqual(['rate.high', 'rate.low', 'rate.quota', 'rate.step', 'set']);
  }, 300_000);

  it.each([
    ['above the own less the gap', 'danica2', 95, 'rate.high', 'is 0.95%, and can be at most 0.90%.', 90],
    ['below those of own lines with the gap', 'santi55', 80, 'rate.low', 'is 0.80%, and must be at least 0.90%.', 90],
    ['below the floor, and above own lines', 'chona', 10, 'rate.low', 'is 0.10%, and must be at least 0.20%.', 20],
    ['between two steps', 'danica2', 85, 'rate.step', 'goes in steps of 0.10%.', 80],
  ])('when the brand has a gap and a rate is %s › refused, up to the bound', async (...row) => {
    const [, account, rate, errorCode, text, bound] = row;
    const { world, agent } = await beginRates();
    await world.change(`INSERT INTO MemberRate SELECT id, 'RNG', 0, 0 FROM Member WHERE uplineId = ${ID('chona')}`);
    await world.change(
      `UPDATE Brand SET rebateRules = json_set(rebateRules, '$.products.RNG', json(?)) WHERE code = 'baize'`,
      JSON.stringify({ usual: 80, least: 20, most: 150, step: 10, gap: 10 }),
    );
    const set = (wanted: number) =>
      agent.call('setDownlineRebate', { body: { accounts: [account], rates: [{ gameType: 'RNG', rate: wanted }] } });
    const message = `${account}: The rate of RNG ${text}`;
    expect(await set(rate)).toMatchObject({ status: 422, body: { errorCode, message } });
    expect((await set(bound)).status).toBe(200);
  });

  it('is valid from the next midnight of the brand, is told to both, and a second one on the day replaces it', async () => {
    const { world, agent } = await beginRates();
    await world.change('DELETE FROM AuditEntry');
    const set = (rate: number) =>
      agent.value('setDownlineRebate', { body: { accounts: ['chona'], rates: [{ gameType: 'RNG', rate }] } });
    const read = async (client: Client) =>
      (await client.value('getDownlineRates', { query: { accounts: 'chona' } })).lines[0]?.rates[0];
    expect((await set(95)).validFrom).toBe('2026-03-19');
    await set(90);
    expect(await read(agent)).toEqual({ gameType: 'RNG', rate: 80, next: 90 });
    await world.clock.advance(12 * 60 * MINUTE - 1);
    expect(await read(await world.client.signedIn('boss'))).toMatchObject({ rate: 80, next: 90 });
    await world.clock.advance(1);
    expect(await read(await world.client.signedIn('boss'))).toMatchObject({ rate: 90, next: 90 });
    const changes = [[{ name: 'RNG', before: '95', after: '90' }], [{ name: 'RNG', before: '80', after: '95' }]];
    const done = await (await world.client.signedIn('boss')).value('listAuditEntries', { query: { act: 'RATES' } });
    expect(done.list.map((entry) => entry.changes)).toEqual(changes);
    const chona = await world.client.signedIn('chona');
    const { list } = await chona.value('listAuditEntries', { query: { isReceived: true } });
    expect(list).toMatchObject(changes.map((each) => ({ changes: each, act: 'RATES', agent: 'The Boss' })));
    const texts = ['0.95% → 0.90%', '0.80% → 0.95%'].map((rates) => ({
      title: 'Your rates will change',
      content: `<p>The Boss changed your rates. From Mar 19, 2026: Slots ${rates}.</p>`,
    }));
    const english = await world.client.signedIn('chona', { language: 'EN' });
    expect((await english.value('listMessages', { query: { pageSize: 2 } })).list).toMatchObject(texts);
    const vietnamese = await world.client.signedIn('chona', { language: 'VI' });
    expect((await vietnamese.value('listMessages')).list[0]?.content).toContain('Từ 19/03/2026: ');
  });

  it('an unknown product › 422; the rate that it has anyway › nothing to tell', async () => {
    const { world, agent } = await beginRates();
    await world.change('DELETE FROM AuditEntry');
    const set = (gameType: string, rate: number) =>
      agent.call('setDownlineRebate', { body: { accounts: ['chona'], rates: [{ gameType, rate }] } });
    expect((await set('RNG', 80)).status).toBe(200);
    expect(await world.read('SELECT * FROM AuditEntry')).toEqual([]);
    expect(await world.read(`SELECT * FROM Message WHERE memberId = ${ID('chona')} AND time >= ${WORLD_TIME}`)).toEqual(
      [],
    );
    expect(await world.read(`SELECT * FROM MemberRate WHERE memberId = ${ID('chona')}`)).toEqual([]);
  });
});

describe(operationTitle('promoteDownline'), () => {
  it('makes a player an agent, with wallet and history, once', async () => {
    const { world, agent } = await begin();
    const danica = await world.client.signedIn('danica2');
    const sum = await readSum(danica);
    expect((await danica.call('getTeamOverview')).status).toBe(403);
    expect(await agent.value('promoteDownline', { body: { account: 'danica2' } })).toMatchObject({ type: 2 });
    const again = await agent.call('promoteDownline', { body: { account: 'danica2' } });
    expect([again.status, code(again.body)]).toEqual([422, 'downline.is.agent']);
    const after = await world.client.signedIn('danica2', { language: 'EN' });
    expect((await after.value('getTeamOverview')).members).toBe(0);
    expect(await readSum(after)).toBe(sum);
    const [message] = (await after.value('listMessages')).list;
    expect(message).toMatchObject({ title: 'You are an agent now', sender: null, subject: null });
    const [entry] = (await after.value('listAuditEntries', { query: { isReceived: true } })).list;
    expect(entry).toMatchObject({ act: 'PROMOTE', changes: [{ name: 'type', before: '0', after: '2' }] });
  });
});

describe(operationTitle('transferToDownline'), () => {
  it('takes the money from the agent, gives it to the line, and opens a rollover as a deposit does', async () => {
    const { world, agent } = await begin();
    const line = await world.client.signedIn('lucky', { language: 'EN' });
    const [before, own] = [Number(await readSum(line)), Number(await readSum(agent))];
    const { orderNo, amount, balances } = await agent.value('transferToDownline', transferTo('lucky'));
    expect([amount, own - Number(balances.sumBalance), Number(await readSum(line)) - before]).toEqual([
      '100.00',
      100,
      100,
    ]);
    const [sent] = (await agent.value('listTransactions', { query: { typeCode: 6207 } })).list;
    expect(sent).toMatchObject({ orderNo, direction: 'OUT', amount: '100.00', accountName: 'MAIN' });
    const [got] = (await line.value('listTransactions', { query: { typeCode: 6104 } })).list;
    expect(got).toMatchObject({ direction: 'IN', amount: '100.00', accountName: 'MAIN' });
    expect((await line.value('listRollovers')).list).toMatchObject([
      { cause: 'TRANSFER', orderNo: got?.orderNo, credited: '100.00', required: '100.00', state: 'open', takes: null },
    ]);
    const [told] = (await line.value('listMessages')).list;
    expect(told).toMatchObject({
      title: 'Transfer from your upline',
      subject: { kind: 'transfer', orderNo: got?.orderNo },
      content: expect.stringContaining('Wager ₱100.00 before you withdraw it.'),
    });
    expect((await agent.value('listMessages')).list[0]).toMatchObject({ subject: { kind: 'transfer', orderNo } });
    const [entry] = (await agent.value('listAuditEntries', { query: { account: 'lucky' } })).list;
    expect(entry).toMatchObject({ act: 'TRANSFER', line: { account: 'lucky' } });
    expect(entry?.changes[0]).toEqual({ name: 'amount', before: null, after: '100.00' });
    await expectBalancedBooks(world);
  });

  it('again under its reference, and two at the same time › once; for another amount or line 409', async () => {
    const { world, agent } = await begin();
    const before = Number(await readSum(agent));
    const request = transferTo('chona');
    const [one, other] = await Promise.all([
      agent.value('transferToDownline', request),
      agent.value('transferToDownline', request),
    ]);
    expect((await agent.value('transferToDownline', request)).orderNo).toBe(one.orderNo);
    expect(other.orderNo).toBe(one.orderNo);
    expect(before - Number(await readSum(agent))).toBe(100);
    for (const change of [{ amount: '101.00' }, { account: 'santi55' }]) {
      const reused = await agent.call('transferToDownline', { body: { ...request.body, ...change } });
      expect([reused.status, code(reused.body)]).toEqual([409, 'reference.reused']);
    }
    expect(await world.read(`SELECT * FROM Rollover WHERE cause = 'TRANSFER'`)).toHaveLength(1);
    expect(
      await world.read(`SELECT * FROM AuditEntry WHERE act = 'TRANSFER' AND lineId = ${ID('chona')}`),
    ).toHaveLength(1);
    await expectBalancedBooks(world);
  });

  it('two of different references that together are too much › one of them', async () => {
    const { world, agent } = await begin();
    const amount = await readSum(agent);
    const replies = await Promise.all(
      [1, 2].map(() => agent.call('transferToDownline', transferTo('chona', { amount }))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await readSum(agent)).toBe('0.00');
    await expectBalancedBooks(world);
  });

  it('more than the wallets hold, a wrong payment password, what open rollovers hold › 422, and nothing moves', async () => {
    const { world, agent } = await begin();
    const sum = await readSum(agent);
    await reportPayment(world, await newTransfer(agent));
    const refused = async (change: Partial<Body<'transferToDownline'>>) => {
      const { status, body } = await agent.call('transferToDownline', transferTo('chona', change));
      return [status, code(body)];
    };
    const before = await readTables(world);
    const more = (Number(sum) + 1).toFixed(2);
    expect(await refused({ amount: '99999999.00' })).toEqual([422, 'balance.insufficient']);
    expect(await refused({ amount: more })).toEqual([422, 'rollover.open']);
    for (let times = 0; times < 4; times += 1)
      expect(await refused({ paymentPassword: '135790' })).toEqual([422, 'payment.password.wrong']);
    expect(await refused({ paymentPassword: '135790' })).toEqual([422, 'payment.password.locked']);
    expect(await readTables(world)).toBe(before);
    await world.change("DELETE FROM LoginFailure WHERE subject LIKE 'payment:%'");
    const [{ hash = '' } = {}] = await world.read<{ hash: string }>(
      `SELECT paymentHash AS hash FROM Member WHERE id = ${ID('boss')}`,
    );
    await world.change('UPDATE Member SET paymentHash = NULL');
    expect(await refused({})).toEqual([422, 'payment.password.missing']);
    await world.change(`UPDATE Member SET paymentHash = ? WHERE id = ${ID('boss')}`, hash);
    await agent.value('transferToDownline', transferTo('chona', { amount: sum }));
    await expectBalancedBooks(world);
  });

  it('to a line in a self-exclusion › no rollover; a self-exclusion closes the one it has', async () => {
    const { world, agent } = await begin();
    const line = await world.client.signedIn('lucky');
    await agent.value('transferToDownline', transferTo('lucky'));
    await line.value('excludeSelf', { body: { months: 6, password: PASSWORD } });
    await world.clock.advance(MINUTE);
    const boss = await world.client.signedIn('boss');
    await boss.value('transferToDownline', transferTo('lucky'));
    const rows = await world.read<{ state: string }>(`SELECT state FROM Rollover WHERE memberId = ${ID('lucky')}`);
    expect(rows).toEqual([{ state: 'cleared' }]);
  });
});

describe(operationTitle('messageDownlines'), () => {
  it('lands in the inbox of each, plain, from the agent', async () => {
    const { world, agent } = await begin();
    const body = { accounts: ['lucky', 'chona'], title: 'Cup <final>', text: 'Bring <b>friends</b>.\n\nAt 8 & later.' };
    expect(await agent.value('messageDownlines', { body })).toEqual({ sent: 2, left: 98 });
    for (const account of body.accounts) {
      const reader = await world.client.signedIn(account, { language: 'VI' });
      expect((await reader.value('listMessages')).list[0]).toMatchObject({
        title: 'Cup <final>',
        content: '<p>Bring &#60;b&#62;friends&#60;/b&#62;.</p><p>At 8 &#38; later.</p>',
        sender: 'The Boss',
        subject: null,
        isRead: false,
      });
    }
  });

  it('the same reference › once; with another text or other lines › 409', async () => {
    const { world, agent } = await begin();
    const body = { accounts: ['lucky', 'chona'], title: 'Meeting', text: 'At 8.', reference: newReference() };
    const together = await Promise.all([1, 2].map(() => agent.call('messageDownlines', { body })));
    expect(together.map(({ status }) => status)).toEqual([200, 200]);
    const before = await readTables(world);
    expect(await agent.value('messageDownlines', { body })).toEqual({ sent: 2, left: 98 });
    for (const change of [{ text: 'At 9.' }, { accounts: ['lucky'] }]) {
      const other = await agent.call('messageDownlines', { body: { ...body, ...change } });
      expect([other.status, code(other.body)]).toEqual([409, 'reference.reused']);
    }
    expect(await readTables(world)).toBe(before);
    const [{ sent } = { sent: 0 }] = await world.read<{ sent: number }>(
      "SELECT COUNT(*) AS sent FROM Message WHERE sender = 'The Boss' AND title LIKE '%Meeting%'",
    );
    expect(sent).toBe(2);
    expect(await agent.value('messageDownlines', { body: { ...body, reference: newReference() } })).toMatchObject({
      left: 96,
    });
  });

  it('100 on a day of the brand, and again from the next midnight on', async () => {
    const { world, agent } = await begin();
    const lines = (await agent.value('listDownlines', { query: { pageSize: 10 } })).list;
    const accounts = lines.map(({ member }) => member.account).slice(0, 7);
    const send = (client: Client, to: string[]) =>
      client.call('messageDownlines', { body: { accounts: to, title: 'Hello', text: 'Hello' } });
    for (let time = 0; time < 14; time += 1) expect((await send(agent, accounts)).status).toBe(200);
    const before = await readTables(world);
    const refused = await send(agent, accounts.slice(0, 3));
    expect([refused.status, code(refused.body), (refused.body as { value: unknown }).value]).toEqual([
      422,
      'message.day.limit',
      { sent: 0, left: 2 },
    ]);
    expect(await readTables(world)).toBe(before);
    expect((await send(agent, accounts.slice(0, 2))).status).toBe(200);
    expect((await send(agent, accounts.slice(0, 1))).status).toBe(422);
    await world.clock.advance(12 * 60 * MINUTE);
    expect((await send(await world.client.signedIn('boss'), accounts)).status).toBe(200);
  });
});

describe(operationTitle('listAuditEntries'), () => {
  it('newest first, by page, act, line and time; those of others are not there', async () => {
    const { world, agent } = await begin();
    await world.change('DELETE FROM AuditEntry');
    const send = (account: string) =>
      agent.value('messageDownlines', { body: { accounts: [account], title: account, text: 'Hello' } });
    for (const account of ['chona', 'santi55', 'chona']) {
      await send(account);
      await world.clock.advance(MINUTE);
    }
    await agent.value('promoteDownline', { body: { account: 'danica2' } });
    const read = async (query = {}) => {
      const { list, total, totalPages } = await agent.value('listAuditEntries', { query });
      return [list.map(({ line }) => line.account), total, totalPages];
    };
    expect(await read({ pageSize: 3 })).toEqual([['danica2', 'chona', 'santi55'], 4, 2]);
    expect(await read({ pageSize: 3, pageNo: 2 })).toEqual([['chona'], 4, 2]);
    expect(await read({ account: 'chona' })).toEqual([['chona', 'chona'], 2, 1]);
    expect(await read({ act: 'PROMOTE' })).toEqual([['danica2'], 1, 1]);
    const [entry] = (await agent.value('listAuditEntries', { query: { account: 'santi55' } })).list;
    expect(await read({ from: entry?.time, to: (entry?.time ?? 0) + 1 })).toEqual([['santi55'], 1, 1]);
    expect(await read({ isReceived: true })).toEqual([[], 0, 0]);
    const santi = await world.client.signedIn('santi55');
    expect((await santi.value('listAuditEntries')).total).toBe(0);
    expect((await santi.value('listAuditEntries', { query: { isReceived: true } })).total).toBe(1);
  });
});

describe(operationTitle('listDownlines'), () => {
  it('by bets of the team, balance, and when they were seen last; direct lines are marked', async () => {
    const { world, agent } = await begin();
    await world.change(`DELETE FROM Session WHERE memberId <> ${ID('boss')}`);
    await world.client.signedIn('chona');
    const read = async (query: object) =>
      (await agent.value('listDownlines', { query: { pageSize: 100, ...query } })).list;
    const names = async (query: object) => (await read(query)).map(({ member }) => member.account).sort();
    const all = await read({});
    expect(all.every(({ isDirect }) => isDirect)).toBe(true);
    const having = (test: (line: (typeof all)[number]) => boolean) =>
      all
        .filter(test)
        .map(({ member }) => member.account)
        .sort();
    for (const isActive of [true, false])
      expect(await names({ isActive })).toEqual(having(({ figures }) => Number(figures.validBet) > 0 === isActive));
    const least = all.map(({ balance }) => Number(balance)).sort((one, other) => one - other)[3] ?? 1;
    expect(await names({ leastBalance: least.toFixed(2) })).toEqual(having(({ balance }) => Number(balance) >= least));
    expect(await names({ seenFrom: WORLD_TIME - MINUTE })).toEqual(['chona']);
    expect(await names({ seenBefore: WORLD_TIME - MINUTE })).toEqual(
      having(({ member }) => member.account !== 'chona'),
    );
    const deeper = await read({ search: 'a' });
    const direct = new Set(all.map(({ member }) => member.account));
    expect(deeper.map(({ isDirect }) => isDirect)).toEqual(deeper.map(({ member }) => direct.has(member.account)));
    expect(deeper.some(({ isDirect }) => !isDirect)).toBe(true);
    expect((await read({ account: 'chona' })).map(({ isDirect }) => isDirect)).toEqual([false, false]);
  });
});

describe(operationTitle('getDownline'), () => {
  it('has the money, the last use and the contracts of one member, anywhere in the team', async () => {
    const world = await mock.newWorld();
    const boss = await world.client.signedIn('boss');
    const lucky = await world.client.signedIn();
    await lucky.value('getBalance');
    await world.change(
      "UPDATE Session SET device = 'Safari on iPhone' WHERE memberId = (SELECT id FROM Member WHERE username = 'lucky' AND brandCode = 'baize')",
    );
    const query = { from: WORLD_TIME - 30 * DAY, to: WORLD_TIME };
    const [line] = (await boss.value('listDownlines', { query: { ...query, search: 'lucky' } })).list;
    const found = await boss.value('getDownline', { query: { ...query, account: 'lucky' } });
    const { member, figures, ...shown } = line as NonNullable<typeof line>;
    expect(found).toMatchObject({
      ...shown,
      device: 'PHONE',
      own: figures,
      team: figures,
      contracts: [],
      note: { text: expect.any(String) },
    });
    expect(found.path.at(-1)).toEqual(member);
    expect(JSON.stringify(found)).not.toContain('iPhone');
    const chona = await boss.value('getDownline', { query: { account: 'chona' } });
    const live = (await boss.value('contractDividend', { body: { intent: 'get' } })).lines.filter(
      ({ line: each, state }) => each.account === 'chona' && ['proposed', 'accepted'].includes(state),
    );
    expect(chona.contracts.filter(({ kind }) => kind === 'DIVIDEND')).toEqual(
      live.map(({ state }) => ({ kind: 'DIVIDEND', state })),
    );
    expect(chona.members).toBeGreaterThan(0);
  });

  it.each([
    ['Chrome on Windows', 'COMPUTER'],
    ['Safari on macOS', 'COMPUTER'],
    ['Chrome on Android', 'PHONE'],
    ['Safari on iPhone', 'PHONE'],
    ['Safari on iPad', 'TABLET'],
    ['A client', null],
    ['curl', null],
  ])('a last use by %s › %s', (device, kind) => expect(deviceKind(device)).toBe(kind));
});

describe(operationTitle('setNote'), () => {
  it('is replaced, removed by an empty text, and read by nobody else', async () => {
    const world = await mock.newWorld();
    const boss = await world.client.signedIn('boss');
    const chona = await world.client.signedIn('chona');
    const before = (await boss.value('listNotes')).list.length;
    const write = (text: string, client = boss) => client.call('setNote', { body: { account: 'kanya', text } });
    await write('First');
    const { body } = await write(' Second. ');
    expect(body).toMatchObject({ value: { text: 'Second.', changedAt: WORLD_TIME } });
    const [first, ...rest] = (await boss.value('listNotes')).list;
    expect([first?.member.account, first?.note.text, rest.length]).toEqual(['kanya', 'Second.', before]);
    const of = async (client: typeof boss) => (await client.value('getDownline', { query: { account: 'kanya' } })).note;
    expect([(await of(boss))?.text, await of(chona), (await chona.value('listNotes')).list]).toEqual([
      'Second.',
      null,
      [],
    ]);
    expect((await write('  ')).body).toMatchObject({ value: null });
    expect([await of(boss), (await boss.value('listNotes')).list.length]).toEqual([null, before]);
    expect((await write('x'.repeat(501))).status).toBe(400);
    expect((await write('x'.repeat(500))).status).toBe(200);
  });
});
