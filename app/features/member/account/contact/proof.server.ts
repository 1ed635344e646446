import type { Site } from '~/request/site.server.ts';
import type { MemberInfo } from '../part/part.server.ts';
import type { OwnerProof } from './contact.types.ts';

/** What this account can be proved by, the password first. */
export const listProofs = ({ hasPassword, email, mobileNum }: MemberInfo): NonNullable<OwnerProof>[] => [
  ...(hasPassword ? ['password' as const] : []),
  ...(email ? ['mail' as const] : []),
  ...(mobileNum ? ['sms' as const] : []),
];

/** The proof that the address asks for, where the account has it; else the first. */
export function chooseProof({ url }: Site, info: MemberInfo): OwnerProof {
  const proofs = listProofs(info);
  return proofs.find((each) => each === url.searchParams.get('proof')) ?? proofs[0] ?? null;
}
