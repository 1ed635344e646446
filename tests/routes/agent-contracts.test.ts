import { describe, expect, it } from 'vitest';
import type { ContractsView } from '../../app/features/agent/contracts/contracts.server.ts';
import type { ReviewView } from '../../app/features/agent/contracts/propose.server.ts';
import type { IncomeView } from '../../app/features/agent/income/income.server.ts';
import { action, loader } from '../../app/routes/_shell.agent.$/route.tsx';
import { loader as agentHome } from '../../app/routes/_shell.agentHome/route.tsx';
import { prepareSite } from './prepare-site.ts';
import { newMember, readErrors, readToastKey, readTyped, type Visitor } from './visitor.ts';

const site = prepareSite();

type Tab = ContractsView['part']['tab'];
type Part<Name extends Tab> = Extract<ContractsView['part'], { tab: Name }>;

const at = (page: string) => ({ path: `/agent/${page}`, params: { page: page.split('?')[0] ?? '' } });
const ask = (visitor: Visitor, page: string) => visitor.ask(loader, at(page).path, { params: at(page).params });
const send = (visitor: Visitor, page: string, form: Record<string, string>) =>
  visitor.ask(action, at(page).path, { params: at(page).params, form });
async function readPage<Name extends Tab>(visitor: Visitor, page: string, _tab: Name) {
  const { view, menu } = (await ask(visitor, page)).data as { view: ContractsView; menu: { pages: string[] } };
  return { ...view, pages: menu.pages, part: view.part as Part<Name> };
}

/** Line of a contract. */
function lineOf({ world: { read } }: Visitor, contractId: number): string {
  return read.one('Member', { id: read.one('Contract', { id: contractId }).lineId }).username;
}

const ROW = { turnover1: '', loss1: '5000', active1: '2', rate1: '12' };

