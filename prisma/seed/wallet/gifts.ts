import { houseAccountTypes } from '../../../mock-server/catalogue/vendors.ts';
import { GIFT } from '../../../mock-server/control/rewards.ts';
import { dayInZone } from '../../../mock-server/shared/zone.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import type { Credit } from '../missions/claims.ts';
import { minutesBefore } from '../shared/clock.ts';
import { json } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { DEPOSIT_MINUTES } from './ledger.ts';

const CREATED_MINUTES_BEFORE = 30;

/** The money of novice, who has not deposited. `balances` are those of the main wallets, by member. */
export function buildGift(brand: BrandSeed, balances: ReadonlyMap<number, bigint>): Credit {
  const memberId = characterId(brand, 'novice');
  const minutesAgo = DEPOSIT_MINUTES.ofOther;
  return {
    memberId,
    orderNo: `P${dayInZone(minutesBefore(minutesAgo).getTime())}${brand.position}00000000088`,
    title: json(GIFT),
    amount: balances.get(memberId) ?? 0n,
    minutesAgo,
  };
}

/** Rewards of the office, nothing to wager. Run after the wallets, whose books have the credits. */
export async function seedGifts(db: PrismaClient): Promise<void> {
  const wallets = await db.wallet.findMany({ where: { accountTypeId: houseAccountTypes.MAIN } });
  const balances = new Map(wallets.map(({ memberId, balance }) => [memberId, balance]));
  for (const brand of brands) {
    const { minutesAgo, ...gift } = buildGift(brand, balances);
    const createdAt = minutesBefore(minutesAgo + CREATED_MINUTES_BEFORE);
    await db.reward.create({
      data: {
        ...gift,
        brandCode: brand.code,
        source: 'OFFICE',
        sourceKey: 'office seeded',
        kind: 'CREDIT',
        wagering: json({ turnover: 0 }),
        state: 'claimed',
        createdAt,
        claimableFrom: createdAt,
        claimedAt: minutesBefore(minutesAgo),
      },
    });
  }
}
