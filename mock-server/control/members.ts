import type { Query } from '../../openapi/generated/control-operations.ts';
import { findMemberByName } from '../accounts/repository.ts';
import { listWallets } from '../domains/money/ledger/repository.ts';
import { startSession } from '../domains/session/start.ts';
import { findBrandState } from '../domains/system/brand-state.ts';
import { ApiError } from '../http/api-error.ts';
import { formatMoney } from '../shared/money.ts';
import { isoInZone } from '../shared/zone.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import { listMemberRows } from './repository.ts';

/** With the sum of their wallets. Throws 404. */
export function listMembers(world: World, brandCode: string, filter: Query<'listBrandMembers'>) {
  const { currency } = requireBrand(world, brandCode);
  return listMemberRows(world, brandCode, filter).map(({ id, username, type }) => {
    const sum = listWallets(world, id).reduce((total, { balance }) => total + balance, 0n);
    return { account: username, type, balance: formatMoney(sum), currency };
  });
}

/** Needs no password. Throws 403 for an agent of a brand without agents, 404. */
export async function createSession(world: World, brandCode: string, { account }: { account: string }) {
  const { brand, member } = requireMember(world, brandCode, account);
  const caller = { world, brand, ip: '127.0.0.1', device: 'The control API' };
  const { token, username, customerType, expiresAt } = await startSession(caller, member, 'USERNAME');
  return { token, account: username, type: customerType, expiresAt, expiresAtIso: isoInZone(expiresAt) };
}

/** Throws 404. */
export function requireMember(world: World, brandCode: string, account: string) {
  requireBrand(world, brandCode);
  const brand = findBrandState(world, brandCode);
  const member = findMemberByName(world, brandCode, account);
  if (brand && member) return { brand, member };
  throw new ApiError(404, 'member.not.found', `"${brandCode}" has no member "${account}": GET …/members lists them.`);
}

export const memberOperations: ControlHandlers<'listBrandMembers' | 'createSession'> = {
  listBrandMembers: ({ world, path, query }) => listMembers(world, path.brand, query),
  createSession: ({ world, path, body }) => createSession(world, path.brand, body),
};
