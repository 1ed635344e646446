import { smallestBooked } from '../../../../openapi/rules/currency.ts';
import { maskPlayer } from '../../../accounts/masking.ts';
import { TRIAL_TYPE } from '../../../accounts/real-account.ts';
import { settleLine } from '../../../engine/lottery/payout.ts';
import { addDue } from '../../../worlds/agenda.ts';
import type { Store } from '../../../worlds/store.ts';
import type { PlayEvent, World } from '../../../worlds/world.ts';
import type { BrandGame } from '../../games/catalogue/repository.ts';
import { insertWinner } from '../../games/play/repository.ts';
import { collectDue } from '../../money/grants/take-back.ts';
import { playAccount } from '../../money/ledger/accounts.ts';
import { type Leg, type Movement, moveAll, TYPE } from '../../money/ledger/ledger.ts';
import { type CountedBet, countBets } from '../../money/settled-bets.ts';
import { findBrandState } from '../../system/brand-state.ts';
import { findAnyLottery, isOffered, type Lottery } from '../catalogue/lotteries.ts';
import { findSetting } from '../catalogue/settings.ts';
import { type Drawn, readResult, requireDraw } from '../draws/draws.ts';
import { countValidBets } from './counted.ts';
import { releaseNumbers } from './numbers.ts';
import { findPlay, outcomeFor } from './outcome.ts';
import { pushResult } from './push-result.ts';
import {
  type Closing,
  closeOrder,
  findPlayer,
  findSlipByNo,
  listOpen,
  listPending,
  type OrderRow,
  type SlipRow,
  STATE,
} from './repository.ts';

/** Transactions are short, so other requests wait little. */
const BATCH = 25;
/** Multiples of the amount for the winner board. */
const BIG_WIN = 20n;

interface Settled extends Closing {
  row: OrderRow;
  slip: SlipRow;
  lottery: Lottery;
  returned: bigint;
  returnCode: number;
}

/**
 * A follow-up event settles what exceeds a batch. Each order closes in the transaction that pays it, so repeated runs
 * pay it once.
 */
export const settleDraw: PlayEvent = async (world, store, subject, at) => {
  const [game, numero = ''] = subject.split(' ');
  // Only orders over two stations read other draws.
  const known = new Map<Lottery, Drawn>();
  const readDrawn = (lottery: Lottery): Drawn => {
    const drawn = known.get(lottery) ?? readResult(world, store, lottery, requireDraw(lottery, numero));
    known.set(lottery, drawn);
    return drawn;
  };
  const count = countValidBets(world, store);
  const settled: Settled[] = [];
  for (let after: string | undefined = ''; after !== undefined && settled.length < BATCH; ) {
    const rows = listPending(store, { gameId: Number(game), numero, after }, BATCH);
    // An order over two stations waits for the later one when a draw is early.
    settled.push(...rows.flatMap((row) => settle(world, store, row, at, { readDrawn, count }) ?? []));
    after = rows.length < BATCH ? undefined : rows.at(-1)?.orderNo;
  }
  if (settled.length >= BATCH) await addDue(store, 'lottery.settle', subject, at);
  await pay(world, store, settled, at);
  const played = new Map(settled.map(({ row, lottery }) => [row.memberId, { brandCode: row.brandCode, lottery }]));
  for (const [memberId, each] of played) await pushResult(world, store, { memberId, numero, ...each }, at);
  for (const { slip, row, state } of settled)
    if (slip.isStopOnWin && state === STATE.won) await stopChase(world, store, slip, row, at);
};

