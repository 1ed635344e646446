import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { cutAt, parseNumericCursor } from '../../../shared/cursor.ts';
import { formatMoney } from '../../../shared/money.ts';
import { textIn } from '../../../shared/texts.ts';
import { MAIN } from '../../money/ledger/accounts.ts';
import { readPath } from '../lines.ts';
import { memberView } from '../view.ts';
import { type EntryFilter, listEntriesAfter, pageEntries, readMembers, readWalletNames } from './repository.ts';

type Query = Context<'listDownlineTransactions'>['query'];
type Transaction = Value<'listDownlineTransactions'>['list'][number];
type Entry = ReturnType<typeof listEntriesAfter>[number];

/** Throws 404 for a member who is not of the team. */
export function listDownlineTransactions(
  context: Context<'listDownlineTransactions'>,
): Value<'listDownlineTransactions'> {
  const { world, query } = context;
  const { pageNo = 1, pageSize = 15 } = query;
  const { path, filter } = readFilter(context, query);
  const { sort, direction } = query;
  const page = pageEntries(world, { ...filter, sort, direction }, (pageNo - 1) * pageSize, pageSize);
  return {
    path: path.map(memberView),
    list: transactionViews(context, page.rows),
    sumIn: formatMoney(page.sumIn),
    sumOut: formatMoney(page.sumOut),
    pageNo,
    totalPages: Math.ceil(page.total / pageSize),
    total: page.total,
  };
}

/** Throws as `listDownlineTransactions`. */
export function listDownlineTransactionExport(
  context: Context<'listDownlineTransactionExport'>,
): Value<'listDownlineTransactionExport'> {
  const { world, query } = context;
  const { pageSize = 1000 } = query;
  const { filter } = readFilter(context, query);
  const rows = listEntriesAfter(world, filter, parseNumericCursor(query.cursor), pageSize + 1);
  const { list, next } = cutAt(rows, pageSize, ({ id }) => id);
  return { list: transactionViews(context, list), next };
}

function readFilter(
  context: HandlerContext,
  query: Query,
): { path: Parameters<typeof memberView>[0][]; filter: EntryFilter } {
  const { path, top } = readPath({ ...context, member: context.member, query });
  const { isAlone, search, typeCode, from, to } = query;
  return { path, filter: { agentId: context.member.memberId, top: top.id, isAlone, search, typeCode, from, to } };
}

/** Remarks of other types may name a bank or an account. */
const NAMED_TYPES: readonly number[] = [3100, 3200, 3102, 4100, 4200, 4104, 5100, 5200, 5112, 6112, 8103];
/** Orders that the agent can open. */
const SUBJECTS: readonly (string | null)[] = ['bet', 'lottery'];

function transactionViews({ world, language }: HandlerContext, rows: readonly Entry[]): Transaction[] {
  const ids = rows.map(({ memberId }) => memberId);
  const members = readMembers(world, ids);
  const wallets = readWalletNames(world, ids);
  return rows.flatMap(
    ({ id, time, memberId, amount, orderNo, remark, typeCode, subjectKind, subjectOrderNo, ...entry }) => {
      const member = members.get(memberId);
      if (!member) return [];
      return [
        {
          id,
          time: time.getTime(),
          member: memberView(member),
          orderNo,
          typeCode: typeCode as Transaction['typeCode'],
          direction: amount > 0n ? ('IN' as const) : ('OUT' as const),
          amount: formatMoney(amount > 0n ? amount : -amount),
          balanceAfter: formatMoney(entry.balanceAfter ?? 0n),
          accountName: wallets.get(`${memberId} ${entry.accountTypeId}`) ?? MAIN.accountName,
          remark: remark && NAMED_TYPES.includes(typeCode) ? textIn(remark, language) : '',
          subject:
            SUBJECTS.includes(subjectKind) && subjectOrderNo !== null
              ? { kind: subjectKind as NonNullable<Transaction['subject']>['kind'], orderNo: subjectOrderNo }
              : null,
        },
      ];
    },
  );
}
