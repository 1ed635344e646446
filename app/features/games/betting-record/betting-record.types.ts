export interface BetRow {
  id: string;
  /** The bet's own page. */
  path: string;
  time: string;
  game: string;
  vendor: string;
  bet: string;
  validBet: string;
  win: string;
  /** With its sign; none while the bet is running. */
  profit: string;
  tone: 'profit' | 'loss' | undefined;
  state: string;
  /** Null while it is running. */
  settled: string | null;
}
