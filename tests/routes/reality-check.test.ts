import { describe, expect, it } from 'vitest';
import type { BettingView } from '../../app/features/lottery/betting/betting.types.ts';
import type { BetAnswer } from '../../app/features/lottery/betting/schema.ts';
import type { FrameView, WindowView } from '../../app/features/play/play.types.ts';
import { action as answerSports, loader as fbsports } from '../../app/routes/_play.fbsports/route.tsx';
import { action as answerGame, loader as game } from '../../app/routes/_play.game/route.tsx';
import { loader as betting, action as sendBetting } from '../../app/routes/_shell.lottery/route.tsx';
import { loader as playSession } from '../../app/routes/play-session.ts';
import { advance, lotteryPath, newPlayer, placeBet } from './lottery-player.ts';
import { findGame, readPlayView } from './played-games.ts';
import { prepareSite } from './prepare-site.ts';
import { newMember, newVisitor, readErrors, readToastKey, type Visitor } from './visitor.ts';

const site = prepareSite();
const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** A reality check is due every ten minutes. */
async function playedFor(minutes: number, brand?: 'lotus' | 'harbor') {
  const member = await newMember(site, {}, brand);
  await member.world.patch('Member', {}, { realityMinutes: 10 });
  const { code } = await findGame(member, 'RNG');
  const address = `/game?gameCode=${code}&from=/rng`;
  await member.ask(game, address);
  const now = member.world.now();
  await member.world.patch('Play', {}, { createdAt: new Date(now - minutes * MINUTE), lastUsedAt: new Date(now) });
  return { member, address };
}

const readPlaySession = async (member: Visitor) => (await member.ask(playSession, '/play-session')).json;

describe('the session of play', () => {
  it('comes with the game, and is read again as it is then', async () => {
    const { member, address } = await playedFor(0);
    const none = { time: '0 min', staked: '₱0.00', net: '₱0.00', result: 'even' };
    expect((readPlayView(await member.ask(game, address)) as FrameView).session).toMatchObject(none);
    const now = member.world.now();
    await member.world.patch('Play', {}, { createdAt: new Date(now - 8 * MINUTE), lastUsedAt: new Date(now) });
    expect(await readPlaySession(member)).toMatchObject({ ...none, time: '8 min', checkInSeconds: 120 });
    await member.world.patch('Play', {}, { createdAt: new Date(now - 72 * MINUTE) });
    expect(await readPlaySession(member)).toMatchObject({ time: '1 h 12 min', checkInSeconds: 0 });
  });

  it('is nobody else’s: visitors, play money, and brands without responsible play have none', async () => {
    const visitor = await newVisitor(site);
    expect(await readPlaySession(visitor)).toBeNull();
    const { code } = await findGame(visitor, 'RNG');
    expect(readPlayView(await visitor.ask(game, `/game?gameCode=${code}&trial=1`))).toMatchObject({ session: null });
    // Harbor has no such module.
    const { member, address } = await playedFor(20, 'harbor');
    expect(readPlayView(await member.ask(game, address))).toMatchObject({ kind: 'frame', session: null });
    expect(await readPlaySession(member)).toBeNull();
    const answer = await member.ask(answerGame, address, { form: { answer: 'CONTINUE' } });
    expect(answer.status).toBe(404);
  });
});

describe('a reality check', () => {
  it('is due until it is answered, and leads back to the game or away from it', async () => {
    const { member, address } = await playedFor(10);
    const due = async () => (readPlayView(await member.ask(game, address)) as FrameView).session?.checkInSeconds;
    expect(await due()).toBe(0);
    expect(await due()).toBe(0);
    const goOn = await member.ask(answerGame, address, { form: { answer: 'CONTINUE', leaveTo: '/rng' } });
    expect([goOn.status, goOn.location]).toEqual([302, address]);
    expect(await due()).toBe(600);
    const leave = await member.ask(answerGame, address, { form: { answer: 'LEAVE', leaveTo: '/rng?list=all' } });
    expect(leave.location).toBe('/rng?list=all');
    expect(member.world.read.list('Play', { endedAt: null }).length).toBe(0);
    const elsewhere = await member.ask(answerGame, address, { form: { answer: 'LEAVE', leaveTo: '//evil.example' } });
    expect(elsewhere.location).toBe('/');
    const unknown = await member.ask(answerGame, address, { form: { answer: 'LATER' } });
    expect([unknown.status, Object.keys(readErrors(unknown))]).toEqual([422, ['answer']]);
  });

  it('is none for members who want none, whose time of play is told all the same', async () => {
    const { member, address } = await playedFor(30);
    await member.world.patch('Member', {}, { realityMinutes: null });
    const { session } = readPlayView(await member.ask(game, address)) as FrameView;
    expect(session).toMatchObject({ time: '30 min', checkInSeconds: null });
  });

  it('stands before a game that would open in its own window', async () => {
    const { member } = await playedFor(10);
    const view = readPlayView(await member.ask(fbsports, '/fbsports?window=1')) as WindowView;
    expect([view.kind, view.session?.checkInSeconds]).toEqual(['window', 0]);
    // A form must not redirect to the vendor.
    const goOn = await member.ask(answerSports, '/fbsports?window=1', { form: { answer: 'CONTINUE' } });
    expect(goOn.location).toBe('/fbsports');
    expect((await member.ask(fbsports, '/fbsports?window=1')).location).toContain('/vendor/');
  });

  it('stands over a lottery, whose bets are refused until it is answered; what was chosen stays', async () => {
    const member = await newPlayer(site);
    await member.world.patch('Member', {}, { realityMinutes: 5 });
    const address = lotteryPath('LOTT_0012', '&group=SPECIAL&play=SPECIAL');
    const viewed = async () => ((await member.ask(betting, address)).data as { betting: BettingView }).betting;
    await placeBet(member, 'LOTT_0012', { play: 'SPECIAL', content: '7' });
    expect((await viewed()).session).toMatchObject({ staked: '₱2.00', checkInSeconds: 300 });
    await advance(member, 5 * MINUTE);
    await placeBet(member, 'LOTT_0012', { play: 'SPECIAL', content: '8' });
    const { session, draw, backPath, idempotencyKey } = await viewed();
    expect(session).toMatchObject({ time: '5 min', staked: '₱4.00', checkInSeconds: 0 });
    const picked = { numero: draw.numero, play: 'SPECIAL', row0: '9', unit: '2', multiple: '3', idempotencyKey };
    const form = { ...picked, lines: '', confirmed: '60000' };
    const refused = await member.ask(sendBetting, address, { form });
    expect([refused.status, readErrors(refused)['']]).toEqual([
      422,
      ['It is time for your reality check. Answer it, then bet again.'],
    ]);
    const { fate, picks } = refused.data as BetAnswer;
    expect([fate, picks?.rows[0]]).toEqual(['refused', ['9']]);
    const goOn = await member.ask(sendBetting, address, { form: { answer: 'CONTINUE', leaveTo: backPath } });
    expect([goOn.status, goOn.location]).toEqual([302, address]);
    expect(await readToastKey(await member.ask(sendBetting, address, { form }))).toBe('betting.lotteryBet');
    const leave = await member.ask(sendBetting, address, { form: { answer: 'LEAVE', leaveTo: backPath } });
    expect(leave.location).toBe(backPath);
  });
});
