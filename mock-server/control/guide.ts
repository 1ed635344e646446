import { stateOf } from '../domains/agent/contracts/agreements.ts';
import { listWallets, sumBalances } from '../domains/money/ledger/repository.ts';
import { verifyPassword } from '../domains/session/password.ts';
import { formatMoney } from '../shared/money.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import { listBrandContracts, listGuideLinks, listPeople, listSubAccounts } from './repository.ts';
import { DEFAULT_PASSWORD, PEOPLE, SEED_PASSWORD, SEED_PAYMENT_PASSWORD } from './seed-people.ts';

/** Returns the demo's password that a hash is of; null for another one, and without a hash. */
async function findPassword(passwords: readonly string[], hash: string | null): Promise<string | null> {
  for (const password of passwords) if (hash !== null && (await verifyPassword(password, hash))) return password;
  return null;
}

/** The people of the seed as this world has them now. Throws 404. */
export async function describeGuide(world: World, brandCode: string) {
  const { currency } = requireBrand(world, brandCode);
  const now = world.now();
  const people = listPeople(world, brandCode, Object.keys(PEOPLE));
  const ids = people.map(({ id }) => id);
  return {
    currency,
    people: await Promise.all(
      people.map(async ({ id, username, type, rankLevel, passwordHash, paymentHash }) => ({
        account: username,
        type,
        rankLevel,
        balance: formatMoney(sumBalances(listWallets(world, id))),
        password: await findPassword([SEED_PASSWORD, DEFAULT_PASSWORD], passwordHash),
        paymentPassword: await findPassword([SEED_PAYMENT_PASSWORD], paymentHash),
        use: PEOPLE[username as keyof typeof PEOPLE],
      })),
    ),
    contracts: listBrandContracts(world, brandCode).map(({ account, upline, kind, isPaidByBrand, ...contract }) => ({
      account,
      upline,
      kind,
      state: stateOf(contract, now),
      isPaidByBrand,
    })),
    links: listGuideLinks(world, ids, now),
    subAccounts: listSubAccounts(world, ids),
  };
}

export const guideOperations: ControlHandlers<'getSeedGuide'> = {
  getSeedGuide: ({ world, path }) => describeGuide(world, path.brand),
};
