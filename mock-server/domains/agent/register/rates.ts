import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { HandlerContext } from '../../../http/handlers.ts';
import { dayNumber } from '../../../shared/zone.ts';
import type { GameType } from '../../../worlds/columns.ts';
import { type Bounds, listBounds, listNewBounds, listQuotas, usualRates } from '../../team/rates/rates.ts';
import { type Rates, readRates } from '../../team/rates/repository.ts';

type Settings = Value<'getRebateSettings'>;

/** agent.md: Rebates. */
export function getRebateSettings({ world, brand, member }: HandlerContext): Settings {
  const today = dayNumber(world.now());
  const line = listNewBounds(world, brand, member.memberId, today);
  return {
    own: ratesView(readRates(world, brand, member.memberId, today)),
    brand: listBounds(world, brand, { uplineId: null, memberId: null }, today).map(boundsView),
    line: line.map(boundsView),
    usual: ratesView(usualRates(brand, line)),
  };
}

export const getQuotas = ({ world, brand, member }: HandlerContext): Value<'getQuotas'> => ({
  quotas: listQuotas(world, brand, member.memberId, dayNumber(world.now())),
});

export const ratesView = (rates: Rates): Settings['own'] =>
  Object.entries(rates).map(([gameType, rate]) => ({ gameType: gameType as GameType, rate }));

const boundsView = ({ gameType, least, most, step }: Bounds): Settings['line'][number] => ({
  gameType,
  least,
  most,
  step,
});

/** The last of a product counts. */
export const readWanted = (rates: readonly Settings['own'][number][]): Rates =>
  Object.fromEntries(rates.map(({ gameType, rate }) => [gameType, rate]));
