import type { World } from '../../worlds/world.ts';

const findInvitation = (world: World, brandCode: string, kind: 'AFFILIATE' | 'REFERRAL', code: string) =>
  world.db.invitation.findFirst({
    where: { brandCode, code: code.toUpperCase(), kind, endedAt: null },
    include: { member: { select: { nickname: true } } },
  });

/** An agent's invitation that is good; null where there is none. Codes are the same in capitals and small letters. */
export const findAffiliate = (world: World, brandCode: string, code: string) =>
  findInvitation(world, brandCode, 'AFFILIATE', code);

/** A member's invitation that is good. */
export const findReferral = (world: World, brandCode: string, code: string) =>
  findInvitation(world, brandCode, 'REFERRAL', code);
