import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { NO_PASSWORD } from '../../accounts/repository.ts';
import { count, query, type Row, remove, select, selectRows, update } from '../../worlds/statements.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { forgetBrowsers } from '../messages/push/repository.ts';

export type SignInMethod = Value<'listLoginHistory'>['list'][number]['way'];

const SESSION = query<
  Pick<Row<'Session'>, 'lastUsedAt' | 'endedAt' | 'isReplaced' | 'subId'> &
    Pick<Row<'Member'>, 'id' | 'username' | 'type' | 'brandCode'> & { subName: string; pages: string }
>(
  `SELECT "lastUsedAt", "endedAt", "isReplaced", "subId", m."id", m."username", "type", "brandCode",
    "name" AS "subName", "pages" FROM "Session" JOIN "Member" m ON m."id" = "memberId" LEFT JOIN "SubAccount" s ON s."id" = "subId" WHERE "token" = ?`,
);
const WAY = select('Session', ['way'], 'WHERE "token" = ?');
const ONE_TIME_PASSWORD = count('OneTimePassword', 'WHERE "memberId" = ? AND "hash" = ? AND "expiresAt" > ?');
const FREE_PLAY_TOKENS = count('FreePlayToken', 'WHERE "value" = ?');
const FAILURE = selectRows('LoginFailure', 'WHERE "brandCode" = ? AND "subject" = ? AND "lastAt" >= ?');
const COUNT_FAILURE = {
  model: 'LoginFailure',
  sql: `INSERT INTO "LoginFailure" ("brandCode", "subject", "count", "lastAt") VALUES (@brandCode, @subject, 1, @now)
    ON CONFLICT DO UPDATE SET "count" = CASE WHEN "lastAt" < @since THEN 1 ELSE "count" + 1 END, "lastAt" = @now`,
} as const;
const CLEAR_FAILURES = remove(
  'LoginFailure',
  `WHERE "brandCode" = @brandCode AND ("subject" = @subject OR substr("subject", 1, length(@subject) + 1) = @subject || ' ')`,
);
const SIGN_INS = selectRows(
  'Session',
  'WHERE "memberId" = ? AND "subId" IS NULL AND "createdAt" >= ? ORDER BY "createdAt" DESC, "token" LIMIT ? OFFSET ?',
);
const OPEN_SESSIONS = selectRows(
  'Session',
  'WHERE "memberId" = ? AND "subId" IS NULL AND "endedAt" IS NULL AND "lastUsedAt" >= ? ORDER BY "lastUsedAt" DESC, "token" LIMIT 50',
);
const ALL_SIGN_INS = count('Session', 'WHERE "memberId" = ? AND "subId" IS NULL AND "createdAt" >= ?');
const OTHERS = '"memberId" = @memberId AND "subId" IS NULL AND "endedAt" IS NULL AND "token" <> @token';
const OTHERS_USED = count('Session', `WHERE ${OTHERS} AND "lastUsedAt" >= @since`);
const END_OTHERS = update('Session', `"endedAt" = @now WHERE ${OTHERS}`);
/** Expired password. */
export const NEVER = new Date(0);

export const findSession = ({ read }: Store, token: string) => read.first(SESSION, token);

export const touchSession = (world: World, token: string, now: number) =>
  world.patch('Session', { token }, { lastUsedAt: now });

/** `isOnlyOne` ends the earlier sessions of the member, or of the sub-account, in the same transaction. */
export async function openSession(
  world: World,
  session: {
    token: string;
    memberId: number;
    subId: number | null;
    ip: string;
    way: string;
    device: string;
    createdAt: Date;
    lastUsedAt: Date;
  },
  isOnlyOne: boolean,
): Promise<void> {
  if (!isOnlyOne) {
    await world.insert('Session', session);
    return;
  }
  await world.transact(async (store) => {
    const { memberId, subId, createdAt } = session;
    await store.patch('Session', { memberId, subId, endedAt: null }, { endedAt: createdAt, isReplaced: true });
    await store.insert('Session', session);
  });
}

