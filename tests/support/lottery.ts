import type { OperationId, Value } from '../../openapi/generated/gaming-operations.ts';
import type { CallOptions, Client } from './client.ts';
import type { TestMock } from './mock.ts';
import type { TestWorld } from './world.ts';

export type LotteryView = Value<'getRecentLottery'>[number];

/** By English name. */
export async function lotteryNamed({ client }: Pick<TestWorld, 'client'>, name: string): Promise<LotteryView> {
  const menu = await client.value('getLotteryMenu', { query: { language: 'EN' } });
  const found = menu.flatMap(({ gameMenus }) => gameMenus).find(({ remark }) => remark === name);
  if (!found) throw new Error(`There is no lottery "${name}"`);
  return found;
}

/** One line on the open draw. */
export function slipOn(
  { gameId, numero }: Pick<LotteryView, 'gameId' | 'numero'>,
  line: { play: string; content: string; unit?: string; multiple?: number },
  reference = `slip-${gameId}-${numero}`,
) {
  return { gameId, numero, reference, lines: [{ unit: '2', multiple: 1, ...line }] };
}

export async function refusalBy(client: Client, id: OperationId, options: CallOptions) {
  const { status, body } = await client.call(id, options);
  return { status, ...(body as { errorCode?: string; message?: string }) };
}

/** Default: five digits with a draw every minute. */
export async function playerAt(mock: TestMock, name = 'One Minute Lotto', merchant = 'baize') {
  const world = await mock.newWorld();
  await world.withoutRebates();
  const member = await world.client.signedIn('lucky', { merchant });
  const lottery = await lotteryNamed({ client: member }, name);
  let player = member;
  return {
    world,
    member,
    lottery,
    money: async () => Number((await player.value('getBalance')).sumBalance),
    orders: async (body = {}) => (await player.value('searchLotteryOrders', { body })).content,
    detail: (order: { orderNo: string } | undefined) =>
      player.value('getLotteryOrder', { path: { id: order?.orderNo ?? '' } }),
    /** Beyond the end of the session: returns the member with a new one. */
    async later(ms: number) {
      await world.clock.advance(ms);
      player = await world.client.signedIn('lucky', { merchant });
      return player;
    },
  };
}
