import type { PrismaClient } from '../../generated/client.ts';
import { daysAfter, daysBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { brands } from '../system/brands.ts';
import { otherId } from './member.ts';

/** Twelve months of self-exclusion of `away`, and the hold of `twin`; at brands where members may exclude themselves. */
export async function seedHeld(db: PrismaClient): Promise<void> {
  const rows = brands
    .filter(({ modulesOff }) => !modulesOff.includes('RESPONSIBLE3'))
    .flatMap((brand) => {
      const [excluded, held] = [otherId(brand, 'away'), otherId(brand, 'twin')];
      const endsAt = daysAfter(305);
      return [
        { memberId: excluded, kind: 'SELF_EXCLUSION', startedAt: daysBefore(60), endsAt },
        { memberId: held, kind: 'HELD', startedAt: daysBefore(6), endsAt, matchedId: excluded, matchedBy: 'PAYEE' },
      ];
    });
  await insert(db.playBreak, rows);
}
