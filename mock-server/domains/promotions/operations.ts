import type { Handlers } from '../../http/handlers.ts';
import { applyPromotion, readApplicationPicture } from './applications.ts';
import { checkIn } from './check-in.ts';
import { redeemPromoCode } from './codes.ts';
import { claimRaffle, readRaffle, readRaffleProof, renewSeeds } from './raffle.ts';
import { countPromotions, listPromotions, readPromotion } from './service.ts';

export const promotionsOperations = {
  listPromotions,
  getPromotion: readPromotion,
  countPromotions,
  checkIn,
  redeemPromoCode,
  applyPromotion,
  getApplicationPicture: readApplicationPicture,
  getRaffle: readRaffle,
  claimRaffle,
  getRaffleProof: readRaffleProof,
  changeRaffleSeeds: renewSeeds,
} satisfies Handlers<
  | 'listPromotions'
  | 'getPromotion'
  | 'countPromotions'
  | 'checkIn'
  | 'redeemPromoCode'
  | 'applyPromotion'
  | 'getApplicationPicture'
  | 'getRaffle'
  | 'claimRaffle'
  | 'getRaffleProof'
  | 'changeRaffleSeeds'
>;
