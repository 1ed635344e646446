import type { TabLink } from '~/ui/tab-links.tsx';
import type { DrawView } from '../draw/draw.server.ts';
import type { Gaps, Heat } from './gaps.ts';
import type { SideSymbol } from './roads.ts';

type LinkTab = Omit<TabLink, 'icon'>;

export interface ResultRow {
  numero: string;
  time: string;
  numbers: string[];
  /** Null unless the sum can be bet on. */
  total: number | null;
  /** Empty for a void draw. */
  sides: SideSymbol[];
  /** Null when the day seed decided. */
  source: string | null;
  board: string[][];
}

interface ResultsPart {
  kind: 'results';
  rows: ResultRow[];
  sideNames: Partial<Record<SideSymbol, string>>;
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
  /** Gaps before the first row. */
  before: Gaps;
  /** A line joins draws of one number. */
  isJoined: boolean;
}

interface NumbersPart {
  kind: 'numbers';
  ball: string;
  count: number;
  isGrid: boolean;
  numbers: { number: string; hits: number; gap: number; heat: Heat }[];
}

export interface RoadView {
  name: string;
  sides: [string, string];
  letters: [string, string];
  /** Oldest first: 0, 1, or - for a tie. */
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
  balls: LinkTab[];
  part: TrendsPart;
}
