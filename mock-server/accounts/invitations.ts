import { query, type Row } from '../worlds/statements.ts';
import type { World } from '../worlds/world.ts';

const INVITATION = query<
  Pick<Row<'Invitation'>, 'code' | 'memberId' | 'type' | 'rates' | 'showsInviter'> & Pick<Row<'Member'>, 'nickname'>
>(
  `SELECT "code", "memberId", i."type", "rates", "showsInviter", "nickname" FROM "Invitation" i JOIN "Member" ON "Member"."id" = "memberId"
    WHERE i."brandCode" = ? AND "code" = ? AND "kind" = ? AND "endedAt" IS NULL AND NOT "isPaused"
      AND ("validTo" IS NULL OR "validTo" > ?)`,
);

/** Returns null if there is none that is good now. Codes ignore case. */
export const findAffiliate = (world: World, brandCode: string, code: string) =>
  world.read.first(INVITATION, brandCode, code.toUpperCase(), 'AFFILIATE', world.now());

export const findReferral = (world: World, brandCode: string, code: string) =>
  world.read.first(INVITATION, brandCode, code.toUpperCase(), 'REFERRAL', world.now());
