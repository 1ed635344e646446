import { ApiError } from '../http/api-error.ts';
import type { BrandState, Identity } from '../http/exchange.ts';
import type { World } from '../worlds/world.ts';
import { findMemberByEmail, findMemberByMobile } from './repository.ts';
import { findFault } from './rules.ts';

interface Claim {
  world: World;
  brand: BrandState;
  member: Identity;
}

/** A bound address or number. */
export const hasContact = ({ email, mobileKey }: { email: string | null; mobileKey: string | null }): boolean =>
  email !== null || mobileKey !== null;

/** Throws 422. */
export function requireMobile(brand: BrandState, mobileNum: string): void {
  const rule = brand.registerRules.mobileNum;
  if (rule && findFault('mobileNum', mobileNum, { ...rule, required: true })) {
    throw new ApiError(422, 'mobile.invalid', 'The phone number format is incorrect.');
  }
}

/** Lower case. Throws 422. */
export function readEmail(brand: BrandState, typed: string): string {
  const email = typed.trim().toLowerCase();
  const rule = brand.registerRules.email;
  if (rule && findFault('email', email, { ...rule, required: true })) {
    throw new ApiError(422, 'email.invalid', 'The e-mail address format is incorrect.');
  }
  return email;
}

export const emailTaken = () => new ApiError(409, 'email.taken', 'Another member has this mail address.');
export const mobileTaken = () => new ApiError(409, 'mobile.taken', 'Another member has this number.');

/** Throws 409 for the own or another member's number. */
export function requireFreeMobile({ world, brand, member }: Claim, mobileKey: string): void {
  requireFree(findMemberByMobile(world, brand.code, mobileKey), member, mobileTaken);
}

/** Throws 409 for the own or another member's address. */
export function requireFreeEmail({ world, brand, member }: Claim, email: string): void {
  requireFree(findMemberByEmail(world, brand.code, email), member, emailTaken);
}

function requireFree(holder: { id: number } | null, member: Identity, taken: () => ApiError): void {
  if (holder?.id === member.memberId) throw new ApiError(409, 'contact.same', 'It is already bound to this account.');
  if (holder) throw taken();
}
