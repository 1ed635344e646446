import type { Value } from '../../../../openapi/generated/gaming-operations.ts';

type Slip = Value<'searchLotteryOrders'>['slips'][number];
type OrderState = Slip['list'][number]['state'];

const PENDING = 2;

/** Returns the state that all orders share; `open` while some are not settled; else `settled`. */
export function slipState({
  orders,
  open,
  list,
}: Pick<Slip, 'orders' | 'open'> & { list: readonly Pick<Slip['list'][number], 'state'>[] }):
  | OrderState
  | 'open'
  | 'settled' {
  if (open === orders) return PENDING;
  if (open > 0) return 'open';
  const [state, ...others] = new Set(list.map(({ state }) => state));
  return state !== undefined && others.length === 0 && list.length === orders ? state : 'settled';
}
