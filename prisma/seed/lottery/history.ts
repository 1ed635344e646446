import { games } from '../../../mock-server/catalogue/games.ts';
import { houseAccountTypes } from '../../../mock-server/catalogue/vendors.ts';
import { drawsBetween, gridPeriod, openDraw } from '../../../mock-server/engine/lottery/calendar.ts';
import { familyAt } from '../../../mock-server/engine/lottery/families/families.ts';
import { gridNamed } from '../../../mock-server/engine/lottery/grids.ts';
import { computeRebate } from '../../../mock-server/engine/lottery/payout.ts';
import { countRows, countStakes, type Rows } from '../../../mock-server/engine/lottery/stakes.ts';
import type { Family, Play } from '../../../mock-server/engine/lottery/types.ts';
import { SEED_TIME } from '../../../mock-server/worlds/clock.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import { smallestBooked, smallestPaid } from '../../../openapi/rules/currency.ts';
import { characterId } from '../member/member.ts';
import type { Character } from '../member/people.ts';
import { type BrandSeed, listVendors } from '../system/brands.ts';
import { bookSlip, countOrders, type PastSlip, resultOfSlip } from './booking.ts';
import { findDrawn } from './lottery.ts';
import { findSeries } from './rates.ts';

/** A new world can move these draws: their numbers begin with the day and their grids repeat without pauses (draws/seeded.ts). */
const PLAYED: readonly [vendor: string, title: string, plays: readonly string[]][] = [
  ['ELOTT', 'One Minute Lotto', ['SIDES_1', 'EACH', 'LAST3_GROUP6', 'FIRST2_DIRECT', 'SIDES_TOTAL']],
  ['ELOTT', 'Quick Three One Minute', ['SIDES_SUM', 'SUM', 'DIFFERENT2']],
  ['ELOTT', 'Racing Ten One Minute', ['SIDES_1', 'EACH', 'DRAGON_TIGER_1']],
  ['ELOTT', 'Eleven Pick Five Relay', ['ANY2', 'SIDES_SUM', 'FIRST1']],
  ['ELOTT', 'Lucky 28 Sun', ['SIDES', 'COLOURS', 'SUM']],
  ['LOTT', 'Classic Five Star', ['LAST2_SIDES', 'EACH', 'DRAGON_TIGER']],
  ['LOTT', 'Mark Six Classic', ['SPECIAL', 'SPECIAL_SIDES', 'SPECIAL_COLOUR']],
  ['TCG_LOTTO_VN', 'Da Nang Lottery', ['LO2', 'HEAD_TAIL']],
  ['TCG_LOTTO_VN', 'Ho Chi Minh City Lottery', ['LO2', 'HEAD_TAIL']],
  ['TCG_SEA', 'Kuala Lumpur Four Digit', ['BIG', 'SMALL']],
  ['TCG_SEA', 'Bangkok Five Minute', ['TOP2', 'RUN_TOP']],
];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS = 30;
const FIRST = SEED_TIME - DAYS * DAY;
/** The last slip is on the first lottery, whose draws move least, so it stays last. */
const LAST = SEED_TIME - 50 * MINUTE;
const UNTIL = LAST - 10 * MINUTE;
/** Ten-thousandths of a brand's unit. */
const UNITS = [20_000n, 2000n] as const;

/** The last month, at most so many a day; none at a brand without lotteries. */
export function pastSlips(brand: BrandSeed, username: Character['username'], mostOfDay: number): PastSlip[] {
  const random = new Random(`seed lottery ${brand.code} ${username} ${mostOfDay}`);
  const lotteries = listLotteries(brand);
  const slipAt = (lottery: Lottery | undefined, time: number, until: number) =>
    lottery ? (placeSlip(random, brand, username, lottery, time, until) ?? []) : [];
  const times = Array.from({ length: DAYS }, (_, day) =>
    Array.from(
      { length: random.int(0, mostOfDay) },
      () => FIRST + day * DAY + random.int(8 * 3600, 23 * 3600) * SECOND,
    ),
  );
  const [first] = lotteries;
  if (!first || mostOfDay === 0) return [];
  const slips = [
    ...times.flat().flatMap((time) => slipAt(random.pick(lotteries), time, UNTIL)),
    ...[slipAt(first, LAST, SEED_TIME)].flat(),
  ];
  return countOrders(slips, ({ gameNodeId, drawAt }) => {
    const lottery = lotteries.find((each) => each.gameNodeId === gameNodeId);
    if (!lottery) throw new Error(`There is no lottery ${gameNodeId}`);
    return familyAt(lottery.family, Number(drawAt));
  });
}

