/** A lottery order in the record. */
export interface LotteryRow {
  id: string;
  path: string;
  slip: string;
  time: string;
  lottery: string;
  play: string;
  draw: string;
  content: string;
  stakes: string;
  amount: string;
  win: string;
  rebate: string;
  profit: string;
  tone: 'profit' | 'loss' | undefined;
  state: string;
  settled: string | null;
}
