import type { GoodInputs } from '../../support/good-input.ts';
import { PNG } from '../../support/multipart.ts';
import { apply, CHECK_IN, PARLAY, RAFFLE, WELCOME } from '../../support/rewards.ts';

export const promotionsInputs: GoodInputs<'promotions'> = {
  listPromotions: {},
  getPromotion: { query: { promotionId: WELCOME } },
  countPromotions: {},
  redeemPromoCode: { body: { code: 'MABUHAY' } },
  checkIn: { body: { promotionId: CHECK_IN } },
  applyPromotion: { body: { promotionId: String(PARLAY), comment: 'Five legs' } },
  getApplicationPicture: async (world) => {
    await apply(await world.client.signedIn(), { picture1: PNG });
    return { query: { promotionId: PARLAY, position: 1 } };
  },
  getRaffle: { query: { promotionId: RAFFLE } },
  claimRaffle: { body: { promotionId: RAFFLE, reference: 'spin-of-inputs' } },
  getRaffleProof: { query: { orderNo: 'X20251231100000000000' } },
  changeRaffleSeeds: { body: { promotionId: RAFFLE, clientSeed: 'mine' } },
};
