import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import { daysBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { type BrandSeed, brands } from '../system/brands.ts';

export const seedAgents = (db: PrismaClient): Promise<void> => insert(db.invitation, brands.flatMap(buildInvitations));

/** A valid and a withdrawn agent code, and a member's code. */
function buildInvitations(brand: BrandSeed) {
  const rows = [
    { code: 'BOSS88', kind: 'AFFILIATE', owner: 'boss', createdAt: daysBefore(300), endedAt: null },
    { code: 'BOSS2020', kind: 'AFFILIATE', owner: 'boss', createdAt: daysBefore(700), endedAt: daysBefore(320) },
    { code: 'LUCKY77', kind: 'REFERRAL', owner: 'lucky', createdAt: daysBefore(200), endedAt: null },
  ] as const;
  return rows.map(({ owner, ...row }) => ({ ...row, brandCode: brand.code, memberId: characterId(brand, owner) }));
}
