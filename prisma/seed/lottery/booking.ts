import { countBet, findCovered } from '../../../mock-server/domains/lottery/orders/counted.ts';
import { STATE } from '../../../mock-server/domains/lottery/orders/repository.ts';
import { TYPE } from '../../../mock-server/domains/money/ledger/ledger.ts';
import type { DrawTime } from '../../../mock-server/engine/lottery/calendar.ts';
import { computeResult } from '../../../mock-server/engine/lottery/draws.ts';
import { familyAt } from '../../../mock-server/engine/lottery/families/families.ts';
import { writeLine } from '../../../mock-server/engine/lottery/lines.ts';
import { computeOutcome } from '../../../mock-server/engine/lottery/outcome.ts';
import { type BetLine, settleLine } from '../../../mock-server/engine/lottery/payout.ts';
import type { Rows } from '../../../mock-server/engine/lottery/stakes.ts';
import type { Family, Play, Result } from '../../../mock-server/engine/lottery/types.ts';
import { roundDown } from '../../../mock-server/shared/money.ts';
import { dayInZone } from '../../../mock-server/shared/zone.ts';
import type { Texts } from '../../../mock-server/worlds/columns.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { Prisma } from '../../generated/client.ts';
import { json, shortTexts } from '../shared/text.ts';

/** From an account of the house. */
export interface PastMovement {
  orderNo: string;
  /** Begins with the slip's number. */
  reference: string;
  time: Date;
  remark: string;
  gameType: string;
  subjectKind: string;
  subjectOrderNo: string;
  legs: readonly { typeCode: number; house: 'GAMES' | 'FEES'; amount: bigint }[];
}

export interface PastSlip {
  slip: Prisma.LotterySlipCreateManyInput;
  orders: Prisma.LotteryOrderCreateManyInput[];
  draws: Prisma.LotteryDrawCreateManyInput[];
  movements: PastMovement[];
}

type Order = PastSlip['orders'][number];

/** Net change of the wallet. */
export const resultOfSlip = ({ movements }: PastSlip): bigint =>
  movements.flatMap(({ legs }) => legs).reduce((sum, { amount }) => sum + amount, 0n);

export function uniqueDraws(slips: readonly PastSlip[]): PastSlip['draws'] {
  const draws = slips.flatMap((past) => past.draws).map((draw) => [`${draw.gameNodeId} ${draw.numero}`, draw] as const);
  return [...new Map(draws).values()];
}

/** All orders of a draw decide what counts towards rollovers. */
export function countOrders(slips: readonly PastSlip[], findFamily: (order: Order) => Family): PastSlip[] {
  const drawKey = ({ gameNodeId, numero }: Order) => `${gameNodeId} ${numero}`;
  const byDraw = new Map<string, Order[]>();
  for (const order of slips.flatMap(({ orders }) => orders))
    byDraw.set(drawKey(order), [...(byDraw.get(drawKey(order)) ?? []), order]);
  const hasDraw = ({ state, numero, gameNodeId }: Order, { draws }: PastSlip) =>
    (state === STATE.won || state === STATE.lost || state === STATE.void) &&
    draws.some((draw) => draw.numero === numero && draw.gameNodeId === gameNodeId && draw.source === 'seeded');
  const counted = (order: Order) => {
    const others = byDraw
      .get(drawKey(order))
      ?.filter(({ state }) => state !== STATE.stopped && state !== STATE.cancelled);
    const family = findFamily(order);
    return countBet(family, findCovered(family, others ?? []), order, BigInt(order.validBet ?? 0));
  };
  return slips.map((past) => ({
    ...past,
    orders: past.orders.map((order) => ({ ...order, counted: hasDraw(order, past) ? counted(order) : null })),
  }));
}

interface Lottery {
  gameNodeId: number;
  code: string;
  name: Texts;
  gameType: string;
  family: string;
}

interface PastLine extends BetLine {
  play: Play;
  rows: Rows;
  unit: bigint;
  multiple: number;
  stakes: number;
  smallest: bigint;
}

interface Slip {
  brandCode: string;
  memberId: number;
  accountTypeId: number;
  time: number;
  draws: readonly DrawTime[];
  lines: readonly PastLine[];
  /** Stops at a win. */
  isChase: boolean;
  cancelledAt: number | null;
}

const SECRET = 'seed lottery draws';
/** Hundredths of a percent. */
const CANCEL_FEE = 100n;
/** Above any payout of the seed. */
const UNLIMITED = 2n ** 62n;
const { lottery: CODE } = TYPE;

