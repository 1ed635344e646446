import { games } from '../../../mock-server/catalogue/games.ts';
import { finishTime, prizeTitle } from '../../../mock-server/domains/tournaments/life.ts';
import { MONEY_SCALE, toAmount } from '../../../mock-server/shared/money.ts';
import type { TournamentGames, TournamentPrize } from '../../../mock-server/worlds/columns.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId, memberId } from '../member/member.ts';
import { daysAfter, daysBefore, hoursBefore, minutesBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { json, pick } from '../shared/text.ts';
import { type BrandSeed, brands, listVendors } from '../system/brands.ts';
import { copies, type TournamentCopy } from './texts.ts';

const HUNTED_GAMES = 5;
/** Of the team, beside the characters. */
const PLAYERS = 58;
const FIRST_PLAYER = 6;
/** Days to wager a prize. */
const WAGER_DAYS = 14;
/** Days to claim it. */
const CLAIM_DAYS = 7;
const FINISHED_HOURS_AGO = 20;
/** Places of characters in the running tournament; none of them wins in the finished one. */
const LUCKY_PLACE = 24;
const VICTOR_PLACE = 6;

interface Player {
  memberId: number;
  score: bigint;
  reachedAt: Date;
}

/** One of each that runs, is to come and is over. Buy-ins are none where somebody has joined, so that the ledger needs none. */
export async function seedTournaments(db: PrismaClient): Promise<void> {
  for (const brand of brands) {
    const copy = copies[brand.code];
    if (!copy || brand.modulesOff.includes('TOURNAMENT3')) continue;
    const random = new Random(`seed tournaments ${brand.code}`);
    const [running, published, finished] = [1, 2, 3].map((number) => brand.position * 1000 + number) as [
      number,
      number,
      number,
    ];
    const hunted = huntedGames(brand);
    const rows = [
      {
        ...toRow(brand, running, copy.running, buildPrizes(brand, 5_000)),
        games: json(hunted),
        scoreKind: 'BEST_MULTIPLE',
        leastScore: 2n * MONEY_SCALE,
        leastPlayers: 10,
        buyIn: 0n,
        startTime: daysBefore(2),
        endTime: daysAfter(3),
        state: 'open',
      },
      {
        ...toRow(brand, published, copy.published, buildPrizes(brand, 10_000)),
        games: json({ gameType: 'RNG' } satisfies TournamentGames),
        scoreKind: 'TURNOVER',
        leastScore: toAmount(500 * brand.unit),
        leastPlayers: 2,
        buyIn: toAmount(20 * brand.unit),
        startTime: daysAfter(2),
        endTime: daysAfter(5),
        state: 'open',
      },
      {
        ...toRow(brand, finished, copy.finished, buildPrizes(brand, 2_000)),
        games: json(hunted),
        scoreKind: 'BEST_MULTIPLE',
        leastScore: 2n * MONEY_SCALE,
        leastPlayers: 10,
        buyIn: 0n,
        startTime: daysBefore(3),
        endTime: hoursBefore(FINISHED_HOURS_AGO),
        state: 'finished',
      },
    ];
    await insert(db.tournament, rows);
    const inRunning = drawPlayers(brand, random, 47 * 60);
    inRunning.splice(VICTOR_PLACE - 1, 0, inBetween(inRunning, VICTOR_PLACE, characterId(brand, 'victor')));
    inRunning.splice(LUCKY_PLACE - 1, 0, inBetween(inRunning, LUCKY_PLACE, characterId(brand, 'lucky')));
    const inFinished = drawPlayers(brand, random, 30 * 60, FINISHED_HOURS_AGO * 60);
    await insert(db.tournamentPlayer, [
      ...inRunning.map((player) => toPlayer(running, player, daysBefore(2))),
      ...inFinished.map((player) => toPlayer(finished, player, daysBefore(3))),
    ]);
    await insert(
      db.reward,
      rows.slice(2).flatMap((row) => listRewards(row, inFinished, brand.position * 1000 + 901)),
    );
    await insert(db.dueEvent, [
      { kind: 'tournament.start', subject: String(published), dueAt: daysAfter(2) },
      ...rows.slice(0, 2).map((row) => ({
        kind: 'tournament.finish',
        subject: String(row.id),
        dueAt: new Date(finishTime(row)),
      })),
    ]);
  }
}

const toRow = (brand: BrandSeed, id: number, copy: TournamentCopy, prizes: readonly TournamentPrize[]) => ({
  id,
  brandCode: brand.code,
  code: `tournament-${id}`,
  title: json(pick(copy, 'title')),
  summary: json(pick(copy, 'summary')),
  prizes: json(prizes),
  minimumRank: 0,
});

/** `first` is in units of the brand. Brands without a points mall give money instead of points. */
function buildPrizes(brand: BrandSeed, first: number): TournamentPrize[] {
  const credit = (from: number, to: number, part: number): TournamentPrize => ({
    from,
    to,
    kind: 'CREDIT',
    amount: (first * brand.unit) / part,
    turnover: 3,
    days: WAGER_DAYS,
  });
  const hasPoints = !brand.modulesOff.includes('POINTMALL3');
  return [
    credit(1, 1, 1),
    credit(2, 3, 5),
    credit(4, 10, 20),
    hasPoints ? { from: 11, to: 20, kind: 'POINTS', amount: first / 20 } : credit(11, 20, 100),
  ];
}

/** The first hot slots of the brand's vendors. */
function huntedGames(brand: BrandSeed): TournamentGames {
  const carried = new Set(listVendors(brand).flatMap(({ code, gameType }) => (gameType === 'RNG' ? [code] : [])));
  const nodeIds = games.flatMap(({ gameType, classify, vendor, isHot }, index) =>
    gameType === 'RNG' && classify === 'JP' && isHot === 1 && carried.has(vendor) ? [index + 1] : [],
  );
  return { nodeIds: nodeIds.slice(0, HUNTED_GAMES) };
}

/** In order of their scores, which become rarer upwards; `until` is minutes ago. */
function drawPlayers(brand: BrandSeed, random: Random, minutes: number, until = 5): Player[] {
  const scores = Array.from({ length: PLAYERS }, (_, index) => {
    const base = 412 / (index + 1) ** 0.9;
    return BigInt(Math.round(base * 100 + random.int(0, 40))) * 100n;
  });
  scores.sort((one, other) => (one < other ? 1 : -1));
  const members = random.shuffle(Array.from({ length: PLAYERS }, (_, index) => memberId(brand, FIRST_PLAYER + index)));
  return scores.map((score, index) => ({
    memberId: members[index] ?? 0,
    score,
    reachedAt: minutesBefore(until + random.int(0, minutes - 60)),
  }));
}

/** A score between those of two places. */
function inBetween(players: readonly Player[], place: number, member: number): Player {
  const [above = 0n, below = 0n] = [players[place - 2]?.score, players[place - 1]?.score];
  return { memberId: member, score: ((above + below) / 200n) * 100n, reachedAt: hoursBefore(9) };
}

const toPlayer = (tournamentId: number, player: Player, joinedAt: Date) => ({
  ...player,
  tournamentId,
  reference: `seeded-tournament-${tournamentId}`,
  joinedAt,
});

/** As the mock gives them, to be claimed. */
function listRewards(
  row: { id: number; brandCode: string; title: string; prizes: string; endTime: Date },
  players: readonly Player[],
  firstRewardId: number,
) {
  const prizes = JSON.parse(row.prizes) as TournamentPrize[];
  return players.flatMap(({ memberId: winner }, index) => {
    const place = index + 1;
    const prize = prizes.find(({ from, to }) => from <= place && place <= to);
    if (!prize) return [];
    const { kind, amount } = prize;
    const givenAt = new Date(finishTime(row));
    const claimableUntil = new Date(givenAt.getTime() + CLAIM_DAYS * 86_400_000);
    return [
      {
        id: firstRewardId + index,
        brandCode: row.brandCode,
        memberId: winner,
        source: 'TOURNAMENT',
        sourceKey: `tournament ${row.id}`,
        title: json(prizeTitle(row, place)),
        kind,
        amount: toAmount(amount),
        wagering: prize.kind === 'CREDIT' ? json({ turnover: prize.turnover, days: prize.days }) : '',
        state: 'claimable',
        createdAt: givenAt,
        claimableFrom: givenAt,
        claimableUntil,
      },
    ];
  });
}
