import type { Store } from '../../worlds/database.ts';
import { query, type Row } from '../../worlds/statements.ts';

const INVITATION = query<Pick<Row<'Invitation'>, 'code' | 'memberId'> & Pick<Row<'Member'>, 'nickname'>>(
  `SELECT "code", "memberId", "nickname" FROM "Invitation" JOIN "Member" ON "Member"."id" = "memberId"
    WHERE "Invitation"."brandCode" = ? AND "code" = ? AND "kind" = ? AND "endedAt" IS NULL`,
);

/** An agent's invitation that is good; null where there is none. Codes are the same in capitals and small letters. */
export const findAffiliate = ({ read }: Store, brandCode: string, code: string) =>
  read.first(INVITATION, brandCode, code.toUpperCase(), 'AFFILIATE');

/** A member's invitation that is good. */
export const findReferral = ({ read }: Store, brandCode: string, code: string) =>
  read.first(INVITATION, brandCode, code.toUpperCase(), 'REFERRAL');
