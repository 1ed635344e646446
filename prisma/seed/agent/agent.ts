import type { PrismaClient } from '../../generated/client.ts';
import { AGENTS_CODE, OLD_CODE, PAUSED_CODE, PLAYERS_CODE } from '../member/invitation-codes.ts';
import { characterId } from '../member/member.ts';
import { daysBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { json } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { buildAnnouncements, buildReads } from './announcements.ts';
import { buildSubAccounts, buildSubSessions } from './sub-accounts.ts';

export async function seedAgents(db: PrismaClient): Promise<void> {
  await insert(db.invitation, brands.flatMap(buildInvitations));
  await insert(db.subAccount, brands.flatMap(buildSubAccounts));
  await insert(db.session, brands.flatMap(buildSubSessions));
  await insert(db.agentAnnouncement, buildAnnouncements());
  await insert(
    db.agentAnnouncementRead,
    brands.flatMap((brand) => buildReads(brand, characterId(brand, 'boss'))),
  );
}

/** The boss has a link for players, one for agents, a paused and an ended one. The one for agents shows the boss; lucky has a member's code. */
function buildInvitations(brand: BrandSeed) {
  const boss = { kind: 'AFFILIATE', memberId: characterId(brand, 'boss'), domain: brand.hosts[0] ?? '' } as const;
  const plain = { type: 0, rates: '{}', isPaused: false, showsInviter: false, endedAt: null, validTo: null };
  const rows = [
    { ...boss, ...plain, code: PLAYERS_CODE, createdAt: daysBefore(300), visits: 214 },
    {
      ...boss,
      ...plain,
      code: AGENTS_CODE,
      type: 2,
      showsInviter: true,
      rates: json({ RNG: 90, LIVE: 70, LOTT: 1954 }),
      createdAt: daysBefore(660),
      visits: 87,
    },
    {
      ...boss,
      ...plain,
      code: PAUSED_CODE,
      rates: json({ RNG: 60 }),
      createdAt: daysBefore(45),
      validTo: daysBefore(-45),
      isPaused: true,
      visits: 63,
    },
    { ...boss, ...plain, code: OLD_CODE, createdAt: daysBefore(700), endedAt: daysBefore(320), visits: 152 },
    {
      ...plain,
      code: 'LUCKY77',
      kind: 'REFERRAL',
      memberId: characterId(brand, 'lucky'),
      domain: '',
      createdAt: daysBefore(200),
      visits: 0,
    },
  ];
  return rows.map((row) => ({ ...row, brandCode: brand.code }));
}