function settle(
  world: World,
  store: Store,
  row: OrderRow,
  at: number,
  { readDrawn, count }: { readDrawn: (lottery: Lottery) => Drawn; count: ReturnType<typeof countValidBets> },
): Settled | null {
  const lottery = findAnyLottery(world, row.brandCode, row.gameNodeId);
  const other = row.otherNodeId === null ? null : findAnyLottery(world, row.brandCode, row.otherNodeId);
  const slip = findSlipByNo(store, row.slipNo);
  if (!lottery || !slip || (row.otherNodeId !== null && !other)) return null;
  const lotteries = [lottery, ...(other ? [other] : [])];
  const closing = { orderNo: row.orderNo, row, slip, lottery, win: 0n, rebate: 0n, validBet: 0n };
  const givenBack = (state: number, returnCode: number) => ({ ...closing, state, returned: row.amount, returnCode });
  if (!lotteries.every((each) => isOffered(world, each))) return givenBack(STATE.void, TYPE.lottery.drawVoid);
  const drawn = lotteries.map(readDrawn);
  if (drawn.some(({ result }) => result === null)) return givenBack(STATE.void, TYPE.lottery.drawVoid);
  // Bets placed after an early draw knew its result.
  const isLate = drawn.some(({ drawnAt }) => row.time.getTime() >= drawnAt);
  if (isLate) return givenBack(STATE.alreadyDrawn, TYPE.lottery.alreadyDrawn);
  if (drawn.some(({ drawnAt }) => drawnAt > at)) return null;
  const payout = payoutFor(world, row, lottery, drawn);
  // Refunds unreadable orders, so they do not block others.
  if (!payout) return givenBack(STATE.void, TYPE.lottery.drawVoid);
  return { ...closing, ...payout, counted: count(row, lottery, payout.validBet), returnCode: TYPE.lottery.tie };
}

/** Returns null if the play can no longer read the order. */
export function payoutFor(world: World, row: OrderRow, lottery: Lottery, drawn: readonly Drawn[]) {
  const brand = findBrandState(world, row.brandCode);
  if (!brand) throw new Error(`The order ${row.orderNo} is of no brand.`);
  const { amount, series, rebateRate } = row;
  const [play, outcome] = [findPlay(row, lottery), outcomeFor(row, lottery, drawn)];
  if (!play || !outcome) return null;
  const line = { play, stake: row.unit * BigInt(row.multiple), amount, series, rebateRate };
  const { mostWin } = findSetting(world, brand, lottery, null);
  const settled = settleLine(line, outcome, { mostWin, smallest: smallestBooked(brand.currency) });
  const state = settled.win > 0n ? STATE.won : settled.validBet > 0n ? STATE.lost : STATE.void;
  return { ...settled, state };
}

async function pay(world: World, store: Store, settled: readonly Settled[], at: number): Promise<void> {
  for (const each of settled) await closeOrder(store, each, at);
  await moveAll(
    world,
    store,
    settled.flatMap((each) => listMovements(each, at)),
  );
  for (const { row, win, rebate, returned } of settled)
    await collectDue(world, store, {
      memberId: row.memberId,
      placedAt: row.time,
      amount: win + rebate + returned,
      at,
    });
  for (const { brandCode, memberId, game, bets } of groupByMember(settled)) {
    const brand = findBrandState(world, brandCode);
    if (brand) await countBets(world, store, brand, { memberId, game, at }, bets);
  }
  for (const { row, win } of settled) if (win >= row.amount * BIG_WIN) await showWinner(store, row, win, at);
}

/** Returns an empty list for a payout of zero. */
function listMovements({ row, slip, lottery, win, rebate, returned, returnCode }: Settled, at: number): Movement[] {
  const account = playAccount(slip.accountTypeId, lottery.game.vendor);
  const gives = [
    { amount: win, typeCode: TYPE.lottery.win },
    { amount: rebate, typeCode: TYPE.lottery.rebate },
    { amount: returned, typeCode: returnCode },
  ];
  const legs = gives.flatMap(({ amount, typeCode }): Leg[] => [
    { account: 'GAMES', amount: -amount, typeCode },
    { account, amount, typeCode },
  ]);
  if (win + rebate + returned === 0n) return [];
  const { brandCode, memberId } = row;
  const { gameType, names } = lottery.game;
  const subject = { kind: 'lottery', orderNo: row.orderNo } as const;
  return [{ brandCode, memberId, gameType, remark: JSON.stringify(names), prefix: 'S', subject, at, legs }];
}

