import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { Context } from '../../../http/handlers.ts';
import { requireDirectLine } from '../../team/team.ts';
import { memberView } from '../view.ts';
import { listActs } from './repository.ts';

type Entry = Value<'listAuditEntries'>['list'][number];
type Values = Record<string, string | number>;

/** Throws 404 for an account that is no direct line. */
export function listAuditEntries(context: Context<'listAuditEntries'>): Value<'listAuditEntries'> {
  const { world, brand, member, query } = context;
  const {
    isReceived = false,
    account,
    act = null,
    from = 0,
    to = Number.MAX_SAFE_INTEGER,
    pageNo = 1,
    pageSize = 15,
  } = query;
  const { memberId } = member;
  const line = account === undefined ? null : requireDirectLine(world, { memberId, brandCode: brand.code }, account);
  const ends = isReceived ? { agentId: null, lineId: memberId } : { agentId: memberId, lineId: line?.id ?? null };
  const { rows, total } = listActs(world, { ...ends, act, from, to }, query, pageNo, pageSize);
  return {
    list: rows.map(({ id, act: done, agent, subName, before, after, ip, at, ...row }) => ({
      id,
      act: done as Entry['act'],
      agent,
      subAccount: subName,
      line: memberView(row),
      changes: listChanges(JSON.parse(before) as Values, JSON.parse(after) as Values),
      ip,
      time: at,
    })),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}

const listChanges = (before: Values, after: Values): Entry['changes'] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].map((name) => ({
    name,
    before: textOf(before[name]),
    after: textOf(after[name]),
  }));

const textOf = (value: string | number | undefined): string | null => (value === undefined ? null : String(value));
