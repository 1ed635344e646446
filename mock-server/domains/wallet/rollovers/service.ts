import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { formatCurrency, formatMoney } from '../../../shared/money.ts';
import { textIn } from '../../../shared/texts.ts';
import type { Language } from '../../../worlds/columns.ts';
import type { Store } from '../../../worlds/database.ts';
import { MESSAGES } from '../../messages/texts.ts';
import { fillText, readTexts, writeMessage } from '../../messages/write.ts';
import { MAIN } from '../ledger/accounts.ts';
import { type Leg, move, TYPE } from '../ledger/ledger.ts';
import { listWallets } from '../ledger/repository.ts';
import { collectingLegs } from '../ledger/transfers.ts';
import {
  findBonusTitle,
  findRollover,
  listClosed,
  listOpen,
  netWinSince,
  type RolloverRow,
  updateRollover,
} from './repository.ts';
import { readFree, sumOpen } from './rollovers.ts';

type View = Value<'forfeitBonus'>;

const CLOSED = 20;

export function listRollovers({ world, member, language }: HandlerContext): Value<'listRollovers'> {
  const { memberId } = member;
  const rows = [...listOpen(world, memberId), ...listClosed(world, memberId, CLOSED)];
  return {
    list: rows.map((row) => toView(world, row, language)),
    left: formatMoney(sumOpen(world, memberId).left),
    free: formatMoney(readFree(world, memberId).free),
  };
}

function toView(store: Store, row: RolloverRow, language: Language): View {
  const isOpen = row.state === 'open';
  const title = row.bonusId === null ? null : findBonusTitle(store, row.bonusId);
  return {
    rolloverId: row.id,
    cause: row.cause as View['cause'],
    orderNo: row.orderNo,
    title: title && textIn(title, language),
    credited: formatMoney(row.credited),
    required: formatMoney(row.required),
    done: formatMoney(row.done),
    left: formatMoney(isOpen ? row.required - row.done : 0n),
    takes: canForfeit(row) ? formatMoney(amountToForfeit(store, row)) : null,
    state: row.state as View['state'],
    createdAt: row.createdAt.getTime(),
    closedAt: row.closedAt?.getTime() ?? null,
  };
}

const canForfeit = ({ state, cause }: RolloverRow): boolean => state === 'open' && cause === 'BONUS';

/** Bonus and later wins, up to the wallets' sum: stakes use the member's own money first. */
function amountToForfeit(store: Store, { memberId, credited, createdAt }: RolloverRow): bigint {
  const held = listWallets(store, memberId).reduce((sum, { balance }) => sum + balance, 0n);
  const won = netWinSince(store, memberId, createdAt);
  const due = credited + (won > 0n ? won : 0n);
  return due < held ? due : held;
}

/** Also takes back later wins. Throws 404, 409. */
export async function forfeitBonus({ world, brand, member, body, language }: Context<'forfeitBonus'>): Promise<View> {
  const { memberId } = member;
  return world.transact(async (store) => {
    const row = findRollover(store, memberId, body.rolloverId);
    if (!row) throw new ApiError(404, 'rollover.not.found', 'There is no such rollover.');
    if (row.state === 'forfeited') return toView(store, row, language);
    if (!canForfeit(row))
      throw new ApiError(
        409,
        'rollover.closed',
        'This rollover is closed or is not a bonus: there is nothing to give up.',
      );
    const amount = amountToForfeit(store, row);
    const legs: Leg[] = [
      ...collectingLegs(listWallets(store, memberId)),
      { account: MAIN, amount: -amount, typeCode: TYPE.bonusGivenUp },
      { account: 'PROMOTIONS', amount, typeCode: TYPE.bonusGivenUp },
    ];
    const subject = { kind: 'deposit', orderNo: row.orderNo } as const;
    if (amount > 0n) await move(world, store, { brandCode: brand.code, memberId, prefix: 'G', subject, legs });
    await updateRollover(store, row.id, { state: 'forfeited', closedAt: new Date(world.now()) });
    const { title, text } = MESSAGES.bonusGivenUp;
    const offer = readTexts((row.bonusId !== null && findBonusTitle(store, row.bonusId)) || '{}');
    await writeMessage(store, {
      memberId,
      title,
      paragraphs: [fillText(text, { offer, amount: formatCurrency(brand, amount) })],
      subject: { kind: 'deposit', orderNo: row.orderNo },
      at: world.now(),
    });
    const after = findRollover(store, memberId, row.id);
    return toView(store, after ?? row, language);
  });
}
