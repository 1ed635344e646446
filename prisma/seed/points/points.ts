import type { PrismaClient } from '../../generated/client.ts';
import { insert } from '../shared/insert.ts';
import { brands } from '../system/brands.ts';
import { buildHistory } from './history.ts';
import { buildRewards } from './rewards.ts';

/** The mall, and what lucky and victor have of it. */
export async function seedPoints(db: PrismaClient): Promise<void> {
  const rewards = brands.flatMap(buildRewards);
  await insert(db.pointReward, rewards);
  const { lots, entries, redemptions, dueEvents } = buildHistory(rewards);
  await insert(db.pointLot, lots);
  await insert(db.pointEntry, entries);
  await insert(db.redemption, redemptions);
  await insert(db.dueEvent, dueEvents);
}