/** Leaves out what was given back. */
function groupByMember(settled: readonly Settled[]) {
  const groups = new Map<string, { brandCode: string; memberId: number; game: BrandGame; bets: CountedBet[] }>();
  for (const { row, lottery, state, validBet, counted, win, returned } of settled) {
    if (validBet === 0n) continue;
    const { brandCode, memberId } = row;
    const { game } = lottery;
    const key = `${memberId} ${game.nodeId}`;
    const group = groups.get(key) ?? { brandCode, memberId, game, bets: [] };
    const isBySeries = row.series !== null;
    group.bets.push({
      stake: validBet,
      validBet,
      counted: counted ?? 0n,
      isBySeries,
      isWon: state === STATE.won,
      win: win + returned,
      wholeStake: row.amount,
      placedAt: row.time,
    });
    groups.set(key, group);
  }
  return groups.values();
}

async function showWinner(store: Store, row: OrderRow, amount: bigint, at: number): Promise<void> {
  const player = findPlayer(store, row.memberId);
  if (!player || player.type === TRIAL_TYPE) return;
  const { brandCode, gameNodeId } = row;
  const winner = { playerName: maskPlayer(player.username), avatar: player.avatar };
  await insertWinner(store, { ...winner, brandCode, gameNodeId, amount, time: new Date(at) });
}

async function stopChase(world: World, store: Store, slip: SlipRow, { drawAt }: OrderRow, at: number): Promise<void> {
  const rest = listOpen(store, slip.orderNo, drawAt);
  await refundOrders(world, store, rest, { state: STATE.stopped, typeCode: TYPE.lottery.chaseStopped, at });
}

/** Refunds a slip in one movement. Returns the sum. */
export async function refundOrders(
  world: World,
  store: Store,
  rows: readonly OrderRow[],
  {
    state,
    typeCode,
    at,
    fee = () => 0n,
  }: { state: number; typeCode: number; at: number; fee?: (row: OrderRow) => bigint },
): Promise<{ refund: bigint; fee: bigint }> {
  const sums = { refund: 0n, fee: 0n };
  for (const slipNo of new Set(rows.map((row) => row.slipNo))) {
    const slip = findSlipByNo(store, slipNo);
    const ofSlip = rows.filter((row) => row.slipNo === slipNo);
    const [first] = ofSlip;
    const lottery = first && findAnyLottery(world, first.brandCode, first.gameNodeId);
    if (!slip || !lottery) continue;
    const account = playAccount(slip.accountTypeId, lottery.game.vendor);
    const amount = ofSlip.reduce((sum, row) => sum + row.amount, 0n);
    const fees = ofSlip.reduce((sum, row) => sum + fee(row), 0n);
    for (const row of ofSlip) {
      const { orderNo } = row;
      await closeOrder(store, { orderNo, state, validBet: 0n, win: 0n, rebate: 0n, fee: fee(row) }, at);
      const play = findPlay(row, lottery);
      if (play) await releaseNumbers(store, row, play);
    }
    const { brandCode, memberId } = slip;
    const { gameType, names } = lottery.game;
    const legs: Leg[] = [
      { account: 'GAMES', amount: -amount, typeCode },
      { account, amount, typeCode },
      { account, amount: -fees, typeCode: TYPE.lottery.cancelFee },
      { account: 'FEES', amount: fees, typeCode: TYPE.lottery.cancelFee },
    ];
    const subject = { kind: 'slip', orderNo: slipNo } as const;
    await moveAll(world, store, [
      { brandCode, memberId, gameType, remark: JSON.stringify(names), prefix: 'R', subject, at, legs },
    ]);
    await collectDue(world, store, { memberId, placedAt: first.time, amount: amount - fees, at });
    sums.refund += amount;
    sums.fee += fees;
  }
  return sums;
}