/** Ends every session, also those of sub-accounts, and a one-time password. */
export const setPassword = (
  world: World,
  memberId: number,
  password: { passwordHash: string; passwordChangedAt: Date; phoneResetAt?: Date },
) =>
  world.transact(async (store) => {
    await store.delete('OneTimePassword', { memberId });
    await store.patch('Session', { memberId, endedAt: null }, { endedAt: password.passwordChangedAt });
    await forgetBrowsers(store, memberId);
    await store.patch('Member', { id: memberId }, password);
    return store.read.one('Member', { id: memberId });
  });

export const findSignInMethod = ({ read }: Store, token: string): SignInMethod =>
  (read.first(WAY, token)?.way ?? 'USERNAME') as SignInMethod;

export const endSession = (world: World, token: string, now: Date) =>
  world.transact(async (store) => {
    await store.patch('Session', { token, endedAt: null }, { endedAt: now });
    await store.delete('PushBrowser', { sessionToken: token });
  });

export const hasOneTimePassword = ({ read }: Store, memberId: number, hash: string, now: Date): boolean =>
  read.first(ONE_TIME_PASSWORD, memberId, hash, now.getTime())?.count === 1;

export const saveOneTimePassword = (world: World, memberId: number, password: { hash: string; expiresAt: Date }) =>
  world.upsert('OneTimePassword', { memberId }, password);

/** Ends the old password and every session, and requires a new password. Null if it was consumed concurrently. */
export const spendOneTimePassword = (world: World, memberId: number, hash: string, now: Date) =>
  world.transact(async (store) => {
    if ((await store.delete('OneTimePassword', { memberId, hash })) === 0) return null;
    await store.patch('Session', { memberId, endedAt: null }, { endedAt: now });
    await forgetBrowsers(store, memberId);
    await store.patch('Member', { id: memberId }, { passwordHash: NO_PASSWORD, passwordChangedAt: NEVER });
    return store.read.one('Member', { id: memberId });
  });

export const countFreePlayTokens = ({ read }: Store, value: string): number =>
  read.first(FREE_PLAY_TOKENS, value)?.count ?? 0;

export const insertFreePlayToken = (store: Store, value: string, usedAt: Date) =>
  store.insert('FreePlayToken', { value, usedAt });

export const listFailures = ({ read }: Store, brandCode: string, subjects: readonly string[], since: Date) =>
  subjects.flatMap((subject) => read.all(FAILURE, brandCode, subject, since.getTime()));

/** Returns their number with this one; one older than `since` does not count. */
export const countFailure = (world: World, brandCode: string, subject: string, now: Date, since: Date) =>
  world.transact(async (store): Promise<number> => {
    await store.run(COUNT_FAILURE, { brandCode, subject, now, since });
    return store.read.one('LoginFailure', { brandCode, subject }).count;
  });

/** Includes failures by network. */
export const clearFailures = (world: World, brandCode: string, subject: string) =>
  world.run(CLEAR_FAILURES, { brandCode, subject });

/** Returns the latest first, with the total. */
export const listSignIns = ({ read }: Store, memberId: number, since: Date, pageNo: number, pageSize: number) => ({
  rows: read.all(SIGN_INS, memberId, since.getTime(), pageSize, (pageNo - 1) * pageSize),
  total: read.first(ALL_SIGN_INS, memberId, since.getTime())?.count ?? 0,
});

/** Leaves a message; false if the first login ended before. */
export async function finishFirst(
  world: World,
  memberId: number,
  message: { title: string; content: string; time: Date },
): Promise<boolean> {
  const count = await world.patch('Member', { id: memberId, isFirstLogin: true }, { isFirstLogin: false });
  if (count === 1) await world.insert('Message', { memberId, ...message });
  return count === 1;
}

/** At most fifty, latest used first. */
export const listOpenSessions = ({ read }: Store, memberId: number, since: Date) =>
  read.all(OPEN_SESSIONS, memberId, since.getTime());

/** Returns the number of ended sessions used since a time. */
export const endOthers = (
  world: World,
  { memberId, token }: { memberId: number; token: string },
  now: Date,
  since: Date,
): Promise<number> =>
  world.transact(async (store) => {
    const used = store.read.first(OTHERS_USED, { memberId, token, since })?.count ?? 0;
    await store.run(END_OTHERS, { memberId, token, now });
    await forgetBrowsers(store, memberId, token);
    return used;
  });
