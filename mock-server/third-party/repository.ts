import type { World } from '../worlds/world.ts';

export const countPhoneSessions = (world: World, phoneNumber: string, since: Date) =>
  world.db.phoneAuthSession.count({ where: { phoneNumber, createdAt: { gt: since } } });

export const insertPhoneSession = (
  world: World,
  session: { id: string; phoneNumber: string; code: string; createdAt: Date },
) => world.db.phoneAuthSession.create({ data: session });

export const findPhoneSession = (world: World, id: string) => world.db.phoneAuthSession.findUnique({ where: { id } });

export const countWrongPhoneCode = (world: World, id: string) =>
  world.db.phoneAuthSession.update({ where: { id }, data: { wrongTries: { increment: 1 } } });

/** Marks a session as used. Returns false when it was used already. */
export async function spendPhoneSession(world: World, id: string, now: Date): Promise<boolean> {
  const { count } = await world.db.phoneAuthSession.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
  return count === 1;
}
