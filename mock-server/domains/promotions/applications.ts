import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { findBreak } from '../../accounts/repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Context } from '../../http/handlers.ts';
import { formatCurrency, toAmount } from '../../shared/money.ts';
import { requirePicture } from '../../shared/picture.ts';
import { DAY_MS } from '../../shared/zone.ts';
import { addDue } from '../../worlds/agenda.ts';
import type { Store } from '../../worlds/store.ts';
import type { PlayEvent, World } from '../../worlds/world.ts';
import { MESSAGES } from '../messages/texts.ts';
import { fillText, readTexts, writeMessage } from '../messages/write.ts';
import { grantReward, wageringOf } from '../money/grants/grants.ts';
import { findBrandState } from '../system/brand-state.ts';
import { isSoldOut } from './conditions.ts';
import {
  type ApplicationRow,
  countPictures,
  findApplication,
  findLastApplication,
  findPicture,
  findPromotion,
  insertApplication,
  insertPicture,
  isKind,
  type PromotionOf,
  updateApplication,
} from './repository.ts';
import { applicationLimit, promotionClosed, promotionNotFound, requirePromotion, statusView } from './service.ts';
import { memberStatus } from './status.ts';

const MINUTE_MS = 60_000;
const FIELDS = ['picture1', 'picture2', 'picture3'] as const;

/** Throws 404, 409 with the promotion's status, and 422, without storing anything. */
export async function applyPromotion(context: Context<'applyPromotion'>): Promise<Value<'applyPromotion'>> {
  const { world, brand, member, body, files } = context;
  const { memberId } = member;
  // A field that is no file is no picture.
  const pictures = FIELDS.filter((field) => body[field] !== undefined).map((field) =>
    requirePicture(files.get(field) ?? Buffer.from(body[field] ?? '')),
  );
  const comment = body.comment.trim();
  if (comment === '' && pictures.length === 0)
    throw new ApiError(422, 'application.empty', 'Write a few words, or add a picture.');
  return world.transact(async (store) => {
    const now = world.now();
    const question = { world, store, brand, memberId, now };
    const promotion = requirePromotion(store, brand, Number(body.promotionId));
    if (!isKind(promotion, 'APPLICATION')) throw promotionNotFound();
    const before = memberStatus(question, promotion);
    if (before.reason === 'APPLICATIONS') throw applicationLimit(before);
    if (before.state !== 'OPEN' && before.state !== 'REFUSED') throw promotionClosed(before);
    const application = { brandCode: brand.code, memberId, promotionId: promotion.id, comment };
    const id = await insertApplication(store, { ...application, state: 'review', createdAt: new Date(now) });
    for (const [index, { contentType, content }] of pictures.entries())
      await insertPicture(store, { applicationId: id, position: index + 1, contentType, content });
    if (brand.cashRules.backOffice.mode === 'auto')
      await addDue(store, 'application.decide', String(id), now + promotion.rules.reviewMinutes * MINUTE_MS);
    return statusView(memberStatus(question, promotion));
  });
}

/** Throws 404. */
export function readApplicationPicture({
  world,
  brand,
  member,
  query,
}: Context<'getApplicationPicture'>): Value<'getApplicationPicture'> {
  const promotion = requirePromotion(world, brand, query.promotionId);
  const application = findLastApplication(world, member.memberId, promotion.id);
  const picture = application && findPicture(world, application.id, query.position);
  if (!picture) throw new ApiError(404, 'proof.not.found', 'There is no such picture.');
  return {
    contentType: picture.contentType as 'image/png',
    content: Buffer.from(picture.content).toString('base64'),
    uploadedAt: application.createdAt.getTime(),
  };
}

/** The rule of the back office: approved with as many pictures as the promotion needs, as long as its budget lasts. */
export const decideByRule: PlayEvent = async (world, store, id, at) => {
  const row = findApplication(store, Number(id));
  const promotion = row && findPromotion(store, row.brandCode, row.promotionId);
  if (row?.state !== 'review' || !promotion || !isKind(promotion, 'APPLICATION')) return;
  const hasPictures = countPictures(store, row.id) >= promotion.rules.pictures;
  if (!hasPictures) return refuse(world, store, row, promotion, 'PICTURES', at);
  await approve(world, store, row, promotion, at);
};

/** Refuses beyond the budget, and in a break of the member. */
export async function approve(
  world: World,
  store: Store,
  row: ApplicationRow,
  promotion: PromotionOf<'APPLICATION'>,
  at: number,
): Promise<void> {
  const { brandCode, memberId } = row;
  const { rules } = promotion;
  const amount = toAmount(rules.amount);
  if (findBreak(store, memberId, at) || isSoldOut(store, promotion, at, amount))
    return refuse(world, store, row, promotion, 'OFFICE', at);
  await updateApplication(store, row.id, { state: 'approved', decidedAt: new Date(at) });
  await grantReward(
    store,
    {
      brandCode,
      memberId,
      promotionId: promotion.id,
      title: promotion.title,
      amount,
      source: 'PROMOTION',
      sourceKey: `application ${row.id}`,
      kind: 'CREDIT',
      wagering: wageringOf(rules),
      claimableUntil: at + rules.claimDays * DAY_MS,
    },
    at,
  );
  await tell(world, store, row, promotion, 'applicationApproved', at);
}

export async function refuse(
  world: World,
  store: Store,
  row: ApplicationRow,
  promotion: PromotionOf<'APPLICATION'>,
  reason: 'PICTURES' | 'OFFICE',
  at: number,
): Promise<void> {
  await updateApplication(store, row.id, { state: 'refused', reason, decidedAt: new Date(at) });
  const name = reason === 'PICTURES' ? 'applicationWithoutPictures' : 'applicationRefused';
  await tell(world, store, row, promotion, name, at);
}

async function tell(
  world: World,
  store: Store,
  { brandCode, memberId }: ApplicationRow,
  { title: offer, rules }: PromotionOf<'APPLICATION'>,
  name: 'applicationApproved' | 'applicationWithoutPictures' | 'applicationRefused',
  at: number,
): Promise<void> {
  const brand = findBrandState(world, brandCode);
  if (!brand) return;
  const { title, text } = MESSAGES[name];
  const amount = formatCurrency(brand, toAmount(rules.amount));
  const paragraphs = [fillText(text, { offer: readTexts(offer), amount, days: String(rules.claimDays) })];
  await writeMessage(store, { memberId, title, paragraphs, subject: { kind: 'reward' }, at });
}
