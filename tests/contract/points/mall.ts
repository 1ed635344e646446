import type { Body } from '../../../openapi/generated/gaming-operations.ts';
import type { Client } from '../../support/client.ts';
import { newReference, PAYMENT_PASSWORD } from '../../support/orders.ts';

/** As in baize's seed. */
export const REWARDS = {
  credit: 1001,
  vipCredit: 1007,
  cards: 1009,
  umbrella: 1010,
  headset: 1018,
  controller: 1019,
  freeRounds: 1025,
} as const;

export const DELIVERY = {
  recipient: 'Lucky Santos',
  phone: '0917 555 0101',
  address: '12 Mabini Street',
  city: 'Quezon City',
  postalCode: '1100',
};

export const buildRedeem = (rewardId: number, change: Partial<Body<'redeemPointReward'>> = {}) => ({
  rewardId,
  paymentPassword: PAYMENT_PASSWORD,
  reference: newReference(),
  ...(rewardId >= REWARDS.cards && { delivery: DELIVERY }),
  ...change,
});

export const redeem = (client: Client, rewardId: number, change: Partial<Body<'redeemPointReward'>> = {}) =>
  client.call('redeemPointReward', { body: buildRedeem(rewardId, change) });

export const buildConvert = (points: number, change: Partial<Body<'convertPoints'>> = {}) => ({
  points,
  paymentPassword: PAYMENT_PASSWORD,
  reference: newReference(),
  ...change,
});

export const convert = (client: Client, points: number, change: Partial<Body<'convertPoints'>> = {}) =>
  client.call('convertPoints', { body: buildConvert(points, change) });

export const readPoints = async (client: Client): Promise<number> => (await client.value('getPointBalance')).points;
