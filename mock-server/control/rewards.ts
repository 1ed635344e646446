import type { Value } from '../../openapi/generated/control-operations.ts';
import { findKind } from '../demo-games/engine/kinds.ts';
import { readCatalogue } from '../domains/games/catalogue/repository.ts';
import { grantReward, wageringOf } from '../domains/money/grants/grants.ts';
import { approve, refuse } from '../domains/promotions/applications.ts';
import {
  findLastApplication,
  findPromotion,
  isKind,
  listAllPromotions,
  type Promotion,
  updatePromotion,
} from '../domains/promotions/repository.ts';
import { ApiError } from '../http/api-error.ts';
import { parseMoney } from '../shared/money.ts';
import { DAY_MS } from '../shared/zone.ts';
import type { Audience, Budget, RewardKind, Texts } from '../worlds/columns.ts';
import type { World } from '../worlds/world.ts';
import { requireBrand } from './brands.ts';
import type { ControlHandlers } from './call.ts';
import { requireMember } from './members.ts';
import { type Draft, listUnpublished, type NewColumns } from './repository.ts';

interface Decision {
  account: string;
  promotionId: number;
  decision: 'approve' | 'refuse';
}

interface NewReward {
  account: string;
  kind: RewardKind;
  promotionId?: number;
  gameCode?: string;
  level?: number;
  playDays?: number;
  amount: string;
  turnover?: number;
  days?: number;
  claimDays?: number;
}

interface PromotionChange {
  startTime?: number;
  endTime?: number;
  audience?: Audience;
  budget?: Budget;
  rules?: Record<string, unknown>;
}

export const GIFT: Texts = {
  CN: '客服赠礼',
  EN: 'A gift from us',
  ID: 'Hadiah dari kami',
  TH: 'ของขวัญจากเรา',
  TY: 'Regalo mula sa amin',
  VI: 'Quà tặng từ chúng tôi',
};

/** Throws 404. */
export async function answerApplication(world: World, brandCode: string, { account, promotionId, decision }: Decision) {
  const { member } = requireMember(world, brandCode, account);
  const promotion = findPromotion(world, brandCode, promotionId);
  await world.transact(async (store) => {
    const row = findLastApplication(store, member.id, promotionId);
    if (row?.state !== 'review' || !promotion || !isKind(promotion, 'APPLICATION'))
      throw new ApiError(404, 'member.not.found', `"${account}" has no application for ${promotionId} in review.`);
    if (decision === 'approve') await approve(world, store, row, promotion, world.now());
    else await refuse(world, store, row, promotion, 'OFFICE', world.now());
  });
  return { state: findLastApplication(world, member.id, promotionId)?.state };
}

/** Throws 404. Tickets can be claimed as long as their raffle lasts. */
export async function giveReward(world: World, brandCode: string, reward: NewReward) {
  const { member } = requireMember(world, brandCode, reward.account);
  const { kind, amount, turnover = 0, claimDays, promotionId = 0 } = reward;
  const now = world.now();
  const raffle = kind === 'TICKETS' ? findPromotion(world, brandCode, promotionId) : null;
  if (kind === 'TICKETS' && !(raffle && isKind(raffle, 'RAFFLE')))
    throw new ApiError(404, 'promotion.not.found', `"${brandCode}" has no raffle ${promotionId}.`);
  const ends = [...(raffle ? [raffle.endTime.getTime()] : []), ...(claimDays ? [now + claimDays * DAY_MS] : [])];
  const row = await world.transact((store) =>
    grantReward(
      store,
      {
        brandCode,
        memberId: member.id,
        kind,
        source: 'OFFICE',
        sourceKey: `office ${world.random.text(12)}`,
        title: JSON.stringify(GIFT),
        amount: parseMoney(amount),
        wagering: wageringOf({ ...reward, turnover }),
        ...(raffle && { promotionId: raffle.id }),
        ...(kind === 'FREE_ROUNDS' && { freeRounds: requireSlot(world, brandCode, reward) }),
        ...(ends.length > 0 && { claimableUntil: Math.min(...ends) }),
      },
      now,
    ),
  );
  return { rewardId: row?.id };
}

