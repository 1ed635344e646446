import { randomUUID } from 'node:crypto';
import { seconds } from '~/config/durations.ts';
import { paths } from '~/config/paths.ts';
import { gameCard, listClosedVendors } from '~/features/games/games.server.ts';
import { worthText } from '~/features/rewards/worth.server.ts';
import { joinPaths } from '~/features/session/sign-in.server.ts';
import { deadlineText } from '~/parts/deadline.server.ts';
import { isOffered, requireModule } from '~/request/guards.server.ts';
import { notFound, orNotFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';

type Tournament = Value<'listTournaments'>['list'][number];
type Detail = Value<'getTournament'>;
type Place = Detail['table'][number];

const SHARED_MS = seconds(2);

/** Throws 404 where the brand has no tournaments. */
export async function readTournaments(site: Site) {
  requireModule(site, 'TOURNAMENT3');
  const { list } = await site.api.call('listTournaments');
  return { rows: list.map((each) => cardView(site, each)), promotionsPath: paths.promotions() };
}
export type TournamentsView = Awaited<ReturnType<typeof readTournaments>>;
export type CardView = TournamentsView['rows'][number];

function cardView(site: Site, tournament: Tournament) {
  const { t, format } = site;
  const { tournamentId, title, summary, image, state, players, prizes, own } = tournament;
  const [first] = prizes;
  return {
    id: String(tournamentId),
    title,
    summary,
    image: site.image(image),
    path: paths.tournament(tournamentId),
    state,
    stateText: t('tournaments', `server.states.${state}`),
    when: whenText(site, tournament),
    prize: first ? t('tournaments', 'server.firstPrize', { prize: worthText(site, first) }) : null,
    cost: isOpen(tournament) ? costText(site, tournament) : null,
    players: t('tournaments', 'server.players', { count: players, number: format.count(players) }),
    own: own && ownText(site, tournament, own),
  };
}

const isOpen = ({ state }: Tournament): boolean => state === 'PUBLISHED' || state === 'RUNNING';

/** "Buy-in: ₱20.00". */
const costText = ({ t, format }: Site, { buyIn }: Tournament): string =>
  Number(buyIn) === 0
    ? t('tournaments', 'server.costFree')
    : t('tournaments', 'server.cost', { amount: format.money(buyIn) });

function whenText(site: Site, { state, startTime, endTime, finishTime }: Tournament): string {
  const time = { PUBLISHED: startTime, FINALIZING: finishTime }[state as string] ?? endTime;
  return site.t('tournaments', `server.when.${state}`, { time: deadlineText(site, time) });
}

const scoreText = ({ format }: Site, { scoreKind }: Pick<Tournament, 'scoreKind'>, score: string): string =>
  scoreKind === 'TURNOVER' ? format.money(score) : `${format.amount(score)}×`;

/** "Your place: 24, with 15.20×". */
function ownText(site: Site, tournament: Tournament, { place, score }: NonNullable<Tournament['own']>): string {
  const { t, format } = site;
  if (place !== null)
    return t('tournaments', 'server.own.place', {
      place: format.count(place),
      score: scoreText(site, tournament, score),
    });
  const isOver = tournament.state === 'FINISHED' || tournament.state === 'CANCELLED';
  return t('tournaments', isOver ? 'server.own.none' : 'server.own.joined');
}

const readId = (id: string | null | undefined): number | null => (/^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : null);

/** Throws 404. */
export function requireTournamentId(site: Site, id: string | null | undefined): number {
  requireModule(site, 'TOURNAMENT3');
  const tournamentId = readId(id);
  if (tournamentId === null) throw notFound(site);
  return tournamentId;
}

/** Visitors see the same table, and share what the gateway says. */
const readDetail = (site: Site, tournamentId: number): Promise<Detail> => {
  const read = ({ api }: Site) => api.call('getTournament', { query: { tournamentId } });
  return orNotFound(site, site.member ? read(site) : site.cached(`tournament ${tournamentId}`, read, SHARED_MS));
};

/** Parts that change while the page is open. Throws 404. */
export const readStanding = async (site: Site, tournamentId: number) =>
  standingView(site, await readDetail(site, tournamentId));

/** Throws 404. */
export async function readTournament(site: Site, tournamentId: number) {
  const [detail, closed] = await Promise.all([readDetail(site, tournamentId), listClosedVendors(site)]);
  const { tournament, gameType, games, now } = detail;
  const { t, format } = site;
  const { title, summary, image, state, startTime, endTime, finishTime, prizes, own, buyIn } = tournament;
  const isFree = Number(buyIn) === 0;
  const until = { PUBLISHED: startTime, RUNNING: endTime, FINALIZING: finishTime }[state as string] ?? null;
  return {
    id: tournamentId,
    title,
    summary,
    image: site.image(image),
    now,
    until: until === null ? null : { time: until, label: t('tournaments', `server.until.${state as 'RUNNING'}`) },
    period: t('tournaments', 'server.period', { from: format.dateTime(startTime), to: format.dateTime(endTime) }),
    when: whenText(site, tournament),
    rules: listRules(site, tournament),
    prizes: prizes.map((prize) => ({
      key: String(prize.from),
      places: placesText(site, prize),
      reward: worthText(site, prize),
    })),
    prizesNote: t('tournaments', `server.prizesOn.${state === 'FINISHED' ? 'given' : 'toCome'}`, {
      time: format.dateTime(finishTime),
    }),
    games: games.map((game) => gameCard(site, game, closed)),
    category: gameType && { path: paths.category(gameType) },
    standing: standingView(site, detail),
    join:
      isOpen(tournament) && !own && isOffered(site.member)
        ? {
            key: randomUUID(),
            buyIn,
            confirm: isFree ? null : t('tournaments', 'server.confirm', { amount: format.money(buyIn) }),
            confirmError: t('tournaments', 'server.errors.confirm'),
            submit: isFree
              ? t('tournaments', 'server.joinFree')
              : t('tournaments', 'server.joinFor', { amount: format.money(buyIn) }),
          }
        : null,
    leave:
      own && state === 'PUBLISHED'
        ? isFree
          ? t('tournaments', 'server.leaveFree')
          : t('tournaments', 'server.leaveFor', { amount: format.money(buyIn) })
        : null,
    /** Way in for visitors and trial accounts. */
    signIn:
      isOpen(tournament) && !isOffered(site.member)
        ? { cost: costText(site, tournament), ...joinPaths(site, paths.tournament(tournamentId)) }
        : null,
    allPath: paths.tournaments(),
  };
}
export type TournamentView = Awaited<ReturnType<typeof readTournament>>;

function listRules(site: Site, tournament: Tournament): string[] {
  const { t, format } = site;
  const { scoreKind, leastScore, leastPlayers, minimumRank, buyIn } = tournament;
  const score = scoreText(site, tournament, leastScore);
  return [
    t('tournaments', `server.rules.${scoreKind}`),
    t('tournaments', 'server.rules.window'),
    ...(Number(leastScore) > 0 ? [t('tournaments', 'server.rules.leastScore', { score })] : []),
    t('tournaments', 'server.rules.ties'),
    Number(buyIn) > 0
      ? t('tournaments', 'server.rules.buyIn', { amount: format.money(buyIn) })
      : t('tournaments', 'server.rules.free'),
    ...(leastPlayers > 1
      ? [t('tournaments', 'server.rules.leastPlayers', { number: format.count(leastPlayers) })]
      : []),
    ...(minimumRank > 0 ? [t('tournaments', 'server.rules.rank', { rank: String(minimumRank) })] : []),
  ];
}

function placesText({ t, format }: Site, { from, to }: Tournament['prizes'][number]): string {
  return from === to
    ? t('tournaments', 'server.place', { place: format.count(from) })
    : t('tournaments', 'server.places', { from: format.count(from), to: format.count(to) });
}

function standingView(site: Site, { tournament, table, around, scored }: Detail) {
  const { t, format } = site;
  const { state, players, prizes, own } = tournament;
  const row = ({ place, playerName, avatar, score, isOwn }: Place) => {
    const prize = prizes.find(({ from, to }) => from <= place && place <= to);
    const wins = prize && Number(score) >= Number(tournament.leastScore) && state !== 'CANCELLED';
    return {
      rank: place,
      place: format.count(place),
      player: playerName,
      avatar: site.image(avatar),
      score: scoreText(site, tournament, score),
      isOwn,
      prize: wins ? worthText(site, { kind: prize.kind, amount: prize.amount }) : null,
    };
  };
  return {
    state,
    stateText: t('tournaments', `server.states.${state}`),
    isLive: state === 'RUNNING' || state === 'FINALIZING',
    players: t('tournaments', 'server.players', { count: players, number: format.count(players) }),
    scored:
      scored > table.length
        ? t('tournaments', 'server.shown', { shown: format.count(table.length), number: format.count(scored) })
        : t('tournaments', 'server.scored', { count: scored, number: format.count(scored) }),
    rows: table.map(row),
    /** Places below the rows. */
    around: around.filter(({ place }) => place > table.length).map(row),
    own: own && ownText(site, tournament, own),
  };
}
export type StandingView = ReturnType<typeof standingView>;
