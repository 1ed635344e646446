import type { Store } from '../../worlds/database.ts';
import { query, type Row } from '../../worlds/statements.ts';

const INVITATION = query<Pick<Row<'Invitation'>, 'code' | 'memberId'> & Pick<Row<'Member'>, 'nickname'>>(
  `SELECT "code", "memberId", "nickname" FROM "Invitation" JOIN "Member" ON "Member"."id" = "memberId"
    WHERE "Invitation"."brandCode" = ? AND "code" = ? AND "kind" = ? AND "endedAt" IS NULL`,
);

/** Returns null if there is none. Codes ignore case. */
export const findAffiliate = ({ read }: Store, brandCode: string, code: string) =>
  read.first(INVITATION, brandCode, code.toUpperCase(), 'AFFILIATE');

export const findReferral = ({ read }: Store, brandCode: string, code: string) =>
  read.first(INVITATION, brandCode, code.toUpperCase(), 'REFERRAL');
