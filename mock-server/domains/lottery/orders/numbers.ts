import { countPermutations, readRows } from '../../../../openapi/rules/lines.ts';
import { TRIAL_TYPE } from '../../../accounts/real-account.ts';
import type { Play, Rule } from '../../../engine/lottery/types.ts';
import { ApiError } from '../../../http/api-error.ts';
import { atLeastZero, formatMoney } from '../../../shared/money.ts';
import type { Store } from '../../../worlds/store.ts';
import type { LotterySetting } from '../catalogue/settings.ts';
import {
  addToNumbers,
  findPlayer,
  type OnNumber,
  type OrderRow,
  readNumbers,
  releaseFromNumbers,
} from './repository.ts';

/** `stake` is the price of one stake, in ten-thousandths of the currency. */
interface Line {
  /** Its place in the slip, from 0. */
  index: number;
  play: Play;
  content: string;
  stake: bigint;
}

interface Staked extends OnNumber {
  /** Only plays with a row for each ball have one. */
  row?: number;
}

/** Plays with the same limit share its numbers: a ball at its place has one, however it is bet on. */
const ballLimit = (position = 0): string => `BALL_${position + 1}`;

/** Empty for plays on which no single number or choice decides: those have the limits of the draw alone. */
function stakedOn({ play, content, stake }: Pick<Line, 'play' | 'content' | 'stake'>): Staked[] {
  const { code, rule } = play;
  if (rule.kind === 'tails') return rule.size ? [] : stakedOnBoard(play, rule, content, stake);
  const rows = readRows(content);
  const [first = []] = rows;
  if (rule.kind === 'each')
    return rows.flatMap((numbers, row) =>
      numbers.map((number) => ({ limit: ballLimit(rule.positions[row]), number, amount: stake, row })),
    );
  if (rule.kind === 'direct' && rule.positions.length === 1)
    return first.map((number) => ({ limit: ballLimit(rule.positions[0]), number, amount: stake }));
  if (rule.kind === 'set' && rule.size === 1) return first.map((number) => ({ limit: code, number, amount: stake }));
  if (rule.kind === 'market' && rule.features.length === 1)
    return rule.choices
      .filter(({ symbol }) => first.includes(symbol))
      .map(({ symbol: number, stakes = 1 }) => ({ limit: code, number, amount: stake * BigInt(stakes) }));
  return [];
}

/** A box or i-box covers every permutation. */
function stakedOnBoard(
  { code }: Play,
  rule: Extract<Rule, { kind: 'tails' }>,
  content: string,
  stake: bigint,
): Staked[] {
  const staked = new Map<string, bigint>();
  const each = stake * BigInt(rule.stakes ?? 1);
  for (const number of content.split(',')) {
    const isBoxed = rule.order === 'box' || rule.order === 'oneForAll';
    const amount = rule.order === 'oneForAll' ? each / BigInt(countPermutations(number)) : each;
    for (const order of isBoxed ? listOrders(number) : [number]) staked.set(order, (staked.get(order) ?? 0n) + amount);
  }
  const limit = code.replace(/_(I?BOX|ANY)$/, '');
  return [...staked].map(([number, amount]) => ({ limit, number, amount }));
}

function listOrders(number: string): Set<string> {
  if (number.length <= 1) return new Set([number]);
  const orders = [...number].flatMap((digit, place) =>
    [...listOrders(number.slice(0, place) + number.slice(place + 1))].map((rest) => digit + rest),
  );
  return new Set(orders);
}

interface Place {
  brandCode: string;
  gameNodeId: number;
  numero: string;
}

type Limits = Pick<LotterySetting, 'mostPerNumber' | 'mostPerChoice'>;

/** Reserves what the lines of one draw stake. Throws 422 naming the first line and number above a limit. */
export async function reserveNumbers(
  store: Store,
  place: Place,
  lines: readonly Line[],
  limits: Limits,
): Promise<void> {
  const added = new Map<string, Staked>();
  for (const line of lines) for (const on of stakedOn(line)) add(added, on);
  if (added.size === 0) return;
  const wanted = [...added.values()];
  const staked = new Map(readNumbers(store, place, wanted).map((on) => [keyOf(on), on]));
  const restOf = (on: Staked) => mostOn(on, limits) - (staked.get(keyOf(on))?.amount ?? 0n);
  if (wanted.some((on) => on.amount > restOf(on))) {
    for (const line of lines)
      for (const on of stakedOn(line)) {
        const rest = restOf(on);
        if (on.amount > rest) throw soldOut(line.index, on, place.numero, atLeastZero(rest));
        add(staked, on);
      }
  }
  await addToNumbers(store, place, wanted);
}

function add(sums: Map<string, OnNumber>, on: Staked): void {
  const key = keyOf(on);
  const before = sums.get(key);
  sums.set(key, before ? { ...before, amount: before.amount + on.amount } : on);
}

const keyOf = ({ limit, number }: Pick<OnNumber, 'limit' | 'number'>): string => `${limit} ${number}`;

/** A choice is a word, such as big. */
const mostOn = ({ number }: OnNumber, { mostPerNumber, mostPerChoice }: Limits): bigint =>
  /^\d/.test(number) ? mostPerNumber : mostPerChoice;

/** `rest` is the amount that the number still takes. */
function soldOut(line: number, { number, row }: Staked, numero: string, rest: bigint): ApiError {
  const left = formatMoney(rest);
  const place = row === undefined ? number : `${number} in row ${row + 1}`;
  const message =
    rest > 0n
      ? `At most ${left} more is taken on ${place} in the draw ${numero}: stake less on it, or choose another.`
      : `No more is taken on ${place} in the draw ${numero}: choose another.`;
  return new ApiError(422, 'number.sold.out', message, { line, ...(row !== undefined && { row }), number, left });
}

/** Play money does not use up limits. */
export async function releaseNumbers(store: Store, row: OrderRow, play: Play): Promise<void> {
  const { brandCode, memberId, gameNodeId, numero, content, unit, multiple } = row;
  const held = stakedOn({ play, content, stake: unit * BigInt(multiple) });
  if (held.length === 0 || findPlayer(store, memberId)?.type === TRIAL_TYPE) return;
  await releaseFromNumbers(store, { brandCode, gameNodeId, numero }, held);
}
