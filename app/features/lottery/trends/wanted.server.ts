import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../../openapi/generated/gaming-operations.ts';
import type { PlayMenu } from '../betting/rules.ts';
import type { Lottery } from '../lottery.server.ts';
import { BOARD_ROADS, findRoads, type Road } from './roads.ts';
import type { TrendsPart } from './trends.types.ts';

export type HotGap = Value<'getHotGap'>;

export const KINDS = ['results', 'chart', 'numbers', 'road'] as const;
export type Kind = (typeof KINDS)[number];
export const COUNTS = [30, 50, 100] as const;

export interface Wanted {
  site: Site;
  lottery: Lottery;
  kind: Kind;
  count: (typeof COUNTS)[number];
  ball: string;
  before?: string | undefined;
  pathTo: (search: { kind?: Kind; count?: number; ball?: string; before?: string }) => string;
}

export interface Subject {
  key: string;
  label: string;
}

export interface Shown {
  part: TrendsPart;
  subjects?: Subject[];
  chosen?: string;
  results?: string[][];
}

export const readMenu = ({ site, lottery: { gameId } }: Wanted): Promise<PlayMenu> =>
  site.api.call('getPlayMenu', { path: { gameId } });

export const readDraws = ({ site, lottery: { gameId } }: Wanted, count: number, before?: string) =>
  site.api.call('listDraws', { path: { gameId }, query: { count, before } });

export const readHotGap = ({ site, lottery: { gameId } }: Wanted, count: number): Promise<HotGap> =>
  site.api.call('getHotGap', { path: { gameId }, query: { count } });

/** Boards have roads of their own. */
export const allRoads = (menu: PlayMenu): readonly Road[] => (menu.numbers ? findRoads(menu) : BOARD_ROADS);

export const SUM = 'sum';
const LAST_OF_MARK_SIX = '6';

/** Mark Six's special number, else the sum, else the first ball. */
export function usualBall({ lottery: { gameGroupCode } }: Wanted, subjects: readonly Subject[]): string {
  if (gameGroupCode === 'MARK6') return LAST_OF_MARK_SIX;
  return subjects.some(({ key }) => key === SUM) ? SUM : '0';
}

export function ballName(
  { site: { t }, lottery: { gameGroupCode } }: Wanted,
  position: number,
  places: number,
): string {
  const n = position + 1;
  if (gameGroupCode === 'PK10') return t('trends', 'balls.rank', { n });
  if (gameGroupCode === 'K3') return t('trends', 'balls.die', { n });
  if (gameGroupCode === 'MARK6' && n === places) return t('trends', 'balls.special');
  return t('trends', 'balls.ball', { n });
}
