import { expect } from 'vitest';
import { parseMoney } from '../../mock-server/shared/money.ts';
import { OpenGame, type PlayedRound } from '../support/vendor.ts';
import type { TestWorld } from '../support/world.ts';
import { type Command, carriedBy, expectNoMember, expectRefused, pick, pickCaller, step } from './command.ts';
import { breakAt, stakeFault, timeFault, untilCheck } from './limits-model.ts';
import { earnPoints, type FreeRounds } from './loyalty-model.ts';
import {
  MAIN,
  type MemberState,
  type Model,
  memberAt,
  memberBrand,
  PLAY_MS,
  type Play,
  totalBalance,
} from './model.ts';
import { book } from './money.ts';
import { fill, openRollover, requireCash } from './orders-model.ts';

/** Their rounds cause no later events. */
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
    const { asker, member, refusal } = pickCaller(model, token, 'closed');
    const reply = await here.client.call('addFavourite', { ...asker, body: { nodeId, vendor, gameType } });
    if (!member) return expectNoMember(reply, refusal);
    if (!memberBrand(model, member).vendors.has(`${vendor} ${gameType}`))
      return expectRefused(reply, 404, 'game.not.found');
    if (!member.favourites.includes(nodeId)) member.favourites.unshift(nodeId);
    expect(carriedBy<Favourites>(reply).gameFavIds.map((each) => each.nodeId)).toEqual(member.favourites);
  });