/** By the rules of `orders/settle.ts` and `orders/cancel.ts`. */
export function bookSlip(random: Random, lottery: Lottery, slip: Slip): PastSlip {
  const { lines, time, isChase, cancelledAt, ...of } = slip;
  const { brandCode, memberId, accountTypeId } = of;
  const drawNumber = (prefix: string, at: number) => `${prefix}${dayInZone(at)}${random.text(12, '0123456789')}`;
  const slipNo = drawNumber('L', time);
  const draws = of.draws.map((draw) => ({ ...draw, result: resultFor(lottery, draw) }));
  const firstWin = isChase
    ? draws.find(({ result }) => lines.some((line) => closingState(line, result).win > 0n))
    : null;
  const stopsAt = cancelledAt ?? firstWin?.drawAt ?? Number.POSITIVE_INFINITY;
  const bets = draws.flatMap((draw) => lines.map((line) => ({ line, draw })));
  const orders = bets.map(({ line, draw: { numero, drawAt, result } }, index) => {
    const isStopped = drawAt > stopsAt;
    const { returned, returnCode, ...closed } = isStopped
      ? settleWithoutDraw(line, cancelledAt !== null)
      : closingState(line, result);
    const settledAt = new Date(isStopped ? stopsAt : drawAt);
    const { play, rows, stake: _, smallest: __, ...bet } = line;
    const orderNo = `${slipNo}N${String(index + 1).padStart(6, '0')}`;
    const row = {
      orderNo,
      slipNo,
      brandCode,
      memberId,
      gameNodeId: lottery.gameNodeId,
      numero,
      drawAt: new Date(drawAt),
      ...bet,
      ...closed,
      play: play.code,
      content: writeLine(rows),
      time: new Date(time),
      settledAt,
    };
    return {
      row,
      isStopped,
      gives: [
        [CODE.win, closed.win],
        [CODE.rebate, closed.rebate],
        [returnCode, returned],
      ] as Gives,
    };
  });
  const sumField = (some: typeof orders, name: 'amount' | 'fee') => some.reduce((sum, { row }) => sum + row[name], 0n);
  const [amount, stopped] = [sumField(orders, 'amount'), orders.filter(({ isStopped }) => isStopped)];
  const backCode = cancelledAt === null ? CODE.chaseStopped : CODE.cancelled;
  const back: Gives = [
    [backCode, sumField(stopped, 'amount')],
    [CODE.cancelFee, -sumField(stopped, 'fee')],
  ];
  const moves: readonly (readonly [prefix: string, reference: string, at: number, Gives])[] = [
    ['L', slipNo, time, [[CODE.bet, -amount]]],
    ...orders
      .filter(({ isStopped }) => !isStopped)
      .map(({ row, gives }) => ['S', row.orderNo, row.settledAt.getTime(), gives] as const),
    ...(stopped.length > 0 ? [['R', `${slipNo}R`, stopsAt, back] as const] : []),
  ];
  return {
    slip: {
      orderNo: slipNo,
      brandCode,
      memberId,
      reference: `seed-${slipNo}`,
      fingerprint: '',
      accountTypeId,
      amount,
      numero: draws[0]?.numero ?? '',
      isChase,
      isStopOnWin: isChase,
      time: new Date(time),
    },
    orders: orders.map(({ row }) => row),
    draws: draws.map(({ numero, drawAt, result }) => ({
      gameNodeId: lottery.gameNodeId,
      numero,
      drawAt: new Date(drawAt),
      drawnAt: null,
      ...(result ? { source: 'seeded', result: json(result) } : { source: 'void', result: '' }),
    })),
    movements: moves.flatMap(([prefix, reference, at, gives]) => {
      const legs = gives.filter(([, each]) => each !== 0n).map(([typeCode, each]) => ledgerLeg(typeCode, each));
      const about = {
        remark: json(shortTexts(lottery.name)),
        gameType: lottery.gameType,
        time: new Date(at),
        reference,
        ...(prefix === 'S'
          ? { subjectKind: 'lottery', subjectOrderNo: reference }
          : { subjectKind: 'slip', subjectOrderNo: slipNo }),
      };
      return legs.length > 0 ? [{ ...about, orderNo: prefix === 'L' ? slipNo : drawNumber(prefix, at), legs }] : [];
    }),
  };
}

type Gives = readonly (readonly [typeCode: number, amount: bigint])[];

const ledgerLeg = (typeCode: number, amount: bigint) =>
  ({ typeCode, house: typeCode === CODE.cancelFee ? 'FEES' : 'GAMES', amount }) as const;

const NOTHING = { win: 0n, rebate: 0n, validBet: 0n, fee: 0n, returned: 0n, returnCode: CODE.tie };

const settleWithoutDraw = ({ amount, smallest }: PastLine, isCancelled: boolean) =>
  isCancelled
    ? { ...NOTHING, state: STATE.cancelled, fee: roundDown((amount * CANCEL_FEE) / 10_000n, smallest) }
    : { ...NOTHING, state: STATE.stopped };

function closingState(line: PastLine, result: Result | null) {
  if (!result) return { ...NOTHING, state: STATE.void, returned: line.amount, returnCode: CODE.drawVoid };
  const outcome = computeOutcome(line.play.rule, line.rows, result);
  const settled = settleLine(line, outcome, { mostWin: UNLIMITED, smallest: line.smallest });
  const state = settled.win > 0n ? STATE.won : settled.validBet > 0n ? STATE.lost : STATE.void;
  return { ...NOTHING, ...settled, state };
}

/** Returns null for a void draw (one in fifty). */
function resultFor({ family, code }: Lottery, { numero, drawAt }: DrawTime): Result | null {
  const isVoid = new Random(`seed void ${code} ${numero}`).chance(0.02);
  return isVoid ? null : computeResult(familyAt(family, drawAt), SECRET, code, numero);
}
