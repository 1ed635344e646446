import { chooseNickname } from '../../accounts/nickname.ts';
import { insertMember } from '../../accounts/repository.ts';
import type { BrandState } from '../../http/exchange.ts';
import { dayNumber } from '../../shared/zone.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { hashPassword } from '../session/password.ts';
import { beginRates } from '../team/rates/rates.ts';
import type { Rates } from '../team/rates/repository.ts';
import { holdIfExcluded } from './holds/holds.ts';

type Inserted = Parameters<typeof insertMember>[2];

interface NewAccount extends Omit<Inserted, 'passwordHash' | 'paymentHash' | 'avatar' | 'registeredAt'> {
  password: string | undefined;
  paymentPassword?: string | undefined;
  /** Rates from today on, for who has an upline. */
  chooseRates: (store: Store, uplineId: number, day: number) => Rates;
}

/**
 * Makes a member with all that one needs to sign in and play, and calls `record` in the same transaction. Throws as
 * `beginRates`, and the database's error for a name or contact that was taken meanwhile.
 */
export function createMember(
  world: World,
  brand: BrandState,
  { password, paymentPassword, chooseRates, ...account }: NewAccount,
  record?: (store: Store, memberId: number) => Promise<unknown>,
) {
  const now = world.now();
  const hash = (secret: string | undefined) => (secret ? hashPassword(secret, world.random.text(16)) : null);
  const row = {
    ...account,
    nickname: chooseNickname(world, account.nickname),
    passwordHash: hash(password),
    paymentHash: hash(paymentPassword),
    avatar: world.random.int(1, 60),
    registeredAt: new Date(now),
  };
  return world.transact(async (store) => {
    const member = await insertMember(store, brand.code, row);
    const { uplineId } = member;
    const day = dayNumber(now);
    if (uplineId !== null)
      await beginRates(store, brand, { uplineId, memberId: member.id }, chooseRates(store, uplineId, day), day);
    await holdIfExcluded(store, brand, member.id, now);
    await record?.(store, member.id);
    return member;
  });
}
