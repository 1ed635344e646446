import { query, select, selectRows } from '../../../worlds/statements.ts';
import type { Store } from '../../../worlds/store.ts';

const PERSON = ['id', 'payeeName', 'birthday', 'mobileKey', 'contacts'] as const;
const MEMBER = select('Member', PERSON, 'WHERE "id" = ?');
const OTHERS = select('Member', PERSON, 'WHERE "brandCode" = ? AND "id" <> ?');
const EXCLUDED = query<{ memberId: number; endsAt: number }>(
  `SELECT "memberId", MAX("endsAt") AS "endsAt" FROM "PlayBreak" JOIN "Member" ON "Member"."id" = "memberId"
    WHERE "brandCode" = ? AND "kind" = 'SELF_EXCLUSION' AND "startedAt" <= ? AND "endsAt" > ? GROUP BY "memberId"`,
);
const PAYOUT_NUMBERS = select('PayoutAccount', ['kind', 'number'], 'WHERE "memberId" = ?');
const HOLD_OF_PAIR = select('PlayBreak', ['id'], 'WHERE "memberId" = ? AND "matchedId" = ?');
const HOLDS = selectRows('PlayBreak', `WHERE "memberId" = ? AND "kind" = 'HELD' ORDER BY "endsAt" DESC, "id" DESC`);
const HELD = query<{ account: string; excluded: string; reason: string; heldAt: number; until: number }>(
  `SELECT "Member"."username" AS "account", "Excluded"."username" AS "excluded", "matchedBy" AS "reason",
      "PlayBreak"."startedAt" AS "heldAt", "PlayBreak"."endsAt" AS "until"
    FROM "PlayBreak" JOIN "Member" ON "Member"."id" = "memberId" JOIN "Member" AS "Excluded" ON "Excluded"."id" = "matchedId"
    WHERE "Member"."brandCode" = ? AND "kind" = 'HELD' AND "answer" IS NULL AND "PlayBreak"."endsAt" > ?
    ORDER BY "PlayBreak"."id"`,
  { account: 'TEXT', excluded: 'TEXT', reason: 'TEXT', heldAt: 'INTEGER', until: 'INTEGER' },
);

/** For the back office (control/queues.ts). A hold that nobody answered is over with the self-exclusion that it matches. */
export const HELD_MEMBER_QUEUE = `SELECT b."id" AS "row", b."id", "memberId",
    CASE WHEN "answer" IS NOT NULL THEN lower("answer") WHEN "endsAt" <= @now THEN 'over' ELSE 'held' END AS "state",
    '' AS "detail", NULL AS "amount", "startedAt" AS "time", "answer" IS NULL AND "endsAt" > @now AS "isWaiting"
    FROM "PlayBreak" b JOIN "Member" ON "Member"."id" = "memberId" WHERE "brandCode" = @brandCode AND b."kind" = 'HELD'`;

export const readMember = ({ read }: Store, id: number) => read.all(MEMBER, id);

/** Every other member of the brand. */
export const listOthers = ({ read }: Store, brandCode: string, id: number) => read.all(OTHERS, brandCode, id);

export type PersonRow = ReturnType<typeof listOthers>[number];

/** Members in a self-exclusion, and its end; in epoch milliseconds. */
export const listExcluded = ({ read }: Store, brandCode: string, now: number) =>
  read.all(EXCLUDED, brandCode, now, now);

/** Removed ones too. */
export const listPayoutNumbers = ({ read }: Store, memberId: number) => read.all(PAYOUT_NUMBERS, memberId);

/** Returns whether the two were matched before, whatever the office has answered. */
export const wasMatched = ({ read }: Store, memberId: number, matchedId: number): boolean =>
  read.first(HOLD_OF_PAIR, memberId, matchedId) !== null;

/** Ends at the latest. */
export const listOwnHolds = ({ read }: Store, memberId: number) => read.all(HOLDS, memberId);

export const endHold = (store: Store, id: number, answer: 'RELEASED' | 'CLOSED', endsAt: Date) =>
  store.patch('PlayBreak', { id }, { answer, endsAt });

/** Running holds of a brand, oldest first. */
export const listHolds = ({ read }: Store, brandCode: string, now: number) => read.all(HELD, brandCode, now);
