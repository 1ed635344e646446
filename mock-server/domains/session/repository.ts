import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { NO_PASSWORD } from '../../accounts/repository.ts';
import type { Store } from '../../worlds/database.ts';
import { count, query, type Row, select, selectRows, update } from '../../worlds/statements.ts';
import type { World } from '../../worlds/world.ts';

export type SignInMethod = Value<'listLoginHistory'>['list'][number]['way'];

const SESSION = query<
  Pick<Row<'Session'>, 'lastUsedAt' | 'endedAt' | 'isReplaced' | 'subId'> &
    Pick<Row<'Member'>, 'id' | 'type' | 'brandCode'> & { subName: string; pages: string }
>(
  `SELECT "lastUsedAt", "endedAt", "isReplaced", "subId", m."id", "type", "brandCode", "name" AS "subName", "pages"
    FROM "Session" JOIN "Member" m ON m."id" = "memberId" LEFT JOIN "SubAccount" s ON s."id" = "subId" WHERE "token" = ?`,
);
const TOUCH = update('Session', '"lastUsedAt" = ? WHERE "token" = ?');
const WAY = select('Session', ['way'], 'WHERE "token" = ?');
const ONE_TIME_PASSWORD = count('OneTimePassword', 'WHERE "memberId" = ? AND "hash" = ? AND "expiresAt" > ?');
const FREE_PLAY_TOKENS = count('FreePlayToken', 'WHERE "value" = ?');
const FAILURE = selectRows('LoginFailure', 'WHERE "brandCode" = ? AND "subject" = ? AND "lastAt" >= ?');
const SIGN_INS = selectRows(
  'Session',
  'WHERE "memberId" = ? AND "subId" IS NULL AND "createdAt" >= ? ORDER BY "createdAt" DESC, "token" LIMIT ? OFFSET ?',
);
const OPEN_SESSIONS = selectRows(
  'Session',
  'WHERE "memberId" = ? AND "subId" IS NULL AND "endedAt" IS NULL AND "lastUsedAt" >= ? ORDER BY "lastUsedAt" DESC, "token" LIMIT 50',
);
const ALL_SIGN_INS = count('Session', 'WHERE "memberId" = ? AND "subId" IS NULL AND "createdAt" >= ?');
/** Expired password. */
export const NEVER = new Date(0);

export const findSession = ({ read }: Store, token: string) => read.first(SESSION, token);

export const touchSession = (world: World, token: string, now: number) => world.run(TOUCH, now, token);

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
    await world.db.session.create({ data: session });
    return;
  }
  await world.transact(async (store) => {
    await store.db.session.updateMany({
      where: { memberId: session.memberId, subId: session.subId, endedAt: null },
      data: { endedAt: session.createdAt, isReplaced: true },
    });
    await store.db.session.create({ data: session });
  });
}

/** Ends every session, also those of sub-accounts, and a one-time password. */
export const setPassword = (
  world: World,
  memberId: number,
  password: { passwordHash: string; passwordChangedAt: Date; phoneResetAt?: Date },
) =>
  world.transact(async (store) => {
    await store.db.oneTimePassword.deleteMany({ where: { memberId } });
    await store.db.session.updateMany({
      where: { memberId, endedAt: null },
      data: { endedAt: password.passwordChangedAt },
    });
    return store.db.member.update({ where: { id: memberId }, data: password });
  });

export const findSignInMethod = ({ read }: Store, token: string): SignInMethod =>
  (read.first(WAY, token)?.way ?? 'USERNAME') as SignInMethod;

export const endSession = (world: World, token: string, now: Date) =>
  world.db.session.updateMany({ where: { token, endedAt: null }, data: { endedAt: now } });

export const hasOneTimePassword = ({ read }: Store, memberId: number, hash: string, now: Date): boolean =>
  read.first(ONE_TIME_PASSWORD, memberId, hash, now.getTime())?.count === 1;

export const saveOneTimePassword = (world: World, memberId: number, password: { hash: string; expiresAt: Date }) =>
  world.db.oneTimePassword.upsert({
    where: { memberId },
    create: { memberId, ...password },
    update: password,
  });

/** Ends the old password and every session, and requires a new password. Null if it was consumed concurrently. */
export const spendOneTimePassword = (world: World, memberId: number, hash: string, now: Date) =>
  world.transact(async (store) => {
    const { count } = await store.db.oneTimePassword.deleteMany({ where: { memberId, hash } });
    if (count === 0) return null;
    await store.db.session.updateMany({ where: { memberId, endedAt: null }, data: { endedAt: now } });
    return store.db.member.update({
      where: { id: memberId },
      data: { passwordHash: NO_PASSWORD, passwordChangedAt: NEVER },
    });
  });

export const countFreePlayTokens = ({ read }: Store, value: string): number =>
  read.first(FREE_PLAY_TOKENS, value)?.count ?? 0;

export const insertFreePlayToken = ({ db }: Store, value: string, usedAt: Date) =>
  db.freePlayToken.create({ data: { value, usedAt } });

export const listFailures = ({ read }: Store, brandCode: string, subjects: readonly string[], since: Date) =>
  subjects.flatMap((subject) => read.all(FAILURE, brandCode, subject, since.getTime()));

/** Deletes an older failure than `since` first. */
export async function countFailure(world: World, brandCode: string, subject: string, now: Date, since: Date) {
  await world.db.loginFailure.deleteMany({ where: { brandCode, subject, lastAt: { lt: since } } });
  return world.db.loginFailure.upsert({
    where: { brandCode_subject: { brandCode, subject } },
    create: { brandCode, subject, count: 1, lastAt: now },
    update: { count: { increment: 1 }, lastAt: now },
  });
}

/** Includes failures by network. */
export const clearFailures = (world: World, brandCode: string, subject: string) =>
  world.db.loginFailure.deleteMany({
    where: { brandCode, OR: [{ subject }, { subject: { startsWith: `${subject} ` } }] },
  });

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
  const { count } = await world.db.member.updateMany({
    where: { id: memberId, isFirstLogin: true },
    data: { isFirstLogin: false },
  });
  if (count === 1) await world.db.message.create({ data: { memberId, ...message } });
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
  world.transact(async ({ db }) => {
    const others = { memberId, subId: null, endedAt: null, NOT: { token } };
    const count = await db.session.count({ where: { ...others, lastUsedAt: { gte: since } } });
    await db.session.updateMany({ where: others, data: { endedAt: now } });
    return count;
  });
