import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Context, HandlerContext } from '../../../http/handlers.ts';
import { browserId, isOnCurve } from '../../../shared/push.ts';
import { listBrowsers, removeBrowser, saveBrowser } from './repository.ts';

type Subscriptions = Value<'listPushSubscriptions'>;

const LIMIT = 10;
const MONEY_ALONE = { money: true, draws: false, promotions: false };

export const listSubscriptions = ({ world, member }: HandlerContext): Subscriptions => ({
  list: listBrowsers(world, member.memberId).map((row) => ({
    id: row.id,
    device: row.device,
    topics: { money: row.wantsMoney, draws: row.wantsDraws, promotions: row.wantsPromotions },
    time: row.time.getTime(),
  })),
  limit: LIMIT,
});

/** Throws 409 above the limit, 422 for an address or a key that nothing could be sent to. */
export async function addSubscription(context: Context<'addPushSubscription'>): Promise<Subscriptions> {
  const { world, member, language, body } = context;
  const { endpoint, keys, topics = MONEY_ALONE } = body;
  if (!isSecure(endpoint))
    throw new ApiError(422, 'push.endpoint', 'The endpoint is no https address: send the one that the browser gives.');
  if (!isOnCurve(keys.p256dh))
    throw new ApiError(422, 'push.keys', 'p256dh is no point of P-256: send the key that the browser gives.');
  const { memberId, token } = member;
  const id = browserId(endpoint);
  await world.transact(async (store) => {
    const others = listBrowsers(store, memberId).filter((each) => each.id !== id);
    if (others.length >= LIMIT)
      throw new ApiError(409, 'push.full', `There can be ${LIMIT} browsers: remove one of them first.`);
    await saveBrowser(store, {
      id,
      endpoint,
      memberId,
      language,
      ...keys,
      sessionToken: token,
      wantsMoney: topics.money,
      wantsDraws: topics.draws,
      wantsPromotions: topics.promotions,
      time: new Date(world.now()),
    });
  });
  return listSubscriptions(context);
}

const isSecure = (endpoint: string): boolean => URL.canParse(endpoint) && new URL(endpoint).protocol === 'https:';

/** Leaves another member's browser as it is. */
export async function removeSubscription(context: Context<'removePushSubscription'>): Promise<Subscriptions> {
  const { world, member, query } = context;
  await removeBrowser(world, member.memberId, query.id);
  return listSubscriptions(context);
}
