import { TRIAL_TYPE } from '../accounts/real-account.ts';
import { CONTRACT_QUEUE } from '../domains/agent/contracts/repository.ts';
import { PARTNER_QUEUE } from '../domains/agent/partner/repository.ts';
import { CHAT_REPORT_QUEUE } from '../domains/chat/repository.ts';
import { FEEDBACK_QUEUE } from '../domains/help/repository.ts';
import { HELD_MEMBER_QUEUE } from '../domains/member/holds/repository.ts';
import { REDEMPTION_QUEUE } from '../domains/points/repository.ts';
import { APPLICATION_QUEUE } from '../domains/promotions/repository.ts';
import { HELD_REWARD_QUEUE } from '../domains/referral/repository.ts';
import { DEPOSIT_QUEUE } from '../domains/wallet/deposits/repository.ts';
import { WITHDRAWAL_QUEUE } from '../domains/wallet/withdrawals/repository.ts';
import type { Texts } from '../worlds/columns.ts';
import { type NewRow, query, type Row, select, selectRows } from '../worlds/statements.ts';
import type { Store } from '../worlds/store.ts';
import type { World } from '../worlds/world.ts';

const MESSAGES = selectRows('InboxMessage', 'WHERE @to IS NULL OR "to" IN (@to, lower(@to)) ORDER BY "id" DESC');
const MEMBERS = select(
  'Member',
  ['id', 'username', 'type'],
  `WHERE "brandCode" = @brandCode AND (@search IS NULL OR instr(lower("username"), lower(@search)) > 0)
    ORDER BY "id" LIMIT COALESCE(@limit, -1)`,
);
const HOLDERS = select(
  'Member',
  ['id', 'username'],
  `WHERE "id" IN (SELECT "memberId" FROM "Reward" WHERE "brandCode" = ? AND "source" = 'REFERRAL' AND "state" = 'pending')`,
);
const OPEN_CAPTCHAS = selectRows('Captcha', 'WHERE "usedAt" IS NULL AND "createdAt" >= ? ORDER BY "createdAt"');
const OPEN_PUZZLES = selectRows('SliderPuzzle', 'WHERE "triedAt" IS NULL AND "createdAt" >= ? ORDER BY "createdAt"');

export const listMessages = ({ read }: World, to?: string) => read.all(MESSAGES, { to: to ?? null });

export const clearMessages = (world: World) => world.delete('InboxMessage', {});

/** Searches in the user name. Returns all of them without a limit. */
export const listMemberRows = (
  { read }: World,
  brandCode: string,
  { search, limit }: { search?: string | undefined; limit?: number | undefined } = {},
) => read.all(MEMBERS, { brandCode, search: search ?? null, limit: limit ?? null });

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
const UNPUBLISHED = selectRows(
  'ContentDraft',
  'WHERE "brandCode" = ? AND "kind" = ? AND "row" IS NOT NULL ORDER BY "rowid"',
);
/** Ids are those of all brands. */
const NEXT_ID = {
  promotion: nextId('promotion', 'Promotion'),
  announcement: nextId('announcement', 'Announcement'),
};

function nextId(kind: 'promotion' | 'announcement', model: 'Promotion' | 'Announcement') {
  return query<{ id: number }>(
    `SELECT MAX(COALESCE((SELECT MAX("id") FROM "${model}"), 0),
      COALESCE((SELECT MAX(CAST("contentId" AS INTEGER)) FROM "ContentDraft" WHERE "kind" = '${kind}'), 0)) + 1 AS "id"`,
  );
}

type ContentKind = keyof typeof CONTENT;
type FieldTexts = Record<string, Partial<Texts>>;

/** Columns of a new thing besides its texts. */
export interface NewColumns {
  promotion: { code: string; category: string; startTime: number; endTime: number };
  announcement: { type: string; link: string };
  article: { topic: string };
}

export interface Draft<Kind extends ContentKind = ContentKind> {
  contentId: string;
  texts: FieldTexts;
  /** Null for what was published before. */
  columns: (Kind extends keyof NewColumns ? NewColumns[Kind] : never) | null;
}

