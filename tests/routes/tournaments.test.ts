import { describe, expect, it } from 'vitest';
import type {
  StandingView,
  TournamentsView,
  TournamentView,
} from '../../app/features/tournaments/tournaments.server.ts';
import { action, loader as page } from '../../app/routes/_shell.tournament.$id/route.tsx';
import { loader as list } from '../../app/routes/_shell.tournaments/route.tsx';
import { action as freePlay } from '../../app/routes/free-play.ts';
import { loader as table } from '../../app/routes/tournament-table.ts';
import { expectRefusals, sendTo } from './form-refusals.ts';
import { newReader } from './plain-reader.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { newMember, newVisitor, readErrors, readNextToast, type Visitor } from './visitor.ts';

const site = prepareSite();
const { ask } = startServer();
const [RUNNING, PUBLISHED, FINISHED] = [1001, 1002, 1003];

const read = async (visitor: Visitor, id: number) =>
  ((await visitor.ask(page, `/tournament/${id}`, { params: { id: String(id) } })).data as { view: TournamentView })
    .view;
const readRows = async (visitor: Visitor) =>
  ((await visitor.ask(list, '/tournaments')).data as { view: TournamentsView }).view.rows;
const join = (visitor: Visitor, form: Record<string, string>) =>
  visitor.ask(action, `/tournament/${PUBLISHED}`, { form: { buyIn: '20.00', ...form } });

describe('/tournaments', () => {
  it('says state, prize and players of each, and the place of the member', async () => {
    const member = await newMember(site);
    expect(
      (await readRows(member)).map(({ state, own, players, prize, cost }) => [state, own, players, prize, cost]),
    ).toEqual([
      ['RUNNING', 'Your place: 24, with 25.25×', '60 players', 'First prize: ₱5,000.00 (wager it 3×)', 'Free to join'],
      ['PUBLISHED', null, '0 players', 'First prize: ₱10,000.00 (wager it 3×)', 'Buy-in: ₱20.00'],
      ['FINISHED', null, '58 players', 'First prize: ₱2,000.00 (wager it 3×)', null],
    ]);
    await member.world.delete('Tournament', {});
    expect(await readRows(await newVisitor(site))).toHaveLength(3);
    expect(await readRows(member)).toEqual([]);
  });

  it('when the module is off › 404, as each tournament', async () => {
    const member = await newMember(site);
    await member.switchModule('TOURNAMENT3', false);
    const params = { id: String(RUNNING) };
    expect((await member.ask(list, '/tournaments')).status).toBe(404);
    expect((await member.ask(page, `/tournament/${RUNNING}`, { params })).status).toBe(404);
    expect((await member.ask(table, `/tournament-table?id=${RUNNING}`)).status).toBe(404);
  });
});

