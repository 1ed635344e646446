import { count, selectRows, update } from '../worlds/statements.ts';
import type { World } from '../worlds/world.ts';

const SESSIONS_SINCE = count('PhoneAuthSession', 'WHERE "phoneNumber" = ? AND "createdAt" > ?');
const SESSION = selectRows('PhoneAuthSession', 'WHERE "id" = ?');
const COUNT_WRONG_TRY = update('PhoneAuthSession', '"wrongTries" = "wrongTries" + 1 WHERE "id" = ?');

export const countPhoneSessions = ({ read }: World, phoneNumber: string, since: Date): number =>
  read.first(SESSIONS_SINCE, phoneNumber, since.getTime())?.count ?? 0;

export const insertPhoneSession = (
  world: World,
  session: { id: string; phoneNumber: string; code: string; createdAt: Date },
) => world.insert('PhoneAuthSession', session);

export const findPhoneSession = ({ read }: World, id: string) => read.first(SESSION, id);

export const countWrongPhoneCode = (world: World, id: string) => world.run(COUNT_WRONG_TRY, id);

/** Returns false for a used session. */
export const spendPhoneSession = async (world: World, id: string, now: Date): Promise<boolean> =>
  (await world.patch('PhoneAuthSession', { id, usedAt: null }, { usedAt: now })) === 1;