type Lottery = ReturnType<typeof listLotteries>[number];

function listLotteries(brand: BrandSeed) {
  const carried = new Set(listVendors(brand).map(({ code, gameType }) => `${gameType} ${code}`));
  return PLAYED.flatMap(([vendor, title, plays]) => {
    const index = games.findIndex((game) => game.vendor === vendor && game.name.EN === title);
    const [game, drawn] = [games[index], findDrawn(vendor, title)];
    if (!game || !drawn) throw new Error(`There is no lottery ${title}`);
    const [family, grid] = drawn;
    const isCarried = carried.has(`${game.gameType} ${vendor}`);
    return isCarried ? [{ ...game, gameNodeId: index + 1, plays, family, grid: gridNamed(grid) }] : [];
  });
}

/** Returns null unless all draws stay within the month after any move of a new world. */
function placeSlip(
  random: Random,
  brand: BrandSeed,
  username: Character['username'],
  lottery: Lottery,
  time: number,
  until: number,
): PastSlip | null {
  const { grid, plays } = lottery;
  const period = gridPeriod(grid);
  const open = openDraw(grid, time);
  const isChase = period < HOUR && random.chance(0.1);
  const draws = isChase ? [...drawsBetween(grid, open.drawAt - 1, open.drawAt + 4 * period)] : [open];
  if (time - period < FIRST || draws.some(({ drawAt }) => drawAt > until)) return null;
  const family = familyAt(lottery.family, time);
  const smallest = smallestBooked(brand.currency);
  const most = findSeries(username);
  const series = most - random.pick([0, 0, 40, 100]);
  const lines = Array.from({ length: isChase ? 1 : random.pick([1, 1, 2, 3]) }, () => {
    const code = random.pick(plays);
    const play = family.plays.find((each) => each.code === code);
    if (!play) throw new Error(`The family ${family.code} has no play ${code}`);
    const rows = chooseRows(random, family, play);
    const [unit, multiple, stakes] = [
      random.pick(UNITS) * BigInt(brand.unit),
      random.int(1, 5),
      countStakes(play.rule, rows),
    ];
    const stake = unit * BigInt(multiple);
    const isBySeries = play.prizes.some(({ odds }) => odds === undefined);
    const rebateRate = isBySeries ? computeRebate(series, { least: 0, most }) : 0;
    const prize = { series: isBySeries ? series : null, rebateRate };
    return { play, rows, unit, multiple, stakes, stake, amount: stake * BigInt(stakes), ...prize, smallest };
  });
  const mayCancel = !isChase && open.lockAt - time > 15 * SECOND;
  const cancelledAt = mayCancel && random.chance(0.06) ? time + 10 * SECOND : null;
  const accountTypeId = houseAccountTypes[brand.isSingleWallet ? 'MAIN' : 'LOTT'];
  const bettor = { brandCode: brand.code, memberId: characterId(brand, username), accountTypeId };
  const slip = { ...bettor, time, draws, lines, isChase, cancelledAt };
  return bookPaidSlip(random, lottery, slip, smallestPaid(brand.currency));
}

/** Raises the stakes until the slip ends in what can be paid: deposits, transfers and balances of the seed have no other parts. */
function bookPaidSlip(
  random: Random,
  lottery: Lottery,
  slip: Parameters<typeof bookSlip>[2],
  smallest: bigint,
  times = 1n,
): PastSlip {
  const lines = slip.lines.map(({ multiple, stake, amount, ...line }) => ({
    ...line,
    multiple: multiple * Number(times),
    stake: stake * times,
    amount: amount * times,
  }));
  const past = bookSlip(random, lottery, { ...slip, lines });
  if (resultOfSlip(past) % smallest === 0n) return past;
  const again = new Random(`seed lottery after ${past.slip.orderNo}`);
  return bookPaidSlip(again, lottery, slip, smallest, times + 1n);
}

function chooseRows(random: Random, { numbers }: Family, { rule }: Play): Rows {
  const [first, last] = numbers ?? [0, 9];
  const all = Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
  const some = (count: number) => random.shuffle(all).slice(0, count);
  switch (rule.kind) {
    case 'market':
      return rule.features.map(() => [random.pick(rule.choices).symbol]);
    case 'tails':
      return [[...new Set([1, 2].map(() => random.text(rule.digits, '0123456789')))]];
    case 'each': {
      const chosen = random.int(0, rule.positions.length - 1);
      return rule.positions.map((_, index) => (index === chosen ? some(3) : []));
    }
    default:
      return Array.from({ length: countRows(rule) }, () => some(rule.kind === 'group' ? 5 : 3));
  }
}
