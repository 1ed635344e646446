import type { Handlers } from '../../http/handlers.ts';
import { applyPromotion, readApplicationPicture } from './applications.ts';
import { checkIn } from './check-in.ts';
import { claimRaffle, readRaffle, readRaffleProof, renewSeeds } from './raffle.ts';
import { countPromotions, listPromotions, readPromotion } from './service.ts';

export const promotionsOperations = {
  listPromotions,
  getPromotion: readPromotion,
  countPromotions,
  checkIn,
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
  | 'applyPromotion'
  | 'getApplicationPicture'
  | 'getRaffle'
  | 'claimRaffle'
  | 'getRaffleProof'
  | 'changeRaffleSeeds'
>;
