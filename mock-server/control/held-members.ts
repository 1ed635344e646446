import { answerHold } from '../domains/member/hold-answer.ts';
import { listHolds } from '../domains/member/holds/repository.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import { requireMember } from './members.ts';

/** Oldest first. Throws 404. */
export function listHeldMembers(world: World, brandCode: string) {
  requireBrand(world, brandCode);
  return listHolds(world, brandCode, world.now());
}

/** The same decision again changes nothing. Throws 404, and 409 for a member who is not held. */
export async function answerHeldMember(
  world: World,
  brandCode: string,
  { account, decision }: { account: string; decision: 'release' | 'close' },
) {
  const { member } = requireMember(world, brandCode, account);
  await answerHold(world, member, decision);
  return { account, state: decision === 'release' ? 'released' : 'closed' };
}

export const heldMemberOperations: ControlHandlers<'listHeldMembers' | 'answerHeldMember'> = {
  listHeldMembers: ({ world, path }) => listHeldMembers(world, path.brand),
  answerHeldMember: ({ world, path, body }) => answerHeldMember(world, path.brand, body),
};
