import type { PlaySessionView } from '~/features/play/session/session.types.ts';
import type { Currency } from '~/i18n/money.ts';
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
  /** With its content, unless the slip's heading has both. */
  about: string | null;
  /** One or both stations; null on a page of one station. */
  station: string | null;
  amount: string;
  /** "₱39.56 · +₱19.56": paid, and net of the stake; null without a win. */
  outcome: string | null;
  stateName: string;
  tone: 'won' | 'open' | 'plain';
  /** Null when the order cannot be cancelled. */
  refund: Refund | null;
}

/** Orders that were placed together: each line in each draw. */
export interface SlipView {
  slipNo: string;
  /** The first line's. */
  play: string;
  content: string;
  station: string | null;
  /** Further lines. */
  more: number;
  /** The next draw, or the last one. */
  numero: string;
  /** Null, as is `outcome`, when orders may be missing. */
  amount: string | null;
  /** "₱39.56 · +₱19.56", or what an open chase has won so far. */
  outcome: string | null;
  stateName: string;
  tone: OrderView['tone'];
  /** Draws, and what came back when it stopped; null for one draw, and when orders may be missing. */
  chase: { drawn: number; count: number; refund: string | null } | null;
  /** Open ones first, nearest draw first. */
  orders: OrderView[];
  /** When there are more than `orders`. */
  allPath: string | null;
  /** Cancels all open orders, when there are several. */
  cancel: { orderNo: string; count: number; amount: string; refund: Refund } | null;
}

export interface Refund {
  fee: string;
  back: string;
}

/** A member's bets of a draw; decimals, without those that were given back. */
export interface DrawSum {
  numero: string;
  stake: string;
  win: string;
  isOpen: boolean;
}

export interface BettingView extends DrawView {
  /** Null for a visitor, who cannot bet. */
  username: string | null;
  title: string;
  /** Recent ones first; then the lobby. */
  others: { name: string; path: string }[];
  backPath: string;
  /** Null without a reality check. */
  session: PlaySessionView | null;
  trendsPath: string;
  action: string;
  results: { numero: string; numbers: string[]; wonOn: string }[];
  modes: LinkTab[];
  /** The mode's groups with all their plays. */
  groups: { key: string; label: string; plays: LinkTab[] }[];
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
  /** Draws of the longest chase, the open one first; empty when the request failed. */
  chaseNumeros: string[];
  currency: Currency;
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
  /** Today's bets; null when the request failed. */
  slips: SlipView[] | null;
  /** Sums of today's bets; null when the request failed. */
  draws: DrawSum[] | null;
  /** Null for a trial account. */
  ordersPath: string | null;
  idempotencyKey: string;
}
