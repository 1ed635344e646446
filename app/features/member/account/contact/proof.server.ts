import { codesLockedMessage } from '~/parts/payment/refusals.server.ts';
import type { Site } from '~/request/site.server.ts';
import { ANSWERS } from '../answers/schema.ts';
import type { MemberInfo } from '../part/part.server.ts';
import type { OwnerProof } from './contact.types.ts';

/** A password first. A payment password replaces the login password as proof. */
export async function readProofs(site: Site, { hasPassword, email, mobileNum }: MemberInfo) {
  const [{ isSet, codesLockedUntil }, { answered }] = await Promise.all([
    site.api.call('hasPaymentPassword'),
    site.api.call('getSecurityQuestions'),
  ]);
  const hasCodes = codesLockedUntil === null;
  const proofs: NonNullable<OwnerProof>[] = [
    ...(isSet ? ['paymentPassword' as const] : []),
    ...(hasPassword && !isSet ? ['password' as const] : []),
    ...(email && hasCodes ? ['mail' as const] : []),
    ...(mobileNum && hasCodes ? ['sms' as const] : []),
    ...(isSet && answered.length === ANSWERS ? ['questions' as const] : []),
  ];
  const proof: OwnerProof = proofs.find((each) => each === site.url.searchParams.get('proof')) ?? proofs[0] ?? null;
  return {
    /** The proof of the URL, else the first. */
    proof,
    proofs,
    questions: proof === 'questions' ? answered : [],
    codesLocked: codesLockedUntil === null ? null : codesLockedMessage(site, codesLockedUntil),
    isPayer: isSet,
  };
}
