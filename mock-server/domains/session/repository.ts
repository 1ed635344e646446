import type { World } from '../../worlds/world.ts';

export const findSession = (world: World, token: string) =>
  world.db.session.findUnique({
    where: { token },
    select: { lastUsedAt: true, endedAt: true, member: { select: { id: true, type: true, brandCode: true } } },
  });

export const touchSession = (world: World, token: string, now: Date) =>
  world.db.session.update({ where: { token }, data: { lastUsedAt: now }, select: { token: true } });

/** Opens a session; with `isOnlyOne` it ends the member's earlier ones in the same transaction. */
export async function openSession(
  world: World,
  session: { token: string; memberId: number; ip: string; createdAt: Date; lastUsedAt: Date },
  isOnlyOne: boolean,
): Promise<void> {
  const open = world.db.session.create({ data: session });
  if (!isOnlyOne) {
    await open;
    return;
  }
  const end = world.db.session.updateMany({
    where: { memberId: session.memberId, endedAt: null },
    data: { endedAt: session.createdAt },
  });
  await world.db.$transaction([end, open]);
}

export const endSession = (world: World, token: string, now: Date) =>
  world.db.session.updateMany({ where: { token, endedAt: null }, data: { endedAt: now } });

export const findMemberByName = (world: World, brandCode: string, username: string) =>
  world.db.member.findUnique({ where: { brandCode_username: { brandCode, username } } });

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

export const insertTrialMember = (
  world: World,
  member: { brandCode: string; username: string; nickname: string; avatar: number; registeredAt: Date },
  wallet: { accountTypeId: number; accountName: string; balance: bigint },
) =>
  world.db.member.create({
    data: {
      ...member,
      // No password opens a trial account: no hash has this form.
      passwordHash: '-',
      passwordChangedAt: member.registeredAt,
      type: 4,
      rankLevel: 0,
      labels: '[]',
      toUpline: false,
      isFirstLogin: false,
      wallets: { create: wallet },
    },
  });