describe('pages of contracts', () => {
  it('of a kind that the brand has switched off › not in the menu, and not found', async () => {
    const boss = await newMember(site, { username: 'boss' });
    await boss.switchModule('DIVIDEND3', false);
    const { pages } = await readPage(boss, 'daily', 'mine');
    expect(pages).not.toContain('dividend');
    expect(pages).toContain('hourly');
    expect((await ask(boss, 'dividend')).status).toBe(404);
  });

  it('name all terms, what the contract would pay now, and who waits', async () => {
    const boss = await newMember(site, { username: 'boss' });
    const { part, pages, owed } = await readPage(boss, 'dividend', 'mine');
    expect(pages).toEqual(expect.arrayContaining(['dividend', 'daily', 'hourly', 'realtime']));
    expect(owed).toEqual([]);
    const [contract] = part.accepted;
    expect([part.accepted.length, contract?.id, contract?.end]).toEqual([1, '1', null]);
    expect(contract?.tiers).toMatchObject({
      columns: ['loss', 'active'],
      rows: [{ loss: '₱1,000.00', active: '3', rate: '15%' }, {}, { rate: '25%' }],
    });
    expect(contract?.terms.map(({ name }) => name)).toEqual([
      'period',
      'measure',
      'base',
      'active',
      'deductions',
      'fee',
      'step',
      'carried',
      'payer',
    ]);
    expect(contract?.preview?.facts.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Counted bets', 'Less rebates', 'Less salaries', 'Tier reached', 'Base']),
    );
    const [proposal] = part.proposed;
    expect(proposal?.facts).toEqual([
      expect.stringContaining('proposed this on'),
      expect.stringContaining('Answer by'),
      'If you accept, it begins on the 1st of next month at 00:00.',
      'It replaces contract 1 (15%, 20%, 25%), which ends with its current period.',
    ]);
    const daily = await readPage(boss, 'daily?tab=lines', 'lines');
    expect(daily.owed[0]).toMatchObject({ text: expect.stringContaining('You owe your downlines ₱') });
    expect(daily.part.rows.map(({ id, state, canWithdraw, endPath }) => [id, state, canWithdraw, endPath])).toEqual([
      ['15', 'Ended', false, null],
      ['12', 'Withdrawn', false, null],
      ['10', 'In force', false, '/agent/daily?tab=lines&end=10'],
    ]);
    const { agent } = (await boss.ask(agentHome, '/agentHome')).data as { agent: { waiting: unknown[] } };
    expect(agent.waiting).toEqual([
      { text: 'Dividend: 1 proposal waits for your answer', path: '/agent/dividend' },
      { text: 'Daily salary: 1 proposal waits for your answer', path: '/agent/daily' },
      { text: expect.stringMatching(/^Daily salary: you owe ₱/), path: expect.stringContaining('payment=owed') },
      { text: 'Hourly salary: 1 proposal waits for your answer', path: '/agent/hourly' },
      { text: 'Real-time salary: 1 proposal waits for your answer', path: '/agent/realtime' },
    ]);
  });

  it('accept and end: each asks once, and the page shows the new state', async () => {
    const boss = await newMember(site, { username: 'boss' });
    const accepted = await send(boss, 'dividend', { contractId: '5', answer: 'accept' });
    expect([accepted.location, await readToastKey(accepted)]).toEqual(['/agent/dividend', 'contracts.accepted']);
    expect(readErrors(await send(boss, 'dividend', { contractId: '5', answer: 'reject' }))['']).toEqual([
      expect.stringContaining('has already been answered or ended'),
    ]);
    const after = await readPage(boss, 'dividend', 'mine');
    expect(after.part.accepted.map(({ id, isNew, endPath }) => [id, isNew, endPath])).toEqual([
      ['1', false, null],
      ['5', true, '/agent/dividend?end=5'],
    ]);
    const asked = await readPage(boss, 'hourly?end=3', 'mine');
    expect(asked.part.accepted[0]?.end).toMatchObject({ id: '3', backPath: '/agent/hourly' });
    const ended = await send(boss, 'hourly?form=change', { contractId: '3', change: 'end' });
    expect(await readToastKey(ended)).toBe('contracts.ended');
    const [hourly] = (await readPage(boss, 'hourly?end=3', 'mine')).part.accepted;
    expect([hourly?.end, hourly?.endPath, hourly?.facts[1]]).toEqual([null, null, expect.stringContaining('Ends on')]);
    const withdrawn = await send(boss, 'hourly?tab=lines&form=change', { contractId: '14', change: 'withdraw' });
    expect(withdrawn.location).toBe('/agent/hourly?tab=lines');
  });

  it('a proposal: a template fills it, a refusal keeps what was typed, and the own contract bounds it', async () => {
    const boss = await newMember(site, { username: 'boss' });
    const page = 'dividend?tab=propose&form=propose';
    const { part } = await readPage(boss, 'dividend?tab=propose', 'propose');
    const template = part.form?.templates[0]?.value ?? '';
    const filled = await readPage(boss, `dividend?tab=propose&template=${encodeURIComponent(template)}`, 'propose');
    expect(filled.part.form?.values).toMatchObject({
      loss1: '1000',
      active1: '3',
      rate1: '5',
      turnover1: '',
      rate3: '15',
    });
    expect(part.form?.same.map(({ name }) => name)).not.toContain('measure');
    const line = await lineOf(boss, 9);
    const typed = { accounts: line, ...ROW, measure: 'AFTER', base: 'AFTER' };
    const above = await send(boss, page, { ...typed, rate1: '90' });
    expect([above.status, readErrors(above)]).toEqual([
      422,
      { rate1: ['Tier 1 would pay 90%. Under these conditions you get 0% yourself.'] },
    ]);
    expect(readTyped(above)).toMatchObject({ accounts: line, loss1: '5000', rate1: '90' });
    const text = 'Tier 1: 15.01% needs your own tier 2, which requires more here.';
    const below = await send(boss, page, { ...typed, rate1: '15.01' });
    expect(readErrors(below)).toEqual({ loss1: [text], active1: [text] });
    const two = { ...typed, active1: '3', loss3: '4000', active3: '4', rate3: '11', turnover4: '1,5' };
    expect(readErrors(await send(boss, page, two))).toEqual({
      turnover4: [expect.stringContaining('Tier 4: enter an amount')],
      rate4: [expect.stringContaining('Tier 4: enter a rate')],
    });
    const { turnover4: _, ...rising } = two;
    expect(readErrors(await send(boss, page, rising)).rate3).toEqual([
      expect.stringContaining('Tier 3 must not require'),
    ]);
    const good = { ...rising, loss3: '9000', rate3: '13' };
    expect(readErrors(await send(boss, page, { ...good, accounts: 'victor' })).accounts).toEqual([
      expect.stringContaining('not a direct downline of yours'),
    ]);
    expect(readErrors(await send(boss, page, { ...good, accounts: '' }))).toHaveProperty('accounts');
    const { id: bossId } = boss.world.read.one('Member', { brandCode: 'baize', username: 'boss' });
    const direct = boss.world.read.list('Member', { uplineId: bossId }, 'ORDER BY "id"');
    const namesOf = (isAgent: boolean) =>
      direct.filter(({ type }) => (type !== 0) === isAgent).map(({ username }) => username);
    expect(part.form?.agents?.toSorted()).toEqual(namesOf(true).toSorted());
    const [player = ''] = namesOf(false);
    expect(readErrors(await send(boss, page, { ...good, accounts: `${line}, ${player}` })).accounts).toEqual([
      `Only agents can get a contract. These are players: ${player}. No proposal was sent.`,
    ]);
    const kept = await send(boss, page, { ...good, accounts: '', intent: 'keep', name: 'Two tiers' });
    expect([kept.status, kept.data]).toEqual([200, expect.objectContaining({ isKept: true })]);
    const templates = (await readPage(boss, 'dividend?tab=propose&template=own+Two+tiers', 'propose')).part.form;
    expect([templates?.ownTemplate, templates?.values.rate2]).toEqual(['Two tiers', '13']);
    const deleted = await send(boss, 'dividend?tab=propose&form=template', { name: 'Two tiers' });
    expect(await readToastKey(deleted)).toBe('contracts.deleted');
    const review = await send(boss, page, good);
    expect((review.data as { review?: ReviewView }).review).toMatchObject({
      accounts: line,
      cost: {
        title: expect.stringMatching(/^If it had been in force, .+ – .+:$/),
        rows: [
          { label: 'You would have paid' },
          { label: 'You would have been paid' },
          { label: 'You would have kept' },
        ],
      },
    });
    const waiting = async () => (await readPage(boss, 'dividend?tab=lines', 'lines')).part.rows[0]?.rates;
    expect(await waiting()).not.toBe('12%, 13%');
    const proposed = await send(boss, page, { ...good, intent: 'send' });
    expect([proposed.location, await readToastKey(proposed)]).toEqual([
      '/agent/dividend?tab=lines',
      'contracts.proposed',
    ]);
    const [row] = (await readPage(boss, 'dividend?tab=lines', 'lines')).part.rows;
    expect([row?.account, row?.state, row?.rates]).toEqual([line, 'Proposed', '12%, 13%']);
  });

  it('pay: sums, how it came about, and what is owed with the payment password', async () => {
    const boss = await newMember(site, { username: 'boss' });
    const records = await readPage(boss, 'dividend?tab=pay&range=last90', 'pay');
    // One or two months have begun within 90 days, by the day on which the test runs.
    expect(new Set(records.part.record.rows.map(({ member }) => member))).toEqual(new Set(['You']));
    expect(records.part.record.sums.map(({ label }) => label)).toEqual(['Amount', 'Paid', 'Owed']);
    const owing = 'daily?tab=pay&range=last90&side=LINES&payment=owed';
    const { part } = await readPage(boss, owing, 'pay');
    const [row] = part.record.rows;
    expect([part.record.rows.length, row?.id, row?.paid]).toEqual([1, '5', '₱0.00']);
    expect(row?.how).toBe('₱12,400.00 × 0.20% = ₱24.80');
    const statement = await ask(boss, 'income?range=last90&print=1');
    const { payouts } = (statement.data as { view: Extract<IncomeView, { kind: 'statement' }> }).view;
    expect(payouts).toHaveLength(3);
    for (const { how, amount } of payouts) {
      const [base = 0, rate = 0, result] = how
        .replace(/[₱,%]/g, '')
        .split(/ [×=] /)
        .map(Number);
      expect([how.endsWith(amount), (base * rate) / 100]).toEqual([true, expect.closeTo(result ?? -1, 3)]);
    }
    expect(row?.more.map(({ label }) => label)).toEqual(expect.arrayContaining(['Counted bets', 'Base', 'Payer']));
    const asked = (await readPage(boss, row?.payPath?.replace('/agent/', '') ?? '', 'pay')).part.asked;
    const form = asked?.action.replace('/agent/', '') ?? '';
    expect(readErrors(await send(boss, form, { paymentPassword: '135791' })).paymentPassword).toEqual([
      'Wrong payment password. You have 4 tries left.',
    ]);
    const paid = await send(boss, form, { paymentPassword: '246810' });
    expect([paid.location, await readToastKey(paid)]).toEqual([`/agent/${owing}`, 'contracts.paid']);
    expect((await readPage(boss, owing, 'pay')).part.record.rows).toEqual([]);
    expect((await ask(boss, 'daily?tab=pay&account=victor')).status).toBe(404);
  });

  it('a kind without a contract has no entry, and its page is a 404', async () => {
    const boss = await newMember(site, { username: 'boss' });
    const agent = await newMember(site, { username: await lineOf(boss, 9) });
    const overview = (await agent.ask(loader, '/agent/overview', { params: { page: 'overview' } })).data;
    const { pages } = (overview as { menu: { pages: string[] } }).menu;
    expect(pages).toEqual(expect.arrayContaining(['overview', 'dividend', 'realtime']));
    expect(pages).not.toContain('hourly');
    expect((await ask(agent, 'hourly')).status).toBe(404);
    const agents = boss.world.read.list('Member', { brandCode: 'baize', type: [2, 41, 42] });
    const bound = new Set(boss.world.read.list('Contract').map(({ lineId }) => lineId));
    const username = agents.find(({ id }) => !bound.has(id))?.username ?? '';
    const other = await newMember(site, { username });
    const { agent: home } = (await other.ask(agentHome, '/agentHome')).data as {
      agent: { waiting: unknown[]; pages: { path: string }[] };
    };
    expect(home.waiting).toEqual([]);
    expect(home.pages.map(({ path }) => path)).not.toContain('/agent/dividend');
  });
});
