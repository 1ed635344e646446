import { findBreak } from '../../accounts/repository.ts';
import { formatCurrency, toAmount } from '../../shared/money.ts';
import { DAY_MS } from '../../shared/zone.ts';
import { addDue } from '../../worlds/agenda.ts';
import type { Texts, TournamentPrize } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import type { PlayEvent, World } from '../../worlds/world.ts';
import { MESSAGES, NOTES } from '../messages/texts.ts';
import { buildTexts, fillText, readTexts, tell, timeTexts, writeMessage } from '../messages/write.ts';
import { grantReward, wageringOf } from '../money/grants/grants.ts';
import { moveAll, TYPE } from '../money/ledger/ledger.ts';
import { creditLegs } from '../money/ledger/transfers.ts';
import { requireBrandState } from '../system/brand-state.ts';
import {
  countPlayers,
  findTournament,
  listJoined,
  listPlaces,
  type PlayerRow,
  setState,
  type Tournament,
} from './repository.ts';
import { POINTS, PRIZE_TITLE } from './texts.ts';

/** For bets that were placed in time and settle late. */
const FINALIZE_MS = 10 * 60_000;
const CLAIMABLE_MS = 7 * DAY_MS;

type Times = Pick<Tournament, 'startTime' | 'endTime'>;

/** Epoch milliseconds. */
export const finishTime = ({ endTime }: Pick<Times, 'endTime'>): number => endTime.getTime() + FINALIZE_MS;

/** Includes the minutes after its end. */
export const isRunningAt = (tournament: Tournament, at: number): boolean =>
  tournament.state === 'open' && tournament.startTime.getTime() <= at && at < finishTime(tournament);

/** Bets placed from `from` until `to` count that settle before `until`. */
export const windowOf = ({ startTime, endTime }: Times, { joinedAt }: Pick<PlayerRow, 'joinedAt'>) => ({
  from: Math.max(startTime.getTime(), joinedAt.getTime()),
  to: endTime.getTime(),
  until: finishTime({ endTime }),
});

export function stateAt({ state, startTime, endTime }: Tournament, now: number) {
  if (state !== 'open') return state === 'finished' ? 'FINISHED' : 'CANCELLED';
  if (now < startTime.getTime()) return 'PUBLISHED';
  return now < endTime.getTime() ? 'RUNNING' : 'FINALIZING';
}

/** Puts start and finish on the agenda. One that runs has passed its start. */
export async function schedule(store: Store, { id, startTime, endTime }: Times & { id: number }, now: number) {
  if (startTime.getTime() > now) await addDue(store, 'tournament.start', String(id), startTime.getTime());
  await addDue(store, 'tournament.finish', String(id), finishTime({ endTime }));
}

/** Cancels a tournament with too few players. */
export const startTournament: PlayEvent = async (world, store, id, at) => {
  const tournament = findTournament(store, Number(id));
  if (tournament?.state === 'open' && countPlayers(store, tournament.id) < tournament.leastPlayers)
    await cancel(world, store, tournament, at);
};

/** Gives the buy-ins back. Call in the transaction that has read the state. */
export async function cancel(world: World, store: Store, tournament: Tournament, at: number): Promise<void> {
  const { id, brandCode, buyIn, title } = tournament;
  const brand = requireBrandState(world, brandCode);
  const players = listJoined(store, id);
  await setState(store, id, 'cancelled');
  await moveAll(world, store, buyIn === 0n ? [] : players.map((memberId) => buyInBack(tournament, memberId, at)));
  const { title: heading, text } = MESSAGES.tournamentCancelled;
  const paragraphs = [
    fillText(text, { title: readTexts(title) }),
    ...(buyIn === 0n ? [] : [fillText(NOTES.buyInBack, { amount: formatCurrency(brand, buyIn) })]),
  ];
  for (const memberId of players)
    await writeMessage(store, { memberId, title: heading, paragraphs, subject: null, at });
}

export const buyInBack = ({ brandCode, buyIn, title }: Tournament, memberId: number, at: number) => ({
  brandCode,
  memberId,
  remark: title,
  prefix: 'P',
  at,
  legs: creditLegs('TOURNAMENTS', buyIn, TYPE.tournament.back),
});

/** Gives the prizes as rewards; no message reaches a member in a break. */
export const finishTournament: PlayEvent = async (world, store, subject, at) => {
  const tournament = findTournament(store, Number(subject));
  if (tournament?.state !== 'open') return;
  const { id, leastScore, prizes } = tournament;
  await setState(store, id, 'finished');
  for (const { memberId, place, score } of listPlaces(store, id, 1, Math.max(...prizes.map(({ to }) => to)))) {
    const prize = prizes.find(({ from, to }) => from <= place && place <= to);
    if (prize && score >= leastScore) await grantPrize(world, store, { tournament, memberId, place, prize, at });
  }
};

async function grantPrize(
  world: World,
  store: Store,
  won: { tournament: Tournament; memberId: number; place: number; prize: TournamentPrize; at: number },
): Promise<void> {
  const { tournament, memberId, place, prize, at } = won;
  const { id, brandCode } = tournament;
  const { kind, amount } = prize;
  const claimableUntil = at + CLAIMABLE_MS;
  const reward = await grantReward(
    store,
    {
      brandCode,
      memberId,
      source: 'TOURNAMENT',
      sourceKey: `tournament ${id}`,
      title: JSON.stringify(prizeTitle(tournament, place)),
      kind,
      amount: toAmount(amount),
      ...(prize.kind === 'CREDIT' && { wagering: wageringOf(prize) }),
      claimableUntil,
    },
    at,
  );
  if (!reward || findBreak(store, memberId, at)) return;
  const values = {
    title: readTexts(tournament.title),
    place: String(place),
    prize:
      kind === 'CREDIT' ? formatCurrency(requireBrandState(world, brandCode), toAmount(amount)) : pointsText(amount),
    until: timeTexts(claimableUntil),
  };
  await tell(store, MESSAGES.tournamentPrize, { memberId, values, subject: { kind: 'reward' }, at });
}

const pointsText = (amount: number): Texts =>
  buildTexts((language) => POINTS[language].replace('{count}', String(amount)));

export const prizeTitle = ({ title }: Pick<Tournament, 'title'>, place: number): Texts => {
  const titles = readTexts(title);
  return buildTexts((language) =>
    PRIZE_TITLE[language].replace('{title}', titles[language]).replace('{place}', String(place)),
  );
};
