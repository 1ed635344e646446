import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { pickPrize, type WeightedPrize, weightLeft } from '../../../openapi/rules/raffle.ts';
import { fairSource, newSeed, seedHash } from '../../engine/fair.ts';
import { ApiError } from '../../http/api-error.ts';
import type { BrandState } from '../../http/exchange.ts';
import type { Context } from '../../http/handlers.ts';
import { toAmount } from '../../shared/money.ts';
import { once } from '../../shared/once.ts';
import type { Language, RafflePrize } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { grantReward, payReward, wageringOf } from '../money/grants/grants.ts';
import { findReward } from '../money/grants/repository.ts';
import { rewardView } from '../money/grants/view.ts';
import { drawOrderNo } from '../money/ledger/ledger.ts';
import { prizeView, prizeWagering, raffleView, weighPrizes } from './raffle-prizes.ts';
import {
  findSeeds,
  findSpin,
  findSpinOfReference,
  insertSpin,
  listValidLots,
  pageSpins,
  type SpinRow,
  saveSeeds,
  takeTicket,
} from './raffle-repository.ts';
import { isKind, type PromotionOf } from './repository.ts';
import { promotionNotFound, requirePromotion } from './service.ts';
import { refusalStatus } from './status.ts';

type Raffle = PromotionOf<'RAFFLE'>;

const CLIENT_SEED_LENGTH = 16;
const PAGE_SIZE = 10;

/** Throws 404. */
export async function readRaffle(context: Context<'getRaffle'>): Promise<Value<'getRaffle'>> {
  const { world, brand, language, member, query } = context;
  const { promotionId, pageNo = 1, pageSize = PAGE_SIZE } = query;
  const { memberId } = member;
  const raffle = requireRaffle(world, brand, promotionId);
  const seeds =
    findSeeds(world, memberId, raffle.id) ??
    (await world.transact((store) => requireSeeds(world, store, memberId, raffle.id)));
  const { rows, total } = pageSpins(world, memberId, raffle.id, (pageNo - 1) * pageSize, pageSize);
  return {
    rules: raffleView(world, raffle, language),
    lots: listValidLots(world, memberId, raffle.id, world.now()).map(({ left, expiresAt }) => ({
      left,
      expiresAt: expiresAt.getTime(),
    })),
    seeds: seedsView(seeds),
    spins: rows.map((row) => spinView(row, language)),
    pageNo,
    totalPages: Math.ceil(total / pageSize),
    total,
  };
}

/** Throws 404. */
function requireRaffle(store: Store, brand: BrandState, id: number): Raffle {
  const promotion = requirePromotion(store, brand, id);
  if (!isKind(promotion, 'RAFFLE')) throw promotionNotFound();
  return promotion;
}

/** The hash is shown before the first spin, so that the pair begins with the first read. */
async function requireSeeds(world: World, store: Store, memberId: number, promotionId: number) {
  const seeds = findSeeds(store, memberId, promotionId);
  if (seeds) return seeds;
  const first = { serverSeed: newSeed(world.random), clientSeed: world.random.text(CLIENT_SEED_LENGTH), nonce: 0 };
  await saveSeeds(store, { memberId, promotionId }, first);
  return first;
}

const seedsView = ({ serverSeed, clientSeed, nonce }: { serverSeed: string; clientSeed: string; nonce: number }) => ({
  serverSeedHash: seedHash(serverSeed),
  clientSeed,
  nonce,
});

const spinView = ({ orderNo, time, prize }: SpinRow, language: Language): Value<'claimRaffle'>['spin'] => ({
  orderNo,
  time: time.getTime(),
  prize: prizeView(JSON.parse(prize) as RafflePrize, language),
});

/**
 * Takes a ticket, draws and pays in one transaction (loyalty.md: Promotions). The same reference returns the same spin. Throws
 * 404, 409 and 422.
 */
export async function claimRaffle(context: Context<'claimRaffle'>): Promise<Value<'claimRaffle'>> {
  const { world, brand, member, body, language } = context;
  const { memberId } = member;
  return world.transact(async (store) => {
    const raffle = requireRaffle(store, brand, body.promotionId);
    const before = once(findSpinOfReference(store, memberId, body.reference), (row) => row.promotionId === raffle.id);
    const spin = before ?? (await bookSpin(context, store, raffle));
    const reward = spin.rewardId === null ? null : findReward(store, spin.rewardId);
    return {
      spin: spinView(spin, language),
      reward: reward && rewardView(store, reward, language, world.now()),
    };
  });
}