/** All, or the one with an id. */
export const listContentRows = (
  { read }: Pick<Store, 'read'>,
  brandCode: string,
  kind: ContentKind,
  contentId?: string,
) => read.all(CONTENT[kind].rows, { brandCode, contentId: contentId ?? null });

const parseDraft = <Kind extends ContentKind>({ contentId, texts, row }: Row<'ContentDraft'>): Draft<Kind> => ({
  contentId,
  texts: JSON.parse(texts) as FieldTexts,
  columns: row === null ? null : (JSON.parse(row) as Draft<Kind>['columns']),
});

export function findDraft({ read }: Pick<Store, 'read'>, brandCode: string, kind: ContentKind, contentId: string) {
  const row = read.first(DRAFT, brandCode, kind, contentId);
  return row && parseDraft(row);
}

/** Drafts of what was never published, in the order of creation. */
export const listUnpublished = <Kind extends ContentKind>(
  { read }: Pick<Store, 'read'>,
  brandCode: string,
  kind: Kind,
): Draft<Kind>[] => read.all(UNPUBLISHED, brandCode, kind).map((row) => parseDraft<Kind>(row));

export const nextContentId = ({ read }: Pick<Store, 'read'>, kind: keyof typeof NEXT_ID): string =>
  String(read.first(NEXT_ID[kind])?.id);

export const insertDraft = <Kind extends keyof NewColumns>(
  store: Store,
  brandCode: string,
  kind: Kind,
  { contentId, texts, columns }: { contentId: string; texts: FieldTexts; columns: NewColumns[Kind] },
) =>
  store.insert('ContentDraft', {
    brandCode,
    kind,
    contentId,
    texts: JSON.stringify(texts),
    row: JSON.stringify(columns),
  });

/** Returns the number of deleted drafts. */
export const deleteDraft = (store: Store, brandCode: string, kind: ContentKind, contentId: string): Promise<number> =>
  store.delete('ContentDraft', { brandCode, kind, contentId });

/** Replaces an earlier draft. */
export const saveDraft = (world: World, brandCode: string, kind: ContentKind, contentId: string, draft: FieldTexts) =>
  world.upsert('ContentDraft', { brandCode, kind, contentId }, { texts: JSON.stringify(draft) });

export async function publishDraft(
  store: Store,
  brandCode: string,
  kind: ContentKind,
  contentId: string,
  { fields, columns }: { fields: FieldTexts; columns: Draft['columns'] },
): Promise<void> {
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));
  const { model, key } = CONTENT[kind];
  const where = { brandCode, [key]: key === 'id' ? Number(contentId) : contentId };
  if (columns === null) await store.patch(model, where, texts);
  else {
    const position = Math.max(0, ...listContentRows(store, brandCode, kind).map((row) => Number(row.position))) + 1;
    await store.insert(model, { ...where, ...columns, ...texts, position } as NewRow<typeof model>);
  }
  await deleteDraft(store, brandCode, kind, contentId);
}

export const findAccount = ({ read }: World, memberId: number): string | null =>
  read.find('Member', { id: memberId })?.username ?? null;

export const listLedgerEntries = ({ read }: World, ids: readonly number[]) =>
  read.list('LedgerEntry', { id: ids }, 'ORDER BY "id"');

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

/** Rows that are due after a time (epoch milliseconds). */
export const listAgenda = ({ read }: World, after: number, most: number) => read.all(AGENDA, after, most);

/** Members lose it after a time (epoch milliseconds) if they do nothing. */
export const listExpiries = ({ read }: World, after: number, most: number) => read.all(EXPIRIES, after, most);

