import { games } from '../../../mock-server/catalogue/games.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { insert } from '../shared/insert.ts';
import { type Drawn, drawnGames, POPULAR } from './games.ts';

export async function seedLottery(db: PrismaClient): Promise<void> {
  await insert(
    db.lotteryGame,
    games.flatMap(({ vendor, name }, index) => {
      const drawn = findDrawn(vendor, name.EN);
      if (!drawn) return [];
      const [family, grid] = drawn;
      const popular = (POPULAR as readonly string[]).indexOf(name.EN);
      return [
        {
          gameNodeId: index + 1,
          family,
          grid,
          tag: findTag(vendor, drawn),
          isPopular: popular >= 0,
          position: popular >= 0 ? popular : POPULAR.length + index,
        },
      ];
    }),
  );
}

export function findDrawn(vendor: string, title: string): Drawn | undefined {
  const ofVendor: Readonly<Record<string, Drawn>> | undefined = drawnGames[vendor as keyof typeof drawnGames];
  return ofVendor?.[title];
}

/** Fast games have their own tab, Vietnam's stations are by region. */
function findTag(vendor: string, [family, grid]: Drawn): string {
  if (vendor === 'ELOTT') return 'FAST';
  return grid.startsWith('central') ? 'VN_CENTRAL' : family;
}
