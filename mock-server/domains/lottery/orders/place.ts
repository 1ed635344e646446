import { createHash } from 'node:crypto';
import type { Body, Value } from '../../../../openapi/generated/gaming-operations.ts';
import { TRIAL_TYPE } from '../../../accounts/real-account.ts';
import type { DrawTime } from '../../../engine/lottery/calendar.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { formatMoney } from '../../../shared/money.ts';
import { once } from '../../../shared/once.ts';
import { addDue } from '../../../worlds/agenda.ts';
import type { Store } from '../../../worlds/store.ts';
import { listClosedVendors, vendorKey } from '../../games/catalogue/repository.ts';
import { noteRecent } from '../../games/play/repository.ts';
import { requireRealityChecked, requireWithinPlay } from '../../member/limits/rules.ts';
import { MAIN, toAccount } from '../../money/ledger/accounts.ts';
import { type Leg, move, TYPE } from '../../money/ledger/ledger.ts';
import { fundingLegs } from '../../money/ledger/transfers.ts';
import { readBalance } from '../../wallet/balance.ts';
import { findLottery, isVietnam, type Lottery } from '../catalogue/lotteries.ts';
import { isClosedEarly, requireDraw } from '../draws/draws.ts';
import { FARTHEST_MS } from '../draws/listing.ts';
import { hasPending } from '../draws/repository.ts';
import { reserveNumbers } from './numbers.ts';
import { countOrders, findPlayer, findSlip, insertSlip, type SlipRow, STATE, stakedOnDraw } from './repository.ts';
import {
  type CheckedLine,
  checkLine,
  lineCost,
  refusedLine,
  requireFewLines,
  requireWithinOrder,
  type WantedLine,
} from './slip.ts';

type Receipt = Value<'placeLotteryBet'>;
type Chase = NonNullable<Body<'placeLotteryBet'>['chase']>;

interface Wanted {
  numero: string;
  lines: readonly WantedLine[];
  draws: Chase;
  isChase: boolean;
  isStopOnWin: boolean;
  series?: number | undefined;
  reference: string;
}

/** Throws 404, 409, 422. */
export function placeBet(context: Context<'placeLotteryBet'>): Promise<Receipt> {
  const { world, brand, body } = context;
  const { gameId, numero, chase, lines, isStopOnWin = false, series, reference } = body;
  const lottery = findLottery(world, brand, gameId);
  if (chase?.every((each) => each.numero !== numero))
    throw new ApiError(422, 'draw.unknown', `The draw ${numero} of the slip is not in its chase: add it there too.`);
  return place(context, {
    numero,
    series,
    reference,
    lines: lines.map((line) => ({ ...line, lottery })),
    draws: chase ?? [{ numero, multiple: 1 }],
    isChase: chase !== undefined,
    isStopOnWin: isStopOnWin && chase !== undefined,
  });
}

/** Throws 404, 409, 422. */
export function placeVietnamBet(context: Context<'placeVnLotteryBet'>): Promise<Receipt> {
  const { world, brand, body } = context;
  const { numero, lines, reference } = body;
  const stations = lines.map(({ gameIds, ...line }) => {
    const [lottery, other] = gameIds.map((id) => findLottery(world, brand, id));
    if (!lottery || !isVietnam(lottery) || (other && !isVietnam(other)))
      throw new ApiError(404, 'game.not.found', 'This is not a Vietnamese lottery: bet on it at /lgw/orders/betting.');
    return { ...line, lottery, other };
  });
  const draws = [{ numero, multiple: 1 }];
  return place(context, { numero, reference, lines: stations, draws, isChase: false, isStopOnWin: false });
}

