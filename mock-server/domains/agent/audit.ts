import type { HandlerContext } from '../../http/handlers.ts';
import { count } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';

export type Act = 'CREATE' | 'RATES' | 'PROMOTE' | 'TRANSFER' | 'MESSAGE' | 'CONTRACT';

const CREATED = count('AuditEntry', `WHERE "agentId" = ? AND "act" = 'CREATE' AND "time" >= ?`);

/** Accounts that an agent and the sub-accounts have added since a time in epoch milliseconds. */
export const countCreated = ({ read }: Store, agentId: number, since: number): number =>
  read.first(CREATED, agentId, since)?.count ?? 0;

interface DoneAct {
  lineId: number;
  act: Act;
  /** Values before and after the act, by name. */
  before?: Record<string, string | number>;
  after: Record<string, string | number>;
  /** The client's name for the request. */
  reference?: string | undefined;
}

/** Writes an act of an agent or a sub-account on a line; a line that is an agent reads it, too (agent.md: Sub-accounts and safety). Call in the transaction of the act. */
export const recordAct = (
  store: Store,
  { world, brand, member, ip }: Pick<HandlerContext, 'world' | 'brand' | 'member' | 'ip'>,
  { lineId, act, before = {}, after, reference }: DoneAct,
) =>
  store.insert('AuditEntry', {
    brandCode: brand.code,
    agentId: member.memberId,
    subName: member.sub?.name ?? null,
    lineId,
    act,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    ip,
    time: world.now(),
    reference,
  });