/** Throws 404. */
function requireSlot(world: World, brandCode: string, { gameCode = '', level = 1, playDays = 7 }: NewReward) {
  const game = [...readCatalogue(world, brandCode).byId.values()].find(({ code }) => code === gameCode);
  if (!game || findKind(game) !== 'slot')
    throw new ApiError(404, 'game.not.found', `"${brandCode}" has no slot "${gameCode}".`);
  const { nodeId: gameNodeId, name: gameName, minBet } = game;
  return { gameNodeId, gameName, level, stake: level * minBet, playDays };
}

type PromotionState = Value<'listBrandPromotions'>[number];

/** In the brand's order, of all times; those that were never published come last. Throws 404. */
export function listPromotions(world: World, brandCode: string): PromotionState[] {
  requireBrand(world, brandCode);
  const now = world.now();
  const drafts = listUnpublished(world, brandCode, 'promotion').flatMap(({ contentId, texts, columns }) =>
    columns ? [describeDraft({ contentId, texts, columns }, now)] : [],
  );
  return [...listAllPromotions(world, brandCode).map((promotion) => describePromotion(promotion, now)), ...drafts];
}

const describePromotion = (promotion: Promotion, now: number): PromotionState => ({
  promotionId: promotion.id,
  isPublished: true,
  code: promotion.code,
  kind: promotion.kind,
  category: promotion.category as PromotionState['category'],
  title: JSON.parse(promotion.title) as PromotionState['title'],
  ...describePeriod(promotion.startTime.getTime(), promotion.endTime.getTime(), now),
  audience: promotion.audience,
  budget: promotion.budget,
  rules: { ...promotion.rules },
});

const describeDraft = (
  { contentId, texts, columns: { code, category, startTime, endTime } }: Draft & { columns: NewColumns['promotion'] },
  now: number,
): PromotionState => ({
  promotionId: Number(contentId),
  isPublished: false,
  code,
  kind: 'INFORMATION',
  category: category as PromotionState['category'],
  title: texts.title ?? {},
  ...describePeriod(startTime, endTime, now),
  audience: {},
  budget: {},
  rules: {},
});

const describePeriod = (
  startTime: number,
  endTime: number,
  now: number,
): Pick<PromotionState, 'startTime' | 'endTime' | 'state'> => ({
  startTime,
  endTime,
  state: now < startTime ? 'coming' : now < endTime ? 'running' : 'over',
});

/** Throws 404, and 422 for a period that ends before it starts. */
export async function changePromotion(world: World, brandCode: string, id: number, change: PromotionChange) {
  requireBrand(world, brandCode);
  const before = findPromotion(world, brandCode, id);
  if (!before) throw new ApiError(404, 'promotion.not.found', `"${brandCode}" has no promotion ${id}.`);
  const { startTime, endTime, audience, budget, rules } = change;
  if ((endTime ?? before.endTime.getTime()) < (startTime ?? before.startTime.getTime()))
    throw new ApiError(422, 'promotion.period', 'The promotion would end before it starts: change both times.');
  await updatePromotion(world, id, {
    ...(startTime !== undefined && { startTime: new Date(startTime) }),
    ...(endTime !== undefined && { endTime: new Date(endTime) }),
    ...(audience && { audience: JSON.stringify(audience) }),
    ...(budget && { budget: JSON.stringify(budget) }),
    ...(rules && { rules: JSON.stringify({ ...before.rules, ...rules }) }),
  });
  return describePromotion(findPromotion(world, brandCode, id) ?? before, world.now());
}

export const rewardOperations: ControlHandlers<
  'answerApplication' | 'createReward' | 'listBrandPromotions' | 'changePromotion'
> = {
  answerApplication: ({ world, path, body }) => answerApplication(world, path.brand, body),
  createReward: ({ world, path, body }) => giveReward(world, path.brand, body),
  listBrandPromotions: ({ world, path }) => listPromotions(world, path.brand),
  changePromotion: ({ world, path, body }) => changePromotion(world, path.brand, path.promotionId, body),
};