async function place(context: HandlerContext, wanted: Wanted): Promise<Receipt> {
  const { world, brand, member } = context;
  const { memberId } = member;
  const now = world.now();
  const fingerprint = hashSlip(wanted);
  const done = await world.transact(async (store) => {
    const before = once(findSlip(store, memberId, wanted.reference), (slip) => slip.fingerprint === fingerprint);
    if (before) return toReceipt(before, countOrders(store, before.orderNo));
    requireFewLines(world, brand, memberId, wanted.lines);
    const lines = wanted.lines.map((line, index) =>
      checkLine(world, brand, memberId, line, { index, series: wanted.series, now }),
    );
    requireDraws(wanted.draws, lines);
    for (const { lottery } of lines) requireOpenVendor(context, lottery);
    for (const { multiple } of wanted.draws) requireWithinOrder(lines, multiple);
    const findDraw = openDraws(store, now);
    const bets = wanted.draws.flatMap(({ numero, multiple }) =>
      lines.map((line) => ({ line, draw: findDraw(line, numero), times: multiple })),
    );
    const amount = bets.reduce((sum, { line, times }) => sum + lineCost(line, times), 0n);
    requireWithinPlay(store, memberId, amount, now);
    requireRealityChecked(store, memberId, now);
    return book(context, store, { wanted, fingerprint, bets, amount });
  });
  return { ...done, balances: readBalance(context) };
}

/** Detects another slip under the same reference. */
const hashSlip = ({ reference, lines, ...rest }: Wanted): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        rest,
        lines.map(({ lottery, other, play, content, unit, multiple }) => [
          lottery.gameId,
          other?.gameId ?? null,
          play,
          content,
          unit,
          multiple,
        ]),
      ]),
    )
    .digest('hex');

const toReceipt = ({ orderNo, numero, amount }: Pick<SlipRow, 'orderNo' | 'numero' | 'amount'>, orders: number) => ({
  orderNumber: orderNo,
  numero,
  totalBettingAmount: formatMoney(amount),
  orders,
});

interface Bet {
  line: CheckedLine;
  draw: DrawTime;
  /** Multiplies the line's multiple. */
  times: number;
}

function requireDraws(draws: Chase, lines: readonly CheckedLine[]): void {
  if (new Set(draws.map(({ numero }) => numero)).size < draws.length)
    throw new ApiError(422, 'draw.unknown', 'A draw is in the chase twice: include each draw once.');
  const most = Math.min(...lines.map(({ setting }) => setting.mostChase));
  if (draws.length > most) throw new ApiError(422, 'stake.too.large', `A chase can have at most ${most} draws.`);
}

function requireOpenVendor({ world, brand }: HandlerContext, { game }: Lottery): void {
  if (listClosedVendors(world, brand.code).has(vendorKey(game.vendor)))
    throw new ApiError(422, 'vendor.maintenance', `${game.vendor.displayName} is under maintenance: try again later.`);
}

/** Reads each draw once: a slip may have thousands of bets. */
function openDraws(store: Store, now: number): (line: CheckedLine, numero: string) => DrawTime {
  const known = new Map<string, DrawTime>();
  return (line, numero) => {
    const key = [line.lottery.gameId, line.other?.gameId, numero].join(' ');
    const draw = known.get(key) ?? requireOpen(store, line, numero, now);
    known.set(key, draw);
    return draw;
  };
}

/** Throws 422 if the draw takes no bets or a station has none on that day. */
function requireOpen(store: Store, { index, lottery, other }: CheckedLine, numero: string, now: number): DrawTime {
  const draw = requireDraw(lottery, numero);
  if (other && requireDraw(other, numero).drawAt !== draw.drawAt)
    throw refusedLine(index, 'line.invalid', 'the two stations are in different regions, drawn at different times.');
  const isOver = [lottery, other].some((each) => each && isClosedEarly(store, each, numero, now));
  if (isOver || draw.lockAt <= now)
    throw new ApiError(422, 'draw.closed', `The draw ${numero} is closed: bet on the next one.`);
  if (draw.drawAt - now > FARTHEST_MS)
    throw new ApiError(422, 'draw.unknown', `The draw ${numero} is too far ahead: read the upcoming draws.`);
  return draw;
}

interface Booking {
  wanted: Wanted;
  fingerprint: string;
  bets: readonly Bet[];
  amount: bigint;
}