/** Open sessions that were last used after a time (epoch milliseconds). */
export const listSessionEnds = ({ read }: World, after: number, most: number) => read.all(SESSION_ENDS, after, most);
/** Each has the columns of `QueueRow` and `row`, which orders rows of a time. */
const QUEUES = {
  deposit: DEPOSIT_QUEUE,
  withdrawal: WITHDRAWAL_QUEUE,
  redemption: REDEMPTION_QUEUE,
  application: APPLICATION_QUEUE,
  partner: PARTNER_QUEUE,
  feedback: FEEDBACK_QUEUE,
  chatReport: CHAT_REPORT_QUEUE,
  heldMember: HELD_MEMBER_QUEUE,
  heldReward: HELD_REWARD_QUEUE,
  contract: CONTRACT_QUEUE,
};

export type QueueKind = keyof typeof QUEUES;

export interface QueueRow {
  kind: QueueKind;
  id: string;
  account: string | null;
  state: string;
  /** Mode of a deposit, promotion of an application, kind of a reward or contract. */
  detail: string;
  /** Ten-thousandths of the currency, or of a point. */
  amount: bigint | null;
  time: number;
  isWaiting: boolean;
}

/** Rows of one kind, or those of all kinds that wait. SQLite refuses a value without a parameter: "given" has one that few queues use. */
function queueSql(kinds: readonly QueueKind[], columns: string, rest: string): string {
  const queues = kinds.map((kind) => `SELECT '${kind}' AS "kind", * FROM (${QUEUES[kind]})`);
  const all = kinds.length > 1 ? '"isWaiting"' : 'TRUE';
  return `WITH "given" AS (SELECT @now), "queue" AS (${queues.join(' UNION ALL ')})
    SELECT ${columns} FROM "queue" LEFT JOIN "Member" m ON m."id" = "memberId"
    WHERE ${all} AND (@memberId IS NULL OR "memberId" = @memberId) ${rest}`;
}

const queueQueries = (kinds: readonly QueueKind[]) => ({
  page: query<QueueRow>(
    queueSql(
      kinds,
      `"kind", CAST("queue"."id" AS TEXT) AS "id", "username" AS "account", "state", CAST("detail" AS TEXT) AS "detail", "amount", "time", "isWaiting"`,
      'AND (@state IS NULL OR "state" = @state) ORDER BY "isWaiting" DESC, "time" DESC, "row" DESC, "kind" LIMIT @take OFFSET @skip',
    ),
    {
      kind: 'TEXT',
      id: 'TEXT',
      account: 'TEXT',
      state: 'TEXT',
      detail: 'TEXT',
      amount: 'BIGINT',
      time: 'INTEGER',
      isWaiting: 'BOOLEAN',
    },
  ),
  counts: query<{ kind: QueueKind; state: string; count: number }>(
    queueSql(kinds, '"kind", "state", COUNT(*) AS "count"', 'GROUP BY "kind", "state"'),
    { kind: 'TEXT', state: 'TEXT', count: 'INTEGER' },
  ),
});

const KINDS = Object.keys(QUEUES) as QueueKind[];
const WAITING = queueQueries(KINDS);
const OF_KIND = Object.fromEntries(KINDS.map((kind) => [kind, queueQueries([kind])])) as Record<
  QueueKind,
  typeof WAITING
>;

interface QueueFilter {
  brandCode: string;
  memberId: number | null;
  now: number;
}

const queriesOf = (kind: QueueKind | null) => (kind === null ? WAITING : OF_KIND[kind]);

/** By kind and state. */
export const countQueue = ({ read }: World, kind: QueueKind | null, filter: QueueFilter) =>
  read.all(queriesOf(kind).counts, { ...filter });

/** Rows that wait first, then newest first. */
export const pageQueue = (
  { read }: World,
  kind: QueueKind | null,
  filter: QueueFilter & { state: string | null; skip: number; take: number },
) => read.all(queriesOf(kind).page, { ...filter });

