import type { PrismaClient } from '../../generated/client.ts';
import { daysAfter } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { brands } from '../system/brands.ts';
import { listOffers } from './offers.ts';

/** Members in all. */
const MOST = 500;
const VALID_DAYS = 30;

export const seedPromoCodes = (
  db: PrismaClient,
  promotions: readonly { id: number; brandCode: string; code: string }[],
) =>
  insert(
    db.promoCode,
    brands.flatMap((brand) =>
      listOffers(brand).flatMap(({ code, promoCode }) => {
        const promotion = promotions.find((row) => row.brandCode === brand.code && row.code === code);
        return promoCode && promotion
          ? {
              brandCode: brand.code,
              code: promoCode,
              promotionId: promotion.id,
              most: MOST,
              validUntil: daysAfter(VALID_DAYS),
            }
          : [];
      }),
    ),
  );
