import { type NewRow, type Row, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';
import type { World } from '../../../worlds/world.ts';

export type PartnerRow = Row<'PartnerApplication'>;

const LAST = selectRows('PartnerApplication', 'WHERE "memberId" = ? ORDER BY "id" DESC LIMIT 1');
const ALL = selectRows('PartnerApplication', 'WHERE "brandCode" = ? ORDER BY "id" DESC');
const ONE = selectRows('PartnerApplication', 'WHERE "brandCode" = ? AND "id" = ?');

/** For the back office (control/queues.ts). Members who have become agents otherwise wait for nothing. */
export const PARTNER_QUEUE = `SELECT p."id" AS "row", p."id", "memberId", "state", '' AS "detail", NULL AS "amount", "createdAt" AS "time",
    "state" IN ('RECEIVED', 'CONTACTED') AND "type" = 0 AS "isWaiting"
    FROM "PartnerApplication" p JOIN "Member" ON "Member"."id" = "memberId" WHERE p."brandCode" = @brandCode`;

export const findLastPartner = ({ read }: Store, memberId: number) => read.first(LAST, memberId);

export const insertPartner = (store: Store, row: NewRow<'PartnerApplication'>) =>
  store.insert('PartnerApplication', row);

/** Returns the newest first. */
export const listPartnerRows = ({ read }: World, brandCode: string) => read.all(ALL, brandCode);

export const findPartner = ({ read }: Store, brandCode: string, id: number) => read.first(ONE, brandCode, id);

export const setPartnerState = (store: Store, id: number, state: string, reason: string | null) =>
  store.patch('PartnerApplication', { id }, { state, reason });
