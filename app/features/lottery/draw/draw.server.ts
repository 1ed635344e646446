import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { NearView } from '../lottery.server.ts';
import { type Lottery, nearView } from '../lottery.server.ts';

export interface DrawView extends NearView {
  name: string;
  /** The gateway's, in epoch milliseconds. */
  now: number;
  gameId: number;
  group: string;
  draw: { numero: string; until: number };
  places: number;
}

const MOST_PLACES = 10;
/** When every known draw was void. */
const SOME_PLACES = 5;

/** Digits of a board's first number. */
function countPlaces(results: readonly (readonly string[])[]): number {
  const [first, ...others] = results.find(({ length }) => length > 0) ?? [];
  if (first === undefined) return SOME_PLACES;
  return Math.min(others.length > 0 ? others.length + 1 : first.length, MOST_PLACES);
}

/** `results` are older ones. */
export const drawView = (
  site: Site,
  { remark: name, gameId, gameGroupCode: group }: Lottery,
  near: Value<'getNearDraw'>,
  results: readonly (readonly string[])[] = [],
): DrawView => ({
  name,
  now: near.now,
  gameId,
  group,
  draw: { numero: near.current.numero, until: near.current.lockAt },
  places: countPlaces([near.previous.winNo, ...results]),
  ...nearView(site, near),
});
