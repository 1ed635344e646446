import type { TabLink } from '~/ui/tab-links.tsx';
import type { DrawView } from '../draw/draw.server.ts';
import type { Gaps, Heat } from './gaps.ts';
import type { SideSymbol } from './roads.ts';

type LinkTab = Omit<TabLink, 'icon'>;

export interface ResultRow {
  numero: string;
  time: string;
  numbers: string[];
  /** The sum that is bet on; null where none is. */
  total: number | null;
  /** Its sides; none where it was void. */
  sides: SideSymbol[];
  /** Where its result is from; null for one that the day's seed decided. */
  source: string | null;
  /** The numbers of each prize of a board; nothing for balls. */
  board: string[][];
}

interface ResultsPart {
  kind: 'results';
  rows: ResultRow[];
  /** What each side is called. */
  sideNames: Partial<Record<SideSymbol, string>>;
  /** The prizes of a board. */
  prizes: string[];
  olderPath: string | null;
  newestPath: string | null;
}

interface ChartPart {
  kind: 'chart';
  ball: string;
  numbers: string[];
  /** Oldest first. */
  rows: { numero: string; drawn: string[] }[];
  /** The gaps before the first row. */
  before: Gaps;
  /** Whether each draw has one number, so that a line joins them. */
  isJoined: boolean;
}

interface NumbersPart {
  kind: 'numbers';
  ball: string;
  count: number;
  /** Whether it is of the last two digits of a board: a hundred numbers. */
  isGrid: boolean;
  numbers: { number: string; hits: number; gap: number; heat: Heat }[];
}

export interface RoadView {
  name: string;
  /** The names of its sides, and the letters in its rings. */
  sides: [string, string];
  letters: [string, string];
  /** The outcomes, oldest first: 0, 1, or - for a tie. */
  outcomes: string;
}

interface RoadPart {
  kind: 'road';
  count: number;
  roads: RoadView[];
}

export type TrendsPart = ResultsPart | ChartPart | NumbersPart | RoadPart;
export type PartOf<Kind extends TrendsPart['kind']> = Extract<TrendsPart, { kind: Kind }>;

export interface TrendsView extends DrawView {
  title: string;
  code: string;
  backPath: string;
  betPath: string;
  kinds: LinkTab[];
  counts: LinkTab[];
  /** The balls, or what else the part is about; none where there is no choice. */
  balls: LinkTab[];
  part: TrendsPart;
}
