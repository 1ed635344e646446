import { count, selectRows } from '../worlds/statements.ts';
import type { World } from '../worlds/world.ts';

const SESSIONS_SINCE = count('PhoneAuthSession', 'WHERE "phoneNumber" = ? AND "createdAt" > ?');
const SESSION = selectRows('PhoneAuthSession', 'WHERE "id" = ?');

export const countPhoneSessions = ({ read }: World, phoneNumber: string, since: Date): number =>
  read.first(SESSIONS_SINCE, phoneNumber, since.getTime())?.count ?? 0;

export const insertPhoneSession = (
  world: World,
  session: { id: string; phoneNumber: string; code: string; createdAt: Date },
) => world.db.phoneAuthSession.create({ data: session });

export const findPhoneSession = ({ read }: World, id: string) => read.first(SESSION, id);

export const countWrongPhoneCode = (world: World, id: string) =>
  world.db.phoneAuthSession.update({ where: { id }, data: { wrongTries: { increment: 1 } } });

/** Returns false for a used session. */
export async function spendPhoneSession(world: World, id: string, now: Date): Promise<boolean> {
  const { count } = await world.db.phoneAuthSession.updateMany({ where: { id, usedAt: null }, data: { usedAt: now } });
  return count === 1;
}
