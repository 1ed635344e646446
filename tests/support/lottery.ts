import type { OperationId, Value } from '../../openapi/generated/gaming-operations.ts';
import type { CallOptions, Client } from './client.ts';
import type { TestWorld } from './world.ts';

export type LotteryView = Value<'getRecentLottery'>[number];

/** A brand's lottery by its English name. */
export async function lotteryNamed({ client }: Pick<TestWorld, 'client'>, name: string): Promise<LotteryView> {
  const menu = await client.value('getLotteryMenu', { query: { language: 'EN' } });
  const found = menu.flatMap(({ gameMenus }) => gameMenus).find(({ remark }) => remark === name);
  if (!found) throw new Error(`There is no lottery "${name}"`);
  return found;
}

/** A slip of one line on the draw that takes bets. */
export function slipOn(
  { gameId, numero }: Pick<LotteryView, 'gameId' | 'numero'>,
  line: { play: string; content: string; unit?: string; multiple?: number },
  reference = `slip-${gameId}-${numero}`,
) {
  return { gameId, numero, reference, lines: [{ unit: '2', multiple: 1, ...line }] };
}

/** What an operation refuses a call with: the status and the body. */
export async function refusalBy(client: Client, id: OperationId, options: CallOptions) {
  const { status, body } = await client.call(id, options);
  return { status, ...(body as { errorCode?: string; message?: string }) };
}
