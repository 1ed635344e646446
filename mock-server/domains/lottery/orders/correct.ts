import { formatCurrency, sumAmounts } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/store.ts';
import type { PlayEvent, World } from '../../../worlds/world.ts';
import { MESSAGES, NOTES } from '../../messages/texts.ts';
import { fillText, readTexts, writeMessage } from '../../messages/write.ts';
import { insertDebt } from '../../money/debts/repository.ts';
import { collectDue } from '../../money/grants/take-back.ts';
import { playAccount } from '../../money/ledger/accounts.ts';
import { type Leg, move, TYPE } from '../../money/ledger/ledger.ts';
import { takingLegs } from '../../money/ledger/transfers.ts';
import { requireBrandState } from '../../system/brand-state.ts';
import { findAnyLottery, isOffered, type Lottery } from '../catalogue/lotteries.ts';
import { readResult, requireDraw } from '../draws/draws.ts';
import { correctOrder, findSlipByNo, listSettled, type OrderRow, STATE } from './repository.ts';
import { payoutFor } from './settle.ts';

interface Change {
  row: OrderRow;
  lottery: Lottery;
  accountTypeId: number;
  state: number;
  /** Negative for what the member got too much. */
  amount: bigint;
}

/**
 * Settles a member's orders of a draw again after its result was corrected; the subject is lottery, numero and member.
 * Books only what differs from what the orders have got so far, so a repeated run changes nothing. Rebates, valid bets
 * and stopped chases stay (docs/rules/lottery.md: Corrections).
 */
export const correctOrders: PlayEvent = async (world, store, subject, at) => {
  const [game, numero = '', memberId] = subject.split(' ');
  const rows = listSettled(store, { gameId: Number(game), numero, memberId: Number(memberId) });
  const changes = rows.flatMap((row) => readChange(world, store, row) ?? []);
  // Credits first: they pay the debits of the same draw.
  changes.sort((one, other) => (one.amount < other.amount ? 1 : -1));
  let owed = 0n;
  for (const change of changes) {
    if (change.amount >= 0n) await credit(world, store, change, at);
    else owed += await debit(world, store, change, at);
    await correctOrder(store, change.row, change, at);
  }
  const [first] = changes;
  if (first) {
    const { row, lottery } = first;
    const { brandCode, gameNodeId } = row;
    const { gameType } = lottery.game;
    await world.notify('ordersCorrected', store, { brandCode, memberId: row.memberId, gameNodeId, gameType, at });
  }
  if (changes.some(({ amount }) => amount !== 0n)) await tell(world, store, changes, owed, at);
};

/** Returns null for an order that stays as it is. */
function readChange(world: World, store: Store, row: OrderRow): Change | null {
  const ids = [row.gameNodeId, ...(row.otherNodeId === null ? [] : [row.otherNodeId])];
  const lotteries = ids.flatMap((id) => findAnyLottery(world, row.brandCode, id) ?? []);
  const [lottery] = lotteries;
  const slip = findSlipByNo(store, row.slipNo);
  if (!lottery || !slip || lotteries.length < ids.length || !lotteries.every((each) => isOffered(world, each)))
    return null;
  const drawn = lotteries.map((each) => readResult(world, store, each, requireDraw(each, row.numero)));
  const isVoid = drawn.some(({ result }) => result === null);
  const payout = isVoid ? { win: 0n, returned: row.amount, state: STATE.void } : payoutFor(world, row, lottery, drawn);
  if (!payout) return null;
  const { accountTypeId } = slip;
  const { state, win, returned } = payout;
  const amount = win + returned - (row.win + (row.amount - row.validBet) + row.corrected);
  return amount === 0n && state === row.state ? null : { row, lottery, accountTypeId, state, amount };
}

const movementOf = ({ row, lottery }: Change, at: number) => ({
  brandCode: row.brandCode,
  memberId: row.memberId,
  gameType: lottery.game.gameType,
  remark: JSON.stringify(lottery.game.names),
  prefix: 'S',
  subject: { kind: 'lottery', orderNo: row.orderNo } as const,
  at,
});

async function credit(world: World, store: Store, change: Change, at: number): Promise<void> {
  const { row, lottery, accountTypeId, amount } = change;
  const typeCode = TYPE.lottery.correctedUp;
  const account = playAccount(accountTypeId, lottery.game.vendor);
  const legs: Leg[] = [
    { account: 'GAMES', amount: -amount, typeCode },
    { account, amount, typeCode },
  ];
  if (amount > 0n) await move(world, store, { ...movementOf(change, at), legs });
  await collectDue(world, store, { memberId: row.memberId, placedAt: row.time, amount, at });
}

/** Returns the part that the wallets do not hold, which the member owes from now on. */
async function debit(world: World, store: Store, change: Change, at: number): Promise<bigint> {
  const { row, lottery, accountTypeId, amount } = change;
  const typeCode = TYPE.lottery.correctedDown;
  const account = playAccount(accountTypeId, lottery.game.vendor);
  const taken = takingLegs(store, row.memberId, account, -amount, typeCode);
  const owed = -amount + sumAmounts(taken.map((leg) => leg.amount));
  const legs: Leg[] = [
    ...taken,
    { account: 'DEBTS', amount: -owed, typeCode },
    { account: 'GAMES', amount: -amount, typeCode },
  ];
  const movement = movementOf(change, at);
  await move(world, store, { ...movement, legs });
  if (owed === 0n) return 0n;
  const { brandCode, memberId, gameType, remark } = movement;
  const createdAt = new Date(at);
  await insertDebt(store, { brandCode, memberId, gameType, remark, orderNo: row.orderNo, amount: owed, createdAt });
  return owed;
}

async function tell(world: World, store: Store, changes: readonly Change[], owed: bigint, at: number): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const { brandCode, memberId, numero, orderNo } = first.row;
  const brand = requireBrandState(world, brandCode);
  const sum = sumAmounts(changes.map(({ amount }) => amount));
  const amount = `${sum < 0n ? '−' : '+'}${formatCurrency(brand, sum < 0n ? -sum : sum)}`;
  const values = { lottery: readTexts(JSON.stringify(first.lottery.game.names)), numero, amount };
  const { title, text } = MESSAGES.drawCorrected;
  const paragraphs = [fillText(text, values)];
  if (owed > 0n) paragraphs.push(fillText(NOTES.owed, { owed: formatCurrency(brand, owed) }));
  await writeMessage(store, { memberId, title, paragraphs, subject: { kind: 'lottery', orderNo }, at });
}
