import type { PlaySessionView } from '~/features/play/session/session.types.ts';
import type { TabLink } from '~/ui/tab-links.tsx';
import type { DrawView } from '../draw/draw.server.ts';
import type { Coverage } from './coverage.ts';
import type { HelpView } from './help.types.ts';
import type { Entry, Play, PlayMenu, Rows } from './rules.ts';

type LinkTab = Omit<TabLink, 'icon'>;

export interface OrderView {
  orderNo: string;
  /** Null for a trial account. */
  path: string | null;
  numero: string;
  play: string;
  /** One or both stations; null on a page of one station. */
  station: string | null;
  content: string;
  amount: string;
  win: { decimal: string; text: string } | null;
  stateName: string;
  tone: 'won' | 'open' | 'plain';
  /** Null when the order cannot be cancelled. */
  refund: Refund | null;
}

export interface Refund {
  fee: string;
  back: string;
}

export interface BettingView extends DrawView {
  username: string;
  title: string;
  backPath: string;
  /** Null without a reality check. */
  session: PlaySessionView | null;
  trendsPath: string;
  action: string;
  results: { numero: string; numbers: string[]; wonOn: string }[];
  modes: LinkTab[];
  groups: LinkTab[];
  plays: LinkTab[];
  play: Play;
  playName: string;
  help: HelpView;
  numbers: PlayMenu['numbers'];
  /** For all plays: the slip keeps lines across plays. */
  coverage: Coverage;
  entry: Entry;
  rowLabels: string[];
  /** Only names that differ from their symbol. */
  symbolNames: Record<string, string>;
  units: string[];
  mostMultiple: number;
  mostLines: number;
  mostStakes: number;
  /** Per draw, in ten-thousandths of the currency as a decimal. */
  mostPerOrder: string;
  /** Per line and draw, in ten-thousandths as a decimal. */
  mostWin: string;
  series: { least: number; most: number; step: number } | null;
  chaseCounts: number[];
  currencySymbol: string;
  /** Vietnam's, of the same day; else empty. */
  stations: { gameId: number; name: string }[];
  /** `until` is null when unknown. */
  maintenance: { until: string | null } | null;
  again: {
    orderNo: string;
    rows: Rows;
    unit: string;
    multiple: number;
    gameIds: number[];
    series: number | null;
  } | null;
  /** Null when the request failed. */
  orders: OrderView[] | null;
  /** Null for a trial account. */
  ordersPath: string | null;
  idempotencyKey: string;
}