export const unfavour = (token: number, { nodeId }: Game): Command =>
  step(`unfavour(${token}, ${nodeId})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token, 'closed');
    const reply = await here.client.call('removeFavourite', { ...asker, query: { nodeId } });
    if (!member) return expectNoMember(reply, refusal);
    member.favourites = member.favourites.filter((each) => each !== nodeId);
    expect(carriedBy<Favourites>(reply).gameFavIds.map((each) => each.nodeId)).toEqual(member.favourites);
  });

/** Closes an older page of the game. */
export const launch = (token: number, game: Game): Command =>
  step(`launch(${token}, ${game.code})`, async (model, { here }) => {
    const { asker, member, refusal } = pickCaller(model, token, 'closed');
    const reply = await here.client.call('launchGame', { ...asker, query: { gameCode: game.code } });
    if (!member) return expectNoMember(reply, refusal);
    const { isSingleWallet, vendors } = memberBrand(model, member);
    const wallet = vendors.get(`${game.vendor} ${game.gameType}`);
    if (wallet === undefined) return expectRefused(reply, 404, 'game.not.found');
    const limited = timeFault(model, member);
    if (limited) return expectRefused(reply, 422, limited);
    const { launchUrl } = carriedBy<{ launchUrl: string }>(reply);
    const launched = new URL(launchUrl, here.client.origin).searchParams.get('token') ?? '';
    const owner = model.members.indexOf(member);
    for (const play of model.plays.values()) {
      if (play.member === owner && play.gameCode === game.code) play.isEnded = true;
    }
    const accountTypeId = isSingleWallet ? MAIN : wallet;
    model.plays.set(launched, {
      member: owner,
      session: asker.token ?? '',
      gameCode: game.code,
      accountTypeId,
      openedAt: model.now,
      lastUsed: model.now,
      isEnded: false,
    });
    model.launches.push(launched);
  });

/** Returns null for an invalid token. */
function findPlay(model: Model, token: string): Play | null {
  const play = model.plays.get(token);
  if (!play || play.isEnded || model.sessions.get(play.session)?.isEnded || model.now - play.lastUsed > PLAY_MS)
    return null;
  return play;
}

interface Rounds {
  rounds: { orderNo: string; bet: string; win: string }[];
}

/** A reference moves its stake and win once. */
export const play = (launched: number, bet: number, reference: number): Command =>
  step(`play(${launched}, ${bet}, ${reference})`, async (model, { here }) => {
    const token = pick(model.launches, launched);
    if (!token) return;
    const opened = new OpenGame(here, token);
    const known = model.plays.get(token);
    const { bets } = GAMES.find(({ code }) => code === known?.gameCode) ?? GAMES[0];
    const chosen = bet % bets.length;
    const name = `a-round-${reference}`;
    const answer = await opened.bet(bets[chosen], name);
    const owner = memberAt(model, known?.member ?? 0);
    const done = owner.rounds.get(name);
    if (done && done.content !== known?.gameCode) return expectNoRound(answer, 409, 'reference.reused');
    if (done) return expect(answer.body.orderNo).toBe((done.answer as PlayedRound<unknown>).orderNo);
    const current = findPlay(model, token);
    if (!current) return expectNoRound(answer, 401, 'play.ended');
    const member = memberAt(model, current.member);
    if (breakAt(member, model.now)) return expectNoRound(answer, 403, 'play.break');
    current.lastUsed = model.now;
    const limited = limitFault(model, member, current, chosen);
    if (limited) return expectNoRound(answer, 422, limited);
    if (answer.status !== 200) return expectRefusedRound(model, answer, member, current, chosen);
    const { body } = answer;
    const wasLocked = member.locked.has(current.gameCode);
    const free = nextFreeRounds(member, current);
    const stake = await bookRound(opened, member, current, body, free ? FREE_BET : chosen);
    if (free) await bookFreeRound(model, here, member, { current, free, isNew: !wasLocked, win: parseMoney(body.win) });
    if (!wasLocked && !free) model.stakes.set(stakeKey(member, current, chosen), stake);
    const openIn = current.gameCode;
    member.bets.push({ time: model.now, stake, win: free ? 0n : parseMoney(body.win), gameType: 'RNG', openIn });
    if (!member.locked.has(openIn)) for (const bet of member.bets) if (bet.openIn === openIn) bet.openIn = undefined;
    fill(model, member, 'RNG', stake);
    if (stake > 0n) earnPoints(model, member, stake);
    member.rounds.set(name, { content: current.gameCode, answer: body });
    expect(parseMoney(body.balance)).toBe(playable(member, current));
  });

/** They fill rollovers. */
export const playMany = (launched: number, times: number): Command =>
  step(`playMany(${launched}, ${times})`, async (model, worlds) => {
    const played = () => model.members.reduce((sum, { rounds }) => sum + rounds.size, 0);
    for (let time = 0; time < times; time += 1) await play(launched, 1, 1000 + played()).run(model, worlds);
  });

type Answer = Awaited<ReturnType<OpenGame['bet']>>;

const expectNoRound = ({ status, body }: Answer, wanted: number, errorCode: string): void =>
  expect({ status, errorCode: body.errorCode }).toEqual({ status: wanted, errorCode });

/** All wallets together, or the game's own. */
const playable = (member: MemberState, { accountTypeId }: Play): bigint =>
  member.isOneBalance ? totalBalance(member) : (member.wallets.get(accountTypeId) ?? 0n);

/** In units. With more money no round may be refused. */
const DEAREST = 60_000n;

const stakeKey = ({ brand }: MemberState, { gameCode }: Play, chosen: number) => `${brand} ${gameCode} ${chosen}`;

/** Free spins lose nothing. A loss limit covers only stakes with a known cost. */
function limitFault(model: Model, member: MemberState, current: Play, chosen: number): string {
  if (member.locked.has(current.gameCode)) return '';
  const cost = nextFreeRounds(member, current) ? 0n : model.stakes.get(stakeKey(member, current, chosen));
  const fault = stakeFault(model, member, cost ?? 0n);
  return fault || (untilCheck(model, member) === 0 ? 'reality.check' : '');
}

/** Free rounds keep their bet; others need their stake in the wallet. */
function expectRefusedRound(model: Model, answer: Answer, member: MemberState, current: Play, chosen: number): void {
  const unit = BigInt(requireCash(model, member).rules.smallest);
  const { gameCode } = current;
  const { locked } = member;
  const isLocked = locked.has(gameCode) && locked.get(gameCode) !== chosen;
  expectNoRound(answer, 422, isLocked ? 'bet.locked' : 'balance.insufficient');
  if (!isLocked) expect(playable(member, current)).toBeLessThan(DEAREST * unit);
}

/** Their bet among those of the first game. */
const FREE_BET = 1;

/** Returns the free rounds that the next round belongs to. */
function nextFreeRounds(member: MemberState, { gameCode }: Pick<Play, 'gameCode'>): FreeRounds | undefined {
  if (member.locked.has(gameCode)) return member.lockedFree.get(gameCode);
  return gameCode === GAMES[0].code ? member.loyalty.freeRounds.find(({ left }) => left > 0) : undefined;
}

interface FreeRound {
  current: Play;
  free: FreeRounds;
  isNew: boolean;
  win: bigint;
}

/** After the last one, their wins are one credit. */
async function bookFreeRound(
  model: Model,
  here: TestWorld,
  member: MemberState,
  { current: { gameCode }, free, isNew, win }: FreeRound,
): Promise<void> {
  if (isNew) free.left -= 1;
  free.won += win;
  if (member.locked.has(gameCode)) return void member.lockedFree.set(gameCode, free);
  member.lockedFree.delete(gameCode);
  if (free.left > 0) return;
  const { loyalty } = member;
  loyalty.freeRounds = loyalty.freeRounds.filter((each) => each !== free);
  if (free.won === 0n) return;
  book(member, MAIN, free.won);
  const [row] = await here.read<{ orderNo: string }>('SELECT orderNo FROM Rollover WHERE rewardId = ?', free.rewardId);
  openRollover(member, 'OFFICE', row?.orderNo ?? '', free.won, free.turnover, model.now);
}

/** With one balance, MAIN gets missing money from the other wallets by id. */
export function fund(member: MemberState, stake: bigint): void {
  for (const id of [...member.wallets.keys()].sort((a, b) => a - b)) {
    const lacking = stake - (member.wallets.get(MAIN) ?? 0n);
    const held = member.wallets.get(id) ?? 0n;
    if (lacking <= 0n || id === MAIN || held === 0n) continue;
    const amount = held < lacking ? held : lacking;
    book(member, id, -amount);
    book(member, MAIN, amount);
  }
}

async function bookRound(
  opened: OpenGame,
  member: MemberState,
  { accountTypeId: own, gameCode }: Play,
  round: PlayedRound<unknown>,
  chosen: number,
): Promise<bigint> {
  const { rounds } = (await opened.ask<Rounds>('rounds')).body;
  const record = rounds.find(({ orderNo }) => orderNo === round.orderNo);
  expect(record?.win).toBe(round.win);
  const [stake, win] = [parseMoney(record?.bet ?? '0'), parseMoney(round.win)];
  const free = nextFreeRounds(member, { gameCode });
  if (free) expect(stake).toBe(0n);
  // Free spins cost nothing.
  if (member.locked.has(gameCode))
    expect({ stake, bet: member.locked.get(gameCode) }).toEqual({ stake: 0n, bet: chosen });
  const accountTypeId = member.isOneBalance ? MAIN : own;
  if (member.isOneBalance) fund(member, stake);
  if (stake > 0n) book(member, accountTypeId, -stake);
  if (win > 0n && !free) book(member, accountTypeId, win);
  if (round.state === null) member.locked.delete(gameCode);
  else member.locked.set(gameCode, chosen);
  return stake;
}