async function bookSpin(
  { world, brand, member, body }: Context<'claimRaffle'>,
  store: Store,
  raffle: Raffle,
): Promise<SpinRow> {
  const { memberId } = member;
  const now = world.now();
  if (refusalStatus({ world, store, brand, memberId, now }, raffle))
    throw new ApiError(409, 'promotion.closed', 'This raffle is closed for you now: its state says why.');
  const prizes = weighPrizes(store, raffle);
  const bound = weightLeft(prizes);
  if (bound === 0) throw new ApiError(409, 'raffle.empty', 'Every prize is gone: you keep your tickets.');
  const [lot] = listValidLots(store, memberId, raffle.id, now);
  if (!lot) throw new ApiError(422, 'raffle.ticket', 'You have no ticket: a deposit gives tickets.');
  await takeTicket(store, lot.id);
  const { serverSeed, clientSeed, nonce } = await requireSeeds(world, store, memberId, raffle.id);
  await saveSeeds(store, { memberId, promotionId: raffle.id }, { serverSeed, clientSeed, nonce: nonce + 1 });
  const value = fairSource(serverSeed, clientSeed, nonce).int(bound);
  const { prizeId } = pickPrize(prizes, value);
  const orderNo = drawOrderNo(world, 'X');
  const prize = raffle.rules.prizes.find((each) => each.prizeId === prizeId);
  if (!prize) throw new Error(`The raffle ${raffle.id} has no prize ${prizeId}.`);
  const spin = {
    orderNo,
    memberId,
    promotionId: raffle.id,
    reference: body.reference,
    time: new Date(now),
    lotId: lot.id,
    prizeId,
    prize: JSON.stringify(prize),
    rewardId: await payPrize(world, store, raffle, { orderNo, memberId, prize, now }),
    prizes: JSON.stringify(prizes),
    serverSeed,
    clientSeed,
    nonce,
    value,
  };
  await insertSpin(store, spin);
  return spin;
}

/** Returns the id of the reward; null for a blank. */
async function payPrize(
  world: World,
  store: Store,
  { id: promotionId, brandCode, title }: Raffle,
  { orderNo, memberId, prize, now }: { orderNo: string; memberId: number; prize: RafflePrize; now: number },
): Promise<number | null> {
  if (prize.kind === 'BLANK') return null;
  const { kind, amount } = prize;
  const reward = await grantReward(
    store,
    {
      brandCode,
      memberId,
      source: 'RAFFLE',
      sourceKey: `raffle ${orderNo}`,
      promotionId,
      title,
      kind,
      amount: toAmount(amount),
      ...(kind === 'FREE_ROUNDS' && { freeRounds: prize.freeRounds }),
      wagering: wageringOf(prizeWagering(prize) ?? { turnover: 0 }),
    },
    now,
  );
  if (!reward) throw new Error(`The spin ${orderNo} was paid before.`);
  await payReward(world, store, reward, now);
  return reward.id;
}

/** The server seed is hidden while further spins use it. Throws 404. */
export function readRaffleProof(context: Context<'getRaffleProof'>): Value<'getRaffleProof'> {
  const { world, language, member, query } = context;
  const spin = findSpin(world, member.memberId, query.orderNo);
  if (!spin) throw new ApiError(404, 'spin.not.found', 'You have no spin with this number.');
  const { serverSeed, clientSeed, nonce, prizeId, value } = spin;
  const prizes = JSON.parse(spin.prizes) as WeightedPrize[];
  const isHidden = findSeeds(world, member.memberId, spin.promotionId)?.serverSeed === serverSeed;
  return {
    promotionId: spin.promotionId,
    spin: spinView(spin, language),
    prizes,
    proof: {
      serverSeedHash: seedHash(serverSeed),
      serverSeed: isHidden ? null : serverSeed,
      clientSeed,
      nonce,
      draws: isHidden ? [] : [{ bound: weightLeft(prizes), value }],
      outcome: JSON.stringify({ prizeId }),
    },
  };
}

/** Shows the server seed of the old pair. Throws 404. */
export async function renewSeeds({
  world,
  brand,
  member,
  body,
}: Context<'changeRaffleSeeds'>): Promise<Value<'changeRaffleSeeds'>> {
  const { memberId } = member;
  return world.transact(async (store) => {
    const { id: promotionId } = requireRaffle(store, brand, body.promotionId);
    const { serverSeed, clientSeed, nonce: spins } = await requireSeeds(world, store, memberId, promotionId);
    const next = { serverSeed: newSeed(world.random), clientSeed: body.clientSeed, nonce: 0 };
    await saveSeeds(store, { memberId, promotionId }, next);
    return { revealed: { serverSeed, clientSeed, spins }, seeds: seedsView(next) };
  });
}
