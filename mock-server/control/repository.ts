import type { Texts } from '../worlds/columns.ts';
import { query, select, selectRows } from '../worlds/statements.ts';
import type { Store } from '../worlds/store.ts';
import type { World } from '../worlds/world.ts';

const MESSAGES = selectRows('InboxMessage', 'WHERE @to IS NULL OR "to" IN (@to, lower(@to)) ORDER BY "id" DESC');
const MEMBERS = select('Member', ['id', 'username', 'type'], 'WHERE "brandCode" = ? ORDER BY "id"');
const HOLDERS = select(
  'Member',
  ['id', 'username'],
  `WHERE "id" IN (SELECT "memberId" FROM "Reward" WHERE "brandCode" = ? AND "source" = 'REFERRAL' AND "state" = 'pending')`,
);
const OPEN_CAPTCHAS = selectRows('Captcha', 'WHERE "usedAt" IS NULL AND "createdAt" >= ? ORDER BY "createdAt"');
const OPEN_PUZZLES = selectRows('SliderPuzzle', 'WHERE "triedAt" IS NULL AND "createdAt" >= ? ORDER BY "createdAt"');

export const listMessages = ({ read }: World, to?: string) => read.all(MESSAGES, { to: to ?? null });

export const clearMessages = (world: World) => world.delete('InboxMessage', {});

export const listMemberRows = ({ read }: World, brandCode: string) => read.all(MEMBERS, brandCode);

/** Members with a reward that is held. */
export const listHolders = ({ read }: World, brandCode: string) => read.all(HOLDERS, brandCode);

/** Returns the oldest first. */
export const listOpenCaptchas = ({ read }: World, since: number) => read.all(OPEN_CAPTCHAS, since);

/** Returns the oldest first. */
export const listOpenPuzzles = ({ read }: World, since: number) => read.all(OPEN_PUZZLES, since);

const contentOf = (model: 'Promotion' | 'Banner' | 'Announcement' | 'HelpArticle', key: 'id' | 'tag') => ({
  model,
  /** Names a row among the brand's. */
  key,
  rows: query<Record<string, unknown>>(
    `SELECT *, CAST("${key}" AS TEXT) AS "contentId" FROM "${model}"
      WHERE "brandCode" = @brandCode AND (@contentId IS NULL OR CAST("${key}" AS TEXT) = @contentId) ORDER BY "position"`,
    { contentId: 'TEXT' },
  ),
});
const CONTENT = {
  promotion: contentOf('Promotion', 'id'),
  banner: contentOf('Banner', 'id'),
  announcement: contentOf('Announcement', 'id'),
  article: contentOf('HelpArticle', 'tag'),
};
const DRAFT = selectRows('ContentDraft', 'WHERE "brandCode" = ? AND "kind" = ? AND "contentId" = ?');

type ContentKind = keyof typeof CONTENT;
type FieldTexts = Record<string, Partial<Texts>>;

/** All, or the one with an id. */
export const listContentRows = ({ read }: World, brandCode: string, kind: ContentKind, contentId?: string) =>
  read.all(CONTENT[kind].rows, { brandCode, contentId: contentId ?? null });

export function findDraft({ read }: World, brandCode: string, kind: ContentKind, contentId: string): FieldTexts | null {
  const row = read.first(DRAFT, brandCode, kind, contentId);
  return row && (JSON.parse(row.texts) as FieldTexts);
}

/** Replaces an earlier draft. */
export const saveDraft = (world: World, brandCode: string, kind: ContentKind, contentId: string, draft: FieldTexts) =>
  world.upsert('ContentDraft', { brandCode, kind, contentId }, { texts: JSON.stringify(draft) });

export async function publishDraft(
  store: Store,
  brandCode: string,
  kind: ContentKind,
  contentId: string,
  fields: FieldTexts,
): Promise<void> {
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));
  const { model, key } = CONTENT[kind];
  await store.patch(model, { brandCode, [key]: key === 'id' ? Number(contentId) : contentId }, texts);
  await store.delete('ContentDraft', { brandCode, kind, contentId });
}

const ACCOUNT = select('Member', ['username'], 'WHERE "id" = ?');
const ENTRIES = selectRows('LedgerEntry', 'WHERE "id" IN (SELECT "value" FROM json_each(?)) ORDER BY "id"');

export const findAccount = ({ read }: World, memberId: number): string | null =>
  read.first(ACCOUNT, memberId)?.username ?? null;

export const listLedgerEntries = ({ read }: World, ids: readonly number[]) => read.all(ENTRIES, JSON.stringify(ids));

const AGENDA = selectRows('DueEvent', 'WHERE "dueAt" > ? ORDER BY "dueAt", "id" LIMIT ?');
const EXPIRIES = query<{ what: string; subject: string; brand: string; account: string; at: number }>(
  `SELECT "what", "subject", "brandCode" AS "brand", "username" AS "account", "at" FROM (
      SELECT 'reward' AS "what", "id" AS "subject", "memberId", "claimableUntil" AS "at" FROM "Reward" WHERE "state" = 'claimable'
      UNION ALL SELECT 'bonus', "id", "memberId", "expiresAt" FROM "Rollover" WHERE "state" = 'open'
      UNION ALL SELECT 'freeRounds', "rewardId", "memberId", "expiresAt" FROM "FreeRoundGrant" WHERE "closedAt" IS NULL
      UNION ALL SELECT 'points', "id", "memberId", "expiresAt" FROM "PointLot" WHERE "left" > 0
      UNION ALL SELECT 'tickets', "id", "memberId", "expiresAt" FROM "TicketLot" WHERE "left" > 0
      UNION ALL SELECT 'deposit', "orderNo", "memberId", "expiresAt" FROM "DepositOrder" WHERE "state" IN ('created', 'waiting')
    ) e JOIN "Member" ON "Member"."id" = "memberId" WHERE "at" > ? ORDER BY "at" LIMIT ?`,
  { what: 'TEXT', subject: 'TEXT', at: 'INTEGER' },
);
const SESSION_ENDS = query<{ brand: string; account: string; lastUsedAt: number }>(
  `SELECT "brandCode" AS "brand", "username" AS "account", "lastUsedAt" + 0 AS "lastUsedAt"
    FROM "Session" JOIN "Member" ON "Member"."id" = "memberId"
    WHERE "endedAt" IS NULL AND "lastUsedAt" > ? ORDER BY "lastUsedAt" LIMIT ?`,
);

/** What is due after a time (epoch milliseconds). */
export const listAgenda = ({ read }: World, after: number, most: number) => read.all(AGENDA, after, most);

/** What members lose after a time (epoch milliseconds) if they do nothing. */
export const listExpiries = ({ read }: World, after: number, most: number) => read.all(EXPIRIES, after, most);

/** Open sessions that were last used after a time (epoch milliseconds). */
export const listSessionEnds = ({ read }: World, after: number, most: number) => read.all(SESSION_ENDS, after, most);
