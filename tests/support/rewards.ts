import { playRound } from '../../mock-server/domains/games/play/play.ts';
import type * as Control from '../../openapi/generated/control-operations.ts';
import type { Client } from './client.ts';
import { multipart } from './multipart.ts';
import { newReference, newTransfer, reportPayment } from './orders.ts';
import { openGame } from './vendor.ts';
import type { TestWorld } from './world.ts';

/** Baize's promotions. */
export const WELCOME = 1001;
export const CASHBACK = 1002;
export const DAILY = 1003;
export const PARLAY = 1006;
export const CHECK_IN = 1009;
export const MERIENDA = 1010;
export const RAFFLE = 1015;
export const FREE_ROUNDS = 1016;
/** Unlocked by a code. */
export const SECRET = 1017;

/** Applies for the parlay boost. */
export const apply = (client: Client, pictures: Record<string, Buffer> = {}, comment = 'Five legs') =>
  client.call('applyPromotion', multipart({ promotionId: String(PARLAY), comment, ...pictures }));

export const changePromotion = (world: TestWorld, promotionId: number, body: Control.Body<'changePromotion'>) =>
  world.client.value('changePromotion', { path: { ...world.path, brand: 'baize', promotionId }, body });

/** To lucky. Returns its id. */
export async function giveReward(
  world: TestWorld,
  reward: Partial<Control.Body<'createReward'>> = {},
): Promise<number> {
  const body = { account: 'lucky', kind: 'CREDIT', amount: '100.00', ...reward } as const;
  return (await world.client.value('createReward', { path: { ...world.path, brand: 'baize' }, body })).rewardId;
}

/** Pays at once what the member deposits with a bonus. Returns the order. */
export async function depositWith(world: TestWorld, client: Client, bonusId: number, amount = '500.00') {
  const orderNo = await newTransfer(client, { amount, bonusId });
  await reportPayment(world, orderNo);
  return client.value('getDepositOrder', { query: { orderNo } });
}

/** Amounts are hundredths of the currency. */
export async function play(world: TestWorld, client: Client, gameCode: string, stake: number, win = 0) {
  const { token } = await openGame(world, client, gameCode);
  const own = await world.running.worlds.use(world.name);
  const round = { stake: BigInt(stake) * 100n, win: BigInt(win) * 100n, detail: null };
  await playRound(own, token, newReference(), () => round);
}

/** The first of a category. */
export async function findGame(client: Client, gameType: 'RNG' | 'LIVE' | 'PVP' | 'FISH'): Promise<string> {
  const query = { clientType: 3, platform: 'flash,html5-desktop', gameType, pageNo: 1, pageSize: 1 } as const;
  return (await client.value('listGames', { query })).games[0]?.gameCode ?? '';
}

export const statusOf = async (client: Client, promotionId: number) =>
  (await client.value('getPromotion', { query: { promotionId } })).promotion.status;