describe('/tournament/', () => {
  it('shows everybody games, prizes, rules and table; visitors and trial accounts the ways in', async () => {
    const visitor = await newVisitor(site);
    const { games, prizes, rules, standing, join: form, signIn } = await read(visitor, RUNNING);
    expect([games.length, prizes.length, standing.rows.length, standing.around]).toEqual([5, 4, 50, []]);
    expect(standing.scored).toBe('The first 50 of 60 players with a score');
    expect(rules).toContain('Prizes are for scores of 2.00× and more.');
    expect(standing.rows[0]).toMatchObject({ place: '1', score: '412.12×', prize: '₱5,000.00' });
    expect([form, signIn?.logIn]).toEqual([null, `/login?redirectTo=%2Ftournament%2F${RUNNING}`]);
    await visitor.ask(freePlay, '/free-play', { form: {} });
    expect(await read(visitor, PUBLISHED)).toMatchObject({
      join: null,
      signIn: { logIn: null, cost: 'Buy-in: ₱20.00' },
    });
    expect(await read(visitor, FINISHED)).toMatchObject({ until: null, signIn: null, games: expect.any(Array) });
  });

  it('a place below the table › with those around it, here and in what the page reads again', async () => {
    const member = await newMember(site);
    const lucky = { tournamentId: RUNNING, memberId: 1001 };
    await member.world.patch('TournamentPlayer', lucky, { score: 110_000n });
    const { standing } = await read(member, RUNNING);
    expect(standing.rows).toHaveLength(50);
    expect(standing.around.map(({ isOwn }) => isOwn)).toContain(true);
    expect((await member.ask(table, `/tournament-table?id=${RUNNING}`)).json as StandingView).toEqual(standing);
  });

  it.each(['9999', 'x', '3001'])('%s › 404', async (id) => {
    expect((await (await newMember(site)).ask(page, `/tournament/${id}`, { params: { id } })).status).toBe(404);
  });

  it('joining needs the confirmed buy-in, once by its key; leaving gives it back', async () => {
    const member = await newMember(site);
    const { join: form } = await read(member, PUBLISHED);
    expect(form).toMatchObject({ buyIn: '20.00', confirm: 'Take ₱20.00 from my wallet', submit: 'Join for ₱20.00' });
    const idempotencyKey = form?.key ?? '';
    const refused = await join(member, { idempotencyKey });
    expect([refused.status, readErrors(refused)]).toEqual([422, { confirm: ['Confirm the buy-in first.'] }]);
    for (const joined of [
      await join(member, { idempotencyKey, confirm: 'on' }),
      await join(member, { idempotencyKey, confirm: 'on' }),
    ])
      expect(await readNextToast(joined)).toMatchObject({ key: 'tournaments.joined' });
    expect(await read(member, PUBLISHED)).toMatchObject({ join: null, leave: 'Leave and get ₱20.00 back' });
    const left = await member.ask(action, `/tournament/${PUBLISHED}?form=leave`, { form: {} });
    expect(await readNextToast(left)).toMatchObject({ key: 'tournaments.left' });
    expect(await read(member, PUBLISHED)).toMatchObject({ leave: null, join: { buyIn: '20.00' } });
  });

  it('tells each refusal', async () => {
    const member = await newMember(site);
    const closed = { errors: { '': /^This is no longer possible/ } };
    await expectRefusals(member, {
      operation: 'joinTournament',
      send: sendTo(member, action, `/tournament/${PUBLISHED}`),
      values: { buyIn: '20.00', confirm: 'on' },
      idempotencyKey: (await read(member, PUBLISHED)).join?.key ?? '',
      refusals: {
        'tournament.not.found': closed,
        'tournament.closed': closed,
        'tournament.joined': { errors: { '': 'You already take part in this tournament.' } },
        'reference.reused': { errors: { '': /^This form was sent with other content/ } },
        'tournament.rank': { errors: { '': /^Your VIP rank is too low/ } },
        'balance.insufficient': { errors: { '': /^Your balance is lower than the buy-in/ } },
      },
    });
    await expectRefusals(member, {
      operation: 'leaveTournament',
      send: sendTo(member, action, `/tournament/${PUBLISHED}?form=leave`),
      values: {},
      refusals: { 'tournament.not.found': closed, 'tournament.closed': closed },
    });
  });

  it('without scripts › the form joins and leaves', async () => {
    const reader = await newReader(site, ask);
    const path = `/tournament/${PUBLISHED}`;
    const refused = await reader.send(await reader.open(path), 'Join');
    expect(refused.form('Join')?.findError('confirm')).toContain('Confirm the buy-in first.');
    const other = await reader.open(path);
    const joined = await reader.send(refused, 'Join', { confirm: 'on' });
    expect(joined.says('You take part. You have no score yet.')).toBe(true);
    const again = await reader.send(other, 'Join', { confirm: 'on' });
    expect([again.form('Join'), again.says('You already take part in this tournament.')]).toEqual([null, true]);
    const left = await reader.send(joined, 'Leave');
    expect(left.says('Join for ₱20.00')).toBe(true);
  });
});
