import { type Statements, select, update } from '../../worlds/statements.ts';
import type { World } from '../../worlds/world.ts';
import { NO_PASSWORD } from '../member/repository.ts';
import type { Way } from './start.ts';

const SESSION = select('Session', ['memberId', 'lastUsedAt', 'endedAt'], 'WHERE "token" = ?');
const MEMBER = select('Member', ['id', 'type', 'brandCode'], 'WHERE "id" = ?');
/** When a password was chosen that has to be changed. */
const NEVER = new Date(0);
const TOUCH = update('Session', '"lastUsedAt" = ? WHERE "token" = ?');

export function findSession(tables: Statements, token: string) {
  const session = tables.first(SESSION, token);
  const member = session && tables.first(MEMBER, session.memberId);
  return member && { ...session, member };
}

export const touchSession = (tables: Statements, token: string, now: number) => tables.run(TOUCH, now, token);

/** Opens a session; with `isOnlyOne` it ends the member's earlier ones in the same transaction. */
export async function openSession(
  world: World,
  session: {
    token: string;
    memberId: number;
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
    await store.session.updateMany({
      where: { memberId: session.memberId, endedAt: null },
      data: { endedAt: session.createdAt },
    });
    await store.session.create({ data: session });
  });
}

/** Sets a member's password: every session of the member ends, and a one-time password is worth nothing. */
export const setPassword = (
  world: World,
  memberId: number,
  password: { passwordHash: string; passwordChangedAt: Date; phoneResetAt?: Date },
) =>
  world.transact(async (store) => {
    await store.oneTimePassword.deleteMany({ where: { memberId } });
    await store.session.updateMany({
      where: { memberId, endedAt: null },
      data: { endedAt: password.passwordChangedAt },
    });
    return store.member.update({ where: { id: memberId }, data: password });
  });

/** How the session of a token was opened. */
export const findWay = async (world: World, token: string): Promise<Way> =>
  (await world.db.session.findUniqueOrThrow({ where: { token }, select: { way: true } })).way as Way;

export const endSession = (world: World, token: string, now: Date) =>
  world.db.session.updateMany({ where: { token, endedAt: null }, data: { endedAt: now } });

export const findMemberByName = (world: World, brandCode: string, username: string) =>
  world.db.member.findUnique({ where: { brandCode_username: { brandCode, username } } });

/** Whether a member has this one-time password and it has not expired. */
export const hasOneTimePassword = async (world: World, memberId: number, hash: string, now: Date): Promise<boolean> =>
  (await world.db.oneTimePassword.count({ where: { memberId, hash, expiresAt: { gt: now } } })) === 1;

export const saveOneTimePassword = (world: World, memberId: number, password: { hash: string; expiresAt: Date }) =>
  world.db.oneTimePassword.upsert({
    where: { memberId },
    create: { memberId, ...password },
    update: password,
  });

/**
 * Uses up a one-time password: the old password and every session end, and the member, who is returned, has to choose another. Null where
 * somebody else was quicker.
 */
export const spendOneTimePassword = (world: World, memberId: number, hash: string, now: Date) =>
  world.transact(async (store) => {
    const { count } = await store.oneTimePassword.deleteMany({ where: { memberId, hash } });
    if (count === 0) return null;
    await store.session.updateMany({ where: { memberId, endedAt: null }, data: { endedAt: now } });
    return store.member.update({
      where: { id: memberId },
      data: { passwordHash: NO_PASSWORD, passwordChangedAt: NEVER },
    });
  });

export const listFailures = (world: World, brandCode: string, subjects: string[], since: Date) =>
  world.db.loginFailure.findMany({ where: { brandCode, subject: { in: subjects }, lastAt: { gte: since } } });

/** Counts one more failure for a subject; one that is older than `since` is forgotten first. */
export async function countFailure(world: World, brandCode: string, subject: string, now: Date, since: Date) {
  await world.db.loginFailure.deleteMany({ where: { brandCode, subject, lastAt: { lt: since } } });
  return world.db.loginFailure.upsert({
    where: { brandCode_subject: { brandCode, subject } },
    create: { brandCode, subject, count: 1, lastAt: now },
    update: { count: { increment: 1 }, lastAt: now },
  });
}

export const clearFailures = (world: World, brandCode: string, subject: string) =>
  world.db.loginFailure.deleteMany({ where: { brandCode, subject } });

export const findIdentity = (world: World, identity: { brandCode: string; provider: string; subject: string }) =>
  world.db.socialIdentity.findUnique({
    where: { brandCode_provider_subject: identity },
    include: { member: true },
  });

/** One page of a member's sessions since a time, the latest first, and how many there are. */
export async function listSignIns(world: World, memberId: number, since: Date, pageNo: number, pageSize: number) {
  const where = { memberId, createdAt: { gte: since } };
  const [rows, total] = await Promise.all([
    world.db.session.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { token: 'asc' }],
      skip: (pageNo - 1) * pageSize,
      take: pageSize,
    }),
    world.db.session.count({ where }),
  ]);
  return { rows, total };
}

/** Ends the member's first login and leaves a message; false where it was ended before. */
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
