import { toMobileKey } from '../../openapi/rules/mobile.ts';
import { ApiError } from '../http/api-error.ts';
import type { BrandState, Identity } from '../http/exchange.ts';
import type { World } from '../worlds/world.ts';
import { toEmail } from './email.ts';
import { findMemberByEmail, findMemberByMobile, isDialingCode } from './repository.ts';
import { findFault } from './rules.ts';

interface Claim {
  world: World;
  brand: BrandState;
  member: Identity;
}

/** A bound address or number. */
export const hasContact = ({ email, mobileKey }: { email: string | null; mobileKey: string | null }): boolean =>
  email !== null || mobileKey !== null;

/** Returns the key. Throws 422, also for a dialling code or a number that no country has. */
export function readMobile(
  { world, brand }: Pick<Claim, 'world' | 'brand'>,
  { countryDialingCode, mobileNum }: { countryDialingCode: string; mobileNum: string },
): string {
  if (!isDialingCode(world, countryDialingCode)) {
    throw new ApiError(422, 'mobile.invalid', "The countryDialingCode is no country's: take one of the list.");
  }
  const rule = brand.registerRules.mobileNum;
  const key = toMobileKey(`${countryDialingCode}${mobileNum}`);
  if (key === null || (rule && findFault('mobileNum', mobileNum, { ...rule, required: true }))) {
    throw new ApiError(422, 'mobile.invalid', 'The phone number format is incorrect.');
  }
  return key;
}

/** Throws 422. */
export function readEmail(brand: BrandState, typed: string): string {
  const email = toEmail(typed);
  const rule = brand.registerRules.email;
  if (email === null || (rule && findFault('email', email, { ...rule, required: true }))) {
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

/** The own contact may be proved again while it is not. */
function requireFree(
  holder: { id: number; isContactProven: boolean } | null,
  member: Identity,
  taken: () => ApiError,
): void {
  if (holder?.id === member.memberId && !holder.isContactProven) return;
  if (holder?.id === member.memberId) throw new ApiError(409, 'contact.same', 'It is already bound to this account.');
  if (holder) throw taken();
}
