import type { GoodInputs } from '../../support/good-input.ts';

/** Baize's. */
export const WELCOME = 1001;
export const CASHBACK = 1002;
export const CHECK_IN = 1009;

export const promotionsInputs: GoodInputs<'promotions'> = {
  listPromotions: {},
  getPromotion: { query: { promotionId: WELCOME } },
  countPromotions: {},
  checkIn: { body: { promotionId: CHECK_IN } },
};
