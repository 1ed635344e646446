import { countPermutations } from '../../../../openapi/rules/lines.ts';
import { TRIAL_TYPE } from '../../../accounts/real-account.ts';
import type { Play } from '../../../engine/lottery/types.ts';
import { ApiError } from '../../../http/api-error.ts';
import { atLeastZero, formatMoney } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/database.ts';
import { addToNumber, findPlayer, type OrderRow, readNumbers } from './repository.ts';

/** `stake` is the price of one stake, in ten-thousandths of the currency. */
interface Line {
  /** Its place in the slip, from 0. */
  index: number;
  play: Play;
  content: string;
  stake: bigint;
}

/**
 * Returns ten-thousandths; a box or i-box covers every permutation. Empty for plays that cannot sell out: those not on
 * single board numbers.
 */
function stakedOn({ play: { rule }, content, stake }: Omit<Line, 'index'>): Map<string, bigint> {
  const staked = new Map<string, bigint>();
  if (rule.kind !== 'tails' || rule.size) return staked;
  const each = stake * BigInt(rule.stakes ?? 1);
  for (const number of content.split(',')) {
    const isBoxed = rule.order === 'box' || rule.order === 'oneForAll';
    const amount = rule.order === 'oneForAll' ? each / BigInt(countPermutations(number)) : each;
    for (const order of isBoxed ? listOrders(number) : [number]) staked.set(order, (staked.get(order) ?? 0n) + amount);
  }
  return staked;
}

function listOrders(number: string): Set<string> {
  if (number.length <= 1) return new Set([number]);
  const orders = [...number].flatMap((digit, place) =>
    [...listOrders(number.slice(0, place) + number.slice(place + 1))].map((rest) => digit + rest),
  );
  return new Set(orders);
}

/** Plays on the same prizes share a limit. */
const limitKey = ({ code }: Play): string => code.replace(/_(I?BOX|ANY)$/, '');

interface Place {
  brandCode: string;
  memberId: number;
  gameNodeId: number;
  numero: string;
}

/** Play money does not use up limits. */
const isTrial = (store: Store, memberId: number): boolean => findPlayer(store, memberId)?.type === TRIAL_TYPE;

/** Throws 422 naming line and sold-out number. */
export async function reserveNumbers(
  store: Store,
  { memberId, ...place }: Place,
  line: Line,
  most: bigint,
): Promise<void> {
  const wanted = stakedOn(line);
  if (wanted.size === 0 || isTrial(store, memberId)) return;
  const of = { ...place, play: limitKey(line.play) };
  const staked = readNumbers(store, of);
  for (const [number, amount] of wanted) {
    const rest = most - (staked.get(number) ?? 0n);
    if (amount > rest) throw soldOut(line.index, number, place.numero, atLeastZero(rest));
    await addToNumber(store, of, number, amount);
  }
}

/** `rest` is the amount that the number still takes. */
function soldOut(line: number, number: string, numero: string, rest: bigint): ApiError {
  const left = formatMoney(rest);
  const message =
    rest > 0n
      ? `At most ${left} more is taken on ${number} in the draw ${numero}: stake less on it, or choose another.`
      : `No more is taken on ${number} in the draw ${numero}: choose another.`;
  return new ApiError(422, 'number.sold.out', message, { line, number, left });
}

export async function releaseNumbers(store: Store, row: OrderRow, play: Play): Promise<void> {
  const { brandCode, memberId, gameNodeId, numero, content, unit, multiple } = row;
  const held = stakedOn({ play, content, stake: unit * BigInt(multiple) });
  if (held.size === 0 || isTrial(store, memberId)) return;
  const of = { brandCode, gameNodeId, numero, play: limitKey(play) };
  for (const [number, amount] of held) await addToNumber(store, of, number, -amount);
}
