import type { PlaySessionView } from '~/features/play/session/session.types.ts';
import type { TabLink } from '~/ui/tab-links.tsx';
import type { DrawView } from '../draw/draw.server.ts';
import type { Coverage } from './coverage.ts';
import type { HelpView } from './help.types.ts';
import type { Entry, Play, PlayMenu } from './rules.ts';

type LinkTab = Omit<TabLink, 'icon'>;

export interface OrderView {
  orderNo: string;
  /** Its own page; null for a trial account, which has no member centre. */
  path: string | null;
  numero: string;
  play: string;
  /** Its station, or both, where the page is of several. */
  station: string | null;
  content: string;
  amount: string;
  /** What it won, as the gateway writes it and as people read it. */
  win: { decimal: string; text: string } | null;
  stateName: string;
  tone: 'won' | 'open' | 'plain';
  /** What cancelling it costs and gives back; null where it cannot be cancelled. */
  refund: Refund | null;
}

export interface Refund {
  fee: string;
  back: string;
}

export interface BettingView extends DrawView {
  /** Whose slip this tab keeps. */
  username: string;
  title: string;
  backPath: string;
  /** The sitting under way, whose reality check may be due; null where nobody is told. */
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
  /** For all plays of the lottery: the slip keeps lines from play to play. */
  coverage: Coverage;
  entry: Entry;
  rowLabels: string[];
  /** What each symbol is called, where that is not itself. */
  symbolNames: Record<string, string>;
  units: string[];
  mostMultiple: number;
  /** Lines of a slip. */
  mostLines: number;
  mostStakes: number;
  /** The most of a slip in each draw, in ten-thousandths of the currency as a decimal. */
  mostPerOrder: string;
  /** The most that a line wins in a draw, as that. */
  mostWin: string;
  series: { least: number; most: number; step: number } | null;
  chaseCounts: number[];
  currencySymbol: string;
  /** Vietnam's stations of the same day; empty for every other lottery. */
  stations: { gameId: number; name: string }[];
  /** Where its vendor is in maintenance: until when, where that is known. */
  maintenance: { until: string | null } | null;
  /** An order of this play that is bet again: the form begins with its numbers. */
  again: {
    orderNo: string;
    rows: string[][];
    unit: string;
    multiple: number;
    gameIds: number[];
    series: number | null;
  } | null;
  /** Of today; null where they could not be read. */
  orders: OrderView[] | null;
  /** The record of all; null for a trial account, which has no member centre. */
  ordersPath: string | null;
  idempotencyKey: string;
}
