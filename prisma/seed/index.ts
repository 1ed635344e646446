import type { PrismaClient } from '../generated/client.ts';
import { seedAccess } from './access.ts';
import { seedGames } from './games.ts';
import { seedMembers } from './member.ts';
import { seedMessages } from './messages.ts';
import { seedPromotions } from './promotions.ts';
import { seedSystem } from './system.ts';
import { seedWallets } from './wallet.ts';

/** Fills an empty database; always the same rows in the same order. */
export async function seed(db: PrismaClient): Promise<void> {
  await seedSystem(db);
  await seedGames(db);
  await seedMembers(db);
  await seedAccess(db);
  await seedWallets(db);
  await seedPromotions(db);
  await seedMessages(db);
}
