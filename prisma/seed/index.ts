import type { PrismaClient } from '../generated/client.ts';
import { seedAgents } from './agent/agent.ts';
import { seedAudit } from './agent/audit.ts';
import { seedContracts } from './agent/contracts.ts';
import { seedNotes } from './agent/notes.ts';
import { seedGames } from './games/games.ts';
import { seedLottery } from './lottery/lottery.ts';
import { seedRates } from './lottery/rates.ts';
import { seedHeld } from './member/held.ts';
import { seedMembers } from './member/member.ts';
import { seedPayoutAccounts } from './member/payout-accounts.ts';
import { seedMessages } from './messages/messages.ts';
import { seedClaims } from './missions/claims.ts';
import { seedMissions } from './missions/missions.ts';
import { seedPoints } from './points/points.ts';
import { seedPromotions } from './promotions/promotions.ts';
import { seedReferral } from './referral/referral.ts';
import { seedSessions } from './session/session.ts';
import { seedSystem } from './system/system.ts';
import { seedLevels } from './vip/levels.ts';
import { seedStandings } from './vip/standings.ts';
import { seedChannels } from './wallet/channels.ts';
import { seedWallets } from './wallet/wallet.ts';

/** Requires an empty database; always inserts the same rows in the same order. */
export async function seed(db: PrismaClient): Promise<void> {
  await seedSystem(db);
  await seedGames(db);
  await seedLottery(db);
  await seedMembers(db);
  await seedRates(db);
  await seedPayoutAccounts(db);
  await seedAgents(db);
  await seedContracts(db);
  await seedAudit(db);
  await seedNotes(db);
  await seedSessions(db);
  await seedWallets(db);
  await seedChannels(db);
  await seedLevels(db);
  await seedStandings(db);
  await seedPromotions(db);
  await seedMissions(db);
  await seedClaims(db);
  await seedReferral(db);
  await seedPoints(db);
  await seedHeld(db);
  await seedMessages(db);
}
