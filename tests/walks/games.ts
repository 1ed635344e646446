import { expect } from 'vitest';
import { parseMoney } from '../../mock-server/domains/money.ts';
import { OpenGame, type PlayedRound } from '../support/vendor.ts';
import { askerOf, type Command, carriedBy, expectRefused, pick, step } from './command.ts';
import { brandOf, MAIN, type MemberState, type Model, memberOf, PLAY_MS, type Play } from './model.ts';
import { book } from './money.ts';

/** Games that the simulator plays at once. */
export const GAMES = [
  {
    nodeId: 1,
    code: 'AURUM_0001',
    vendor: 'AURUM',
    gameType: 'RNG',
    bets: [{ level: 1 }, { level: 100 }],
  },
  {
    nodeId: 2,
    code: 'PAPERTIGER_0001',
    vendor: 'PAPERTIGER',
    gameType: 'RNG',
    bets: [{ level: 1 }],
  },
] as const;
export type Game = (typeof GAMES)[number];

interface Favourites {
  gameFavIds: { nodeId: number }[];
}

export const favour = (token: number, { nodeId, vendor, gameType }: Game): Command =>
  step(`favour(${token}, ${nodeId})`, async (model, { here }) => {
    const { asker, member, refusal } = askerOf(model, token);
    const reply = await here.client.call('addFavourite', { ...asker, body: { nodeId, vendor, gameType } });
    if (!member) return expectRefused(reply, 401, refusal);
    if (!brandOf(model, member).vendors.has(`${vendor} ${gameType}`))
      return expectRefused(reply, 404, 'game.not.found');
    if (!member.favourites.includes(nodeId)) member.favourites.unshift(nodeId);
    expect(carriedBy<Favourites>(reply).gameFavIds.map((each) => each.nodeId)).toEqual(member.favourites);
  });

export const unfavour = (token: number, { nodeId }: Game): Command =>
  step(`unfavour(${token}, ${nodeId})`, async (model, { here }) => {
    const { asker, member, refusal } = askerOf(model, token);
    const reply = await here.client.call('removeFavourite', { ...asker, query: { nodeId } });
    if (!member) return expectRefused(reply, 401, refusal);
    member.favourites = member.favourites.filter((each) => each !== nodeId);
    expect(carriedBy<Favourites>(reply).gameFavIds.map((each) => each.nodeId)).toEqual(member.favourites);
  });

/** Opens a game; an older page of the same game is closed by that. */
export const launch = (token: number, game: Game): Command =>
  step(`launch(${token}, ${game.code})`, async (model, { here }) => {
    const { asker, member, refusal } = askerOf(model, token);
    const reply = await here.client.call('launchGame', { ...asker, query: { gameCode: game.code } });
    if (!member) return expectRefused(reply, 401, refusal);
    const { isSingleWallet, vendors } = brandOf(model, member);
    const wallet = vendors.get(`${game.vendor} ${game.gameType}`);
    if (wallet === undefined) return expectRefused(reply, 404, 'game.not.found');
    const { launchUrl } = carriedBy<{ launchUrl: string }>(reply);
    const launched = new URL(launchUrl, here.client.origin).searchParams.get('token') ?? '';
    const owner = model.members.indexOf(member);
    for (const play of model.plays.values()) {
      if (play.member === owner && play.gameCode === game.code) play.isEnded = true;
    }
    const accountTypeId = isSingleWallet ? MAIN : wallet;
    model.plays.set(launched, {
      member: owner,
      gameCode: game.code,
      accountTypeId,
      lastUsed: model.now,
      isEnded: false,
    });
    model.launches.push(launched);
  });

/** Whether a launch token is good; its use makes it last. */
function touchPlay(model: Model, token: string): Play | null {
  const play = model.plays.get(token);
  if (!play || play.isEnded || model.now - play.lastUsed > PLAY_MS) return null;
  play.lastUsed = model.now;
  return play;
}

interface Rounds {
  rounds: { orderNo: string; bet: string; win: string }[];
}

/** A round moves its stake and its win, once for each reference. */
export const play = (launched: number, bet: number, reference: number): Command =>
  step(`play(${launched}, ${bet}, ${reference})`, async (model, { here }) => {
    const token = pick(model.launches, launched);
    if (!token) return;
    const opened = new OpenGame(here, token);
    const known = model.plays.get(token);
    const { bets } = GAMES.find(({ code }) => code === known?.gameCode) ?? GAMES[0];
    const { status, body } = await opened.bet(bets[bet % bets.length], `a-round-${reference}`);
    const current = touchPlay(model, token);
    if (!current) return expect({ status, code: body.errorCode }).toEqual({ status: 401, code: 'play.ended' });
    const member = memberOf(model, current.member);
    const done = member.rounds.get(`a-round-${reference}`);
    if (done && done.content !== current.gameCode)
      return expect({ status, code: body.errorCode }).toEqual({ status: 409, code: 'reference.reused' });
    if (status === 422) return expectNotEnough(member, current, body.errorCode, done === undefined);
    expect(status).toBe(200);
    if (done) expect(body.orderNo).toBe((done.answer as PlayedRound<unknown>).orderNo);
    else await bookRound(opened, member, current, body);
    member.rounds.set(`a-round-${reference}`, done ?? { content: current.gameCode, answer: body });
    expect(parseMoney(body.balance)).toBe(member.wallets.get(current.accountTypeId) ?? 0n);
  });

/** The dearest bet of the walks; with more than this in the wallet no round is refused. */
const DEAREST = 60_000n;

function expectNotEnough(
  member: MemberState,
  { accountTypeId }: Play,
  code: string | undefined,
  isFirst: boolean,
): void {
  expect({ code, isFirst }).toEqual({ code: 'balance.insufficient', isFirst: true });
  expect(member.wallets.get(accountTypeId) ?? 0n).toBeLessThan(DEAREST);
}

async function bookRound(opened: OpenGame, member: MemberState, { accountTypeId }: Play, round: PlayedRound<unknown>) {
  const { rounds } = (await opened.ask<Rounds>('rounds')).body;
  const record = rounds.find(({ orderNo }) => orderNo === round.orderNo);
  expect(record?.win).toBe(round.win);
  const [stake, win] = [parseMoney(record?.bet ?? '0'), parseMoney(round.win)];
  if (stake > 0n) book(member, accountTypeId, -stake);
  if (win > 0n) book(member, accountTypeId, win);
}
