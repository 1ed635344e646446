import ipaddr from 'ipaddr.js';
import { DAY_MS } from '../../shared/zone.ts';
import type { Store } from '../../worlds/store.ts';
import { type Friend, hasSharedNumber, listAddresses } from './repository.ts';

const INVITER_MS = 30 * DAY_MS;
const BITS = { ipv4: 24, ipv6: 64 };
/** People who share these have nothing in common. */
const NOBODYS = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat', 'unspecified']);

/** The /24 or /64 of an address; null for a loopback or private one. */
function readRange(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null;
  const address = ipaddr.process(ip);
  if (NOBODYS.has(address.range())) return null;
  const bits = BITS[address.kind()];
  return `${address.kind()} ${address
    .toByteArray()
    .slice(0, bits / 8)
    .join('.')}`;
}

export type HoldReason = 'NETWORK' | 'PAYOUT_NUMBER';

/**
 * Why the back office must review a friend: the sign-up came from a range of one of the inviter's sessions of 30 days, or
 * the friend has a payout number that the inviter removed (loyalty.md: Referral). Null for no reason.
 */
export function findHoldReason(store: Store, friend: Friend): HoldReason | null {
  const { registeredAt, inviterId, memberId } = friend;
  const rows = listAddresses(store, { memberId, inviterId }, registeredAt - INVITER_MS, registeredAt);
  const ranges = (isInviter: boolean) =>
    rows.filter((row) => (row.memberId === inviterId) === isInviter).map(({ ip }) => readRange(ip));
  const own = new Set(ranges(true));
  if (ranges(false).some((range) => range !== null && own.has(range))) return 'NETWORK';
  return hasSharedNumber(store, friend) ? 'PAYOUT_NUMBER' : null;
}
