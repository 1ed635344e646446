import type { RecordsView } from '~/features/member/records/records.types.ts';

export interface ProfitRow {
  /** "2026-01-31". */
  id: string;
  day: string;
  bet: string;
  win: string;
  /** With its sign. */
  profit: string;
  tone: 'profit' | 'loss' | undefined;
  /** The sum of this day and those before it in the period, with its sign. */
  running: string;
  runningTone: 'profit' | 'loss' | undefined;
  /** What is behind the day's amounts. */
  more: { label: string; text: string }[];
}

/** The chart's numbers by day, oldest first; a day without entries has a profit of zero. */
export interface ProfitChartView {
  /** Epoch seconds of the day's midnight in UTC. */
  days: number[];
  profits: number[];
  running: number[];
}

export interface ProfitView {
  record: RecordsView<ProfitRow>;
  chart: ProfitChartView;
}
