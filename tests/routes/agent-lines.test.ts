import { describe, expect, it } from 'vitest';
import type { AuditView } from '../../app/features/agent/audit/audit.server.ts';
import type { DownlinesView } from '../../app/features/agent/downlines/downlines.server.ts';
import type { ActView } from '../../app/features/agent/lines/lines.server.ts';
import type { MemberView } from '../../app/features/agent/member/member.server.ts';
import { action, loader } from '../../app/routes/_shell.agent.$/route.tsx';
import { loader as memberPage } from '../../app/routes/_shell.member.$/route.tsx';
import { prepareSite } from './prepare-site.ts';
import { newMember, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();

const boss = () => newMember(site, { username: 'boss' });
const params = { page: 'downlines' };
const ask = (visitor: Visitor, search: string) => visitor.ask(loader, `/agent/downlines?${search}`, { params });
const send = (visitor: Visitor, search: string, form: Record<string, string>) =>
  visitor.ask(action, `/agent/downlines?${search}`, { params, form });
const actAt = async (visitor: Visitor, search: string) => ((await ask(visitor, search)).data as { view: ActView }).view;
const listAt = async (visitor: Visitor, search: string) =>
  ((await ask(visitor, search)).data as { view: DownlinesView }).view;
const auditRows = async (visitor: Visitor, search = '') => {
  const { data } = await visitor.ask(
    loader,
    `/agent/audit?${search.includes('range=') ? search : `range=today&${search}`}`,
    { params: { page: 'audit' } },
  );
  return (data as { view: AuditView }).view.record.rows;
};
const auditOf = async (visitor: Visitor, search?: string) =>
  (await auditRows(visitor, search)).map(({ name, act, change }) => [name, act, change]);
const BACK = '/agent/downlines?range=last30&kind=PLAYER';
const KEPT = 'range=last30&kind=PLAYER';

describe('downline management', () => {
  it('offers acts on direct lines alone, and keeps the filters of the list', async () => {
    const agent = await boss();
    const { record } = await listAt(agent, KEPT);
    const danica = record.rows.find(({ id }) => id === 'danica2');
    expect(danica?.more.at(-1)).toMatchObject({
      label: 'Actions',
      links: [
        { text: 'Rates', to: `${BACK}&act=rates&account=danica2` },
        { text: 'Transfer' },
        { text: 'Message' },
        { text: 'Make agent', to: `${BACK}&act=promote&account=danica2` },
      ],
    });
    const agents = await listAt(agent, 'kind=AGENT');
    expect(agents.record.rows[0]?.more.at(-1)?.links?.map(({ text }) => text)).toEqual([
      'Rates',
      'Transfer',
      'Message',
    ]);
    const deeper = await listAt(agent, 'account=chona');
    expect(deeper.record.rows.map(({ isDirect, more }) => [isDirect, more.at(-1)?.links])).toEqual([
      [false, undefined],
      [false, undefined],
    ]);
  });

  it('filters by bets, balance and when lines were seen, and ignores what is no amount', async () => {
    const agent = await boss();
    const names = async (search: string) => (await listAt(agent, search)).record.rows.map(({ id }) => id).sort();
    const all = await names('');
    const [having, without] = [await names('active=withBets'), await names('active=withoutBets')];
    expect([...having, ...without].sort()).toEqual(all);
    expect(without).toContain('danica2');
    expect(await names('balance=99999999')).toEqual([]);
    expect(await names('balance=many')).toEqual(all);
    expect([...(await names('seen=seen30')), ...(await names('seen=gone30'))].sort()).toEqual(all);
  });

  it('an act without a line leads back; one on others than direct lines, and unknown forms › refused', async () => {
    const agent = await boss();
    const none = await ask(agent, `${KEPT}&act=rates`);
    expect([none.location, await readToastKey(none)]).toEqual([BACK, 'lines.noneChosen']);
    for (const account of ['boss', 'victor', 'minhquan', 'nobody', 'a,b', ''])
      expect([account, (await ask(agent, `act=rates&account=${account}`)).status]).toEqual([account, 404]);
    expect((await send(agent, 'act=ban&account=danica2', {})).status).toBe(400);
    expect((await agent.ask(action, '/agent/overview', { params: { page: 'overview' }, form: {} })).status).toBe(405);
    const member = await newMember(site);
    expect((await send(member, 'act=promote&account=danica2', {})).status).toBe(403);
  });
});

describe('rates of direct lines', () => {
  it('sets what was changed, says from when on, and tells it in the audit list', async () => {
    const agent = await boss();
    const search = `${KEPT}&act=rates&account=danica2`;
    const { rates } = await actAt(agent, search);
    const values = Object.fromEntries(rates?.fields.map(({ gameType, value }) => [gameType, value]) ?? []);
    expect(values).toMatchObject({ RNG: '80', LOTT: '1956', FISH: '80' });
    const field = (name: string) => rates?.fields.find(({ gameType }) => gameType === name);
    expect(field('RNG')).toMatchObject({ label: 'Slots', hint: 'Today 0.80%', least: '0.00%', most: '1.20%' });
    expect(field('RNG')?.options.slice(0, 2)).toEqual([
      { value: '120', label: '1.20%' },
      { value: '115', label: '1.15%' },
    ]);
    expect(rates?.quotas).toEqual([expect.stringMatching(/^Odds level 1958: \d+ of 20 accounts used$/)]);
    const saved = await send(agent, search, { ...values, RNG: '90', LOTT: '1958' });
    expect([saved.location, await readToastKey(saved)]).toEqual([BACK, 'lines.rates']);
    expect((await actAt(agent, search)).rates?.fields[0]).toMatchObject({
      value: '90',
      hint: 'Today 0.80%, from midnight 0.90%',
    });
    expect(await auditOf(agent)).toEqual([['Danica', 'Rates changed', 'Slots 0.80% → 0.90% (+1)']]);
    const [row] = await auditRows(agent);
    expect(row?.more).toContainEqual({ label: 'Valid from', text: rates?.validFrom });
  });

  it('of several lines › what is typed, for all of them', async () => {
    const agent = await boss();
    const search = 'act=rates&account=danica2&account=nattapong';
    expect((await actAt(agent, search)).rates?.fields.every(({ value }) => value === '')).toBe(true);
    expect((await send(agent, search, { RNG: '90', LIVE: '' })).status).toBe(302);
    expect(await auditOf(agent)).toEqual([
      ['Nattapong', 'Rates changed', 'Slots 0.80% → 0.90%'],
      ['Danica', 'Rates changed', 'Slots 0.80% → 0.90%'],
    ]);
  });

  it.each([
    [{ RNG: '125' }, { RNG: ['Choose from 0.00% to 1.20%.'] }],
    [{ RNG: '92' }, { RNG: ['Choose from 0.00% to 1.20%.'] }],
    [
      { RNG: 'much', LOTT: '1960' },
      { RNG: [expect.any(String)], LOTT: ['Choose from 1700 to 1958.'] },
    ],
    [{}, { '': ['Change at least one rate.'] }],
  ])('%o › is refused at its field, and what was typed stays', async (form, errors) => {
    const agent = await boss();
    const refused = await send(agent, 'act=rates&account=danica2', form);
    expect([refused.status, readErrors(refused), readTyped(refused)]).toEqual([422, errors, form]);
  });

  it('tells a used-up series at its field', async () => {
    const agent = await boss();
    const { id } = await agent.memberNamed('chona');
    const members = agent.world.read.list('Member', { brandCode: 'baize' });
    const below = members.filter(({ uplineId }) => uplineId !== null).slice(0, 21);
    const rows = below.filter((each) => each.id !== id).slice(0, 20);
    for (const { id: memberId } of rows)
      await agent.world.insert('MemberRate', { memberId, gameType: 'LOTT', day: 0, rate: 1958 });
    const free = below.find((each) => each.username === 'danica2' && rows.every((row) => row.id !== each.id));
    const account = free ? 'danica2' : 'chona';
    expect(readErrors(await send(agent, `act=rates&account=${account}`, { LOTT: '1958' }))).toEqual({
      LOTT: ['All accounts of this odds level are used. Choose a lower one.'],
    });
  });
});

describe('the page of a member', () => {
  const viewAt = async (visitor: Visitor, search: string) =>
    ((await ask(visitor, search)).data as { view: MemberView }).view;

  it('has money, bets, contracts and acts, and leads on in the same days', async () => {
    const agent = await boss();
    const chona = await viewAt(agent, `${KEPT}&line=chona`);
    expect(chona.back).toBe(BACK);
    expect(chona.facts.map(({ label }) => label)).toEqual(['Balance', 'Team', 'Registered', 'Last seen']);
    expect([chona.own.length, chona.team?.length, chona.own[0]?.label]).toEqual([8, 8, 'Company result']);
    expect(chona.links.map(({ to }) => to)).toEqual([
      '/agent/bets?range=last30&account=chona&list=bets',
      '/agent/account?range=last30&account=chona',
      '/agent/downlines?range=last30&account=chona',
    ]);
    expect(chona.acts.map(({ text }) => text)).toEqual(['Rates', 'Transfer', 'Message']);
    const kanya = await viewAt(agent, 'line=kanya');
    expect([kanya.team, kanya.acts, kanya.crumbs.map(({ account }) => account)]).toEqual([
      null,
      [],
      ['boss', 'chona', 'gelo', 'kanya'],
    ]);
    expect((await ask(agent, 'line=victor')).status).toBe(404);
  });

  it('keeps a note, which the list shows, until it is emptied', async () => {
    const agent = await boss();
    const saved = await send(agent, 'range=last30&line=chona', { text: 'Calls on Mondays.\r\nPrefers GCash.' });
    expect([saved.location, await readToastKey(saved)]).toEqual([
      '/agent/downlines?range=last30&line=chona',
      'lines.noted',
    ]);
    expect((await viewAt(agent, 'line=chona')).note).toMatchObject({
      text: 'Calls on Mondays.\nPrefers GCash.',
      changed: expect.stringMatching(/^Changed /),
    });
    const row = (await listAt(agent, 'search=chona')).record.rows[0];
    expect(row?.more[0]).toEqual({ label: 'Your note', text: 'Calls on Mondays.\nPrefers GCash.' });
    await send(agent, 'line=chona', { text: ' ' });
    expect((await viewAt(agent, 'line=chona')).note).toEqual({ text: '', changed: null });
    const gone = await send(agent, 'line=victor', { text: 'x' });
    expect(readErrors(gone)['']).toEqual(['This member is not in your team.']);
  });
});

describe('a transfer to a direct line', () => {
  const SEARCH = `${KEPT}&act=transfer&account=lucky`;

  it('moves the money once, however often the form is sent, and the line reads where it came from', async () => {
    const agent = await boss();
    const { key, own } = await actAt(agent, SEARCH);
    expect(own).toMatchObject({ passwordPath: null, free: '₱191,140.95', most: '191140.95' });
    const form = { idempotencyKey: key, amount: '1,500', paymentPassword: '246810' };
    const first = await send(agent, SEARCH, form);
    expect([first.location, await readToastKey(first)]).toEqual([BACK, 'lines.transferred']);
    expect((await send(agent, SEARCH, form)).status).toBe(302);
    expect((await actAt(agent, SEARCH)).own?.free).toBe('₱189,640.95');
    expect(readErrors(await send(agent, SEARCH, { ...form, amount: '200' }))['']).toEqual([
      expect.stringContaining('This transfer already went through'),
    ]);
    expect(await auditOf(agent)).toEqual([['Lucky Seven', 'Money transferred', '₱1,500.00']]);
    await agent.logIn({ username: 'lucky' });
    const { data } = await agent.ask(memberPage, '/member/withdraw');
    expect(JSON.stringify(data)).toContain('Transfer of ₱1,500.00 from your upline');
  });

  it.each([
    ['amount', { amount: '0' }, 'Enter an amount above zero, such as 100 or 99.50.'],
    ['amount', { amount: '191141' }, 'Your balance is ₱191,140.95: transfer less.'],
    ['paymentPassword', { paymentPassword: '1' }, 'Enter the 6 digits of your payment password.'],
    ['paymentPassword', { paymentPassword: '135791' }, 'Wrong payment password. You have 4 tries left.'],
  ])('tells at %s of %o what is wrong; what was typed stays, less the password', async (field, change, message) => {
    const agent = await boss();
    const form = { idempotencyKey: 'a1b2c3d4e5', amount: '100', paymentPassword: '246810', ...change };
    const refused = await send(agent, SEARCH, form);
    expect([refused.status, readErrors(refused)]).toEqual([422, { [field]: [message] }]);
    expect(readTyped(refused)).toEqual({ amount: form.amount });
  });

  it('moves what open rollovers leave free, and needs a payment password', async () => {
    const agent = await boss();
    const { id: memberId } = await agent.memberNamed('boss');
    const sums = { credited: 1_000_000n, required: 5_000_000n, done: 0n };
    const row = { memberId, cause: 'PROMOTION', orderNo: 'D00000001', state: 'open', ...sums };
    await agent.world.insert('Rollover', { ...row, createdAt: new Date(agent.world.now()) });
    const form = { idempotencyKey: 'a1b2c3d4e5', amount: '191100', paymentPassword: '246810' };
    expect(readErrors(await send(agent, SEARCH, form))).toEqual({
      amount: ['You can transfer up to ₱191,040.95 now. The rest has a wagering requirement: see the withdrawal page.'],
    });
    await agent.world.patch('Member', {}, { paymentHash: null });
    expect((await actAt(agent, SEARCH)).own?.passwordPath).toBe('/member/securityCenter?part=paymentPassword');
    expect(readErrors(await send(agent, SEARCH, form)).paymentPassword).toEqual([
      expect.stringContaining('no payment password'),
    ]);
  });
});

describe('a message to direct lines', () => {
  const SEARCH = 'act=message&account=lucky&account=danica2';

  it('goes to each, and names who wrote it', async () => {
    const agent = await boss();
    expect((await actAt(agent, SEARCH)).lines.map(({ account }) => account)).toEqual(['lucky', 'danica2']);
    const form = { idempotencyKey: 'a1b2c3d4e5', title: 'Cup final', text: 'At 8.\r\nBring <b>friends</b>.' };
    const [sent] = await Promise.all([send(agent, SEARCH, form), send(agent, SEARCH, form)]);
    expect(readErrors(await send(agent, SEARCH, { ...form, title: 'Final' }))['']).toEqual([
      'This message was already sent. Write it again to send another one.',
    ]);
    expect([sent.location, await readToastKey(sent)]).toEqual(['/agent/downlines', 'lines.sent']);
    expect(await auditOf(agent)).toEqual([
      ['Danica', 'Message sent', 'Cup final'],
      ['Lucky Seven', 'Message sent', 'Cup final'],
    ]);
    await agent.logIn({ username: 'lucky' });
    const { data } = await agent.ask(memberPage, '/member/messageV2');
    const [message] = (data as { view: { messages: Record<string, unknown>[] } }).view.messages;
    expect(message).toMatchObject({ title: 'Cup final', sender: 'From The Boss', subject: null });
    expect(message?.html).toBe('<p>At 8.</p><p>Bring &lt;b&gt;friends&lt;/b&gt;.</p>');
    const most = `${'a\r\n'.repeat(499)}ab`;
    await agent.logIn({ username: 'boss' });
    expect((await send(agent, SEARCH, { title: 'Long', text: most })).status).toBe(302);
    expect(Object.keys(readErrors(await send(agent, SEARCH, { title: 'Long', text: `${most}b` })))).toEqual(['text']);
  });

  it('needs a title and a text, and tells how many are left today', async () => {
    const agent = await boss();
    const refused = await send(agent, SEARCH, { title: '  ', text: 'Hello' });
    expect([refused.status, readErrors(refused), readTyped(refused)]).toEqual([
      422,
      { title: ['Enter a title of at most 80 characters.'] },
      { title: '  ', text: 'Hello' },
    ]);
    const { id: agentId } = await agent.memberNamed('boss');
    const { id: lineId } = await agent.memberNamed('lucky');
    const entry = { brandCode: 'baize', agentId, lineId, act: 'MESSAGE', before: '{}', after: '{}', ip: '127.0.0.1' };
    const time = new Date(agent.world.now());
    for (const row of Array.from({ length: 99 }, () => ({ ...entry, time })))
      await agent.world.insert('AuditEntry', row);
    const form = { title: 'Hello', text: 'Hello' };
    const late = await send(agent, SEARCH, form);
    expect([readErrors(late), readTyped(late)]).toEqual([{ '': ['You can send 1 more messages today.'] }, form]);
  });
});

describe('the audit list', () => {
  it('has what was done before, with contracts in the words of the reader', async () => {
    const agent = await boss();
    const acts = await auditOf(agent, 'range=last90&kind=CONTRACT');
    expect(acts.map(([, act, change]) => [act, change])).toContainEqual(['Contract', 'Hourly salary: Proposed']);
    const { data } = await agent.ask(loader, '/agent/audit?range=last90&kind=CONTRACT', { params: { page: 'audit' } });
    const [row] = (data as { view: AuditView }).view.record.rows;
    expect(row?.more.slice(0, 4)).toEqual([
      { label: 'Contract', text: 'Hourly salary' },
      { label: 'Action', text: 'Proposed' },
      { label: 'Period', text: 'Hour' },
      { label: 'Rates by tier', text: expect.stringMatching(/^0\.\d+%(, 0\.\d+%)*$/) },
    ]);
    for (const kind of ['RATES', 'PROMOTE', 'MESSAGE'])
      expect([kind, (await auditOf(agent, `range=last90&kind=${kind}`)).length > 0]).toEqual([kind, true]);
  });
});

describe('making a direct line an agent', () => {
  it('once; the member sees the agent centre after the next sign-in, and what was done', async () => {
    const agent = await boss();
    const made = await send(agent, `${KEPT}&act=promote&account=danica2`, {});
    expect([made.location, await readToastKey(made)]).toEqual([BACK, 'lines.promoted']);
    expect(readErrors(await send(agent, 'act=promote&account=danica2', {}))['']).toEqual([
      'This member is an agent already.',
    ]);
    expect(await auditOf(agent)).toEqual([['Danica', 'Made agent', 'Player → Agent']]);
    await agent.logIn({ username: 'danica2' });
    expect((await listAt(agent, '')).record.rows).toEqual([]);
    expect(await auditOf(agent)).toEqual([]);
    expect(await auditOf(agent, 'side=received')).toEqual([['The Boss', 'Made agent', 'Player → Agent']]);
  });
});