/** The day's sums are of settled bets, but for `bets`, which are placed ones less refunds. */
const BRAND_DAY = query<{
  deposits: bigint;
  withdrawals: bigint;
  bets: bigint;
  stakes: bigint;
  wins: bigint;
  bonuses: bigint;
  newMembers: number;
  activeMembers: number;
}>(
  `SELECT COALESCE(SUM("deposit"), 0) AS "deposits", COALESCE(SUM("withdraw"), 0) AS "withdrawals", COALESCE(SUM("bet"), 0) AS "bets",
      COALESCE(SUM("stakes"), 0) AS "stakes", COALESCE(SUM("win"), 0) AS "wins", COALESCE(SUM("promotion"), 0) AS "bonuses",
      (SELECT COUNT(*) FROM "Member" WHERE "brandCode" = @brandCode AND "type" <> ${TRIAL_TYPE}
        AND "registeredAt" >= @from AND "registeredAt" < @to) AS "newMembers",
      COUNT(DISTINCT CASE WHEN "bet" <> 0 OR "rounds" > 0 THEN "memberId" END) AS "activeMembers"
    FROM "Member" m JOIN "DailySum" ON "memberId" = m."id" AND "day" = @day
    WHERE "brandCode" = @brandCode AND "type" <> ${TRIAL_TYPE}`,
  {
    deposits: 'BIGINT',
    withdrawals: 'BIGINT',
    bets: 'BIGINT',
    stakes: 'BIGINT',
    wins: 'BIGINT',
    bonuses: 'BIGINT',
    newMembers: 'INTEGER',
    activeMembers: 'INTEGER',
  },
);

/** Counts real accounts. `from` and `to` are the day's first millisecond and the next one's. */
export function readBrandDay({ read }: World, of: { brandCode: string; day: number; from: number; to: number }) {
  const row = read.first(BRAND_DAY, of);
  if (!row) throw new Error('A sum has a row.');
  return row;
}

const PEOPLE = select(
  'Member',
  ['id', 'username', 'type', 'rankLevel', 'passwordHash', 'paymentHash'],
  'WHERE "brandCode" = ? AND "username" IN (SELECT "value" FROM json_each(?)) ORDER BY "id"',
);
/** Takes the brand's members, the newest first. */
const CONTRACTS = query<
  Pick<Row<'Contract'>, 'kind' | 'state' | 'proposedAt' | 'validTo' | 'isPaidByBrand'> & {
    account: string;
    upline: string | null;
  }
>(
  `SELECT "kind", "state", "proposedAt", "validTo", "isPaidByBrand", line."username" AS "account", upline."username" AS "upline"
    FROM "Contract" c JOIN "Member" line ON line."id" = "lineId" LEFT JOIN "Member" upline ON upline."id" = c."uplineId"
    WHERE c."brandCode" = ? ORDER BY c."id" DESC LIMIT 100`,
);
const LINKS = query<{ code: string; account: string; kind: string; state: string }>(
  `SELECT "code", "username" AS "account", "kind", CASE WHEN "endedAt" IS NOT NULL OR "validTo" <= @now THEN 'ENDED'
      WHEN "isPaused" THEN 'PAUSED' ELSE 'OPEN' END AS "state"
    FROM "Invitation" i JOIN "Member" m ON m."id" = "memberId"
    WHERE "memberId" IN (SELECT "value" FROM json_each(@ids)) ORDER BY i."createdAt", "code" LIMIT 100`,
  { state: 'TEXT' },
);
const SUB_ACCOUNTS = query<{ agent: string; name: string; isOpen: boolean }>(
  `SELECT "username" AS "agent", "name", "isOpen" FROM "SubAccount" s JOIN "Member" m ON m."id" = "agentId"
    WHERE "agentId" IN (SELECT "value" FROM json_each(?)) ORDER BY s."id" LIMIT 100`,
);

export const listPeople = ({ read }: World, brandCode: string, accounts: readonly string[]) =>
  read.all(PEOPLE, brandCode, JSON.stringify(accounts));

/** At most a hundred. */
export const listBrandContracts = ({ read }: World, brandCode: string) => read.all(CONTRACTS, brandCode);

/** Invitations of members, at most a hundred. */
export const listGuideLinks = ({ read }: World, ids: readonly number[], now: number) =>
  read.all(LINKS, { ids: JSON.stringify(ids), now });

export const listSubAccounts = ({ read }: World, ids: readonly number[]) => read.all(SUB_ACCOUNTS, JSON.stringify(ids));