async function book(context: HandlerContext, store: Store, { wanted, fingerprint, bets, amount }: Booking) {
  const { world, brand, member } = context;
  const { memberId } = member;
  const now = world.now();
  const [first] = bets;
  if (!first) throw new Error('A slip needs at least one bet.');
  const { game } = first.line.lottery;
  await reserve(store, brand.code, member, bets);
  const isOneBalance = member.type === TRIAL_TYPE || (findPlayer(store, memberId)?.autoTransfer ?? true);
  const account = isOneBalance || brand.isSingleWallet ? MAIN : toAccount(game.vendor);
  const legs: Leg[] = [
    ...(isOneBalance ? fundingLegs(store, memberId, amount) : []),
    { account, amount: -amount, typeCode: TYPE.lottery.bet },
    { account: 'GAMES', amount, typeCode: TYPE.lottery.bet },
  ];
  const about = { brandCode: brand.code, memberId, gameType: game.gameType, remark: JSON.stringify(game.names) };
  const orderNo = await move(world, store, { ...about, prefix: 'L', subject: { kind: 'slip' }, legs });
  await insertSlip(
    store,
    {
      orderNo,
      brandCode: brand.code,
      memberId,
      reference: wanted.reference,
      fingerprint,
      amount,
      numero: wanted.numero,
      accountTypeId: account.accountTypeId,
      isChase: wanted.isChase,
      isStopOnWin: wanted.isStopOnWin,
      time: new Date(now),
    },
    bets.map((bet, index) => toOrder(orderNo, brand.code, memberId, bet, index, now)),
  );
  for (const lottery of new Set(bets.map(({ line }) => line.lottery)))
    await noteRecent(store, memberId, lottery.gameId, new Date(now));
  return toReceipt({ orderNo, numero: wanted.numero, amount }, bets.length);
}

const INDEX_DIGITS = 6;

const toOrder = (slipNo: string, brandCode: string, memberId: number, bet: Bet, index: number, now: number) => {
  const { line, draw, times } = bet;
  return {
    orderNo: `${slipNo}N${String(index + 1).padStart(INDEX_DIGITS, '0')}`,
    slipNo,
    brandCode,
    memberId,
    gameNodeId: line.lottery.gameId,
    otherNodeId: line.other?.gameId ?? null,
    numero: draw.numero,
    drawAt: new Date(draw.drawAt),
    play: line.play.code,
    content: line.content,
    unit: line.unit,
    multiple: line.multiple * times,
    stakes: line.stakes,
    series: line.series,
    rebateRate: line.rebateRate,
    amount: lineCost(line, times),
    state: STATE.pending,
    time: new Date(now),
  };
};

/** Also schedules the draws. Throws 422 above a limit. */
async function reserve(
  store: Store,
  brandCode: string,
  { memberId, type }: HandlerContext['member'],
  bets: readonly Bet[],
): Promise<void> {
  const byDraw = new Map<string, { station: Lottery; draw: DrawTime; amount: bigint; most: bigint }>();
  for (const { line, draw, times } of bets)
    for (const station of [line.lottery, ...(line.other ? [line.other] : [])]) {
      const key = `${station.gameId} ${draw.numero}`;
      const amount = (byDraw.get(key)?.amount ?? 0n) + lineCost(line, times);
      byDraw.set(key, { station, draw, amount, most: line.setting.mostPerDraw });
    }
  for (const { station, draw, amount, most } of byDraw.values()) {
    if (stakedOnDraw(store, memberId, station.gameId, draw.numero) + amount > most)
      throw new ApiError(422, 'stake.too.large', `You can bet up to ${formatMoney(most)} on the draw ${draw.numero}.`);
    if (!hasPending(store, station.gameId, draw.numero))
      await addDue(store, 'lottery.settle', `${station.gameId} ${draw.numero}`, draw.drawAt);
  }
  // Play money does not use up limits.
  if (type !== TRIAL_TYPE) await reserveNumbersOf(store, brandCode, bets);
}

async function reserveNumbersOf(store: Store, brandCode: string, bets: readonly Bet[]): Promise<void> {
  const byDraw = new Map<string, Bet[]>();
  for (const bet of bets) {
    const key = `${bet.line.lottery.gameId} ${bet.draw.numero}`;
    const ofDraw = byDraw.get(key);
    if (ofDraw) ofDraw.push(bet);
    else byDraw.set(key, [bet]);
  }
  for (const ofDraw of byDraw.values()) {
    const [first] = ofDraw;
    if (!first) continue;
    const { lottery, setting } = first.line;
    const lines = ofDraw.map(({ line, times }) => ({ ...line, stake: line.unit * BigInt(line.multiple * times) }));
    await reserveNumbers(store, { brandCode, gameNodeId: lottery.gameId, numero: first.draw.numero }, lines, setting);
  }
}
