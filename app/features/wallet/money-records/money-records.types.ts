/** A deposit in the record. */
export interface DepositRow {
  id: string;
  time: string;
  method: string;
  amount: string;
  /** "–" before anything was credited. */
  credited: string;
  state: string;
  /** Beside what the columns show. */
  more: { label: string; text: string }[];
  path: string;
}

/** A withdrawal in the record. */
export interface WithdrawalRow {
  id: string;
  time: string;
  method: string;
  account: string;
  amount: string;
  fee: string;
  state: string;
  path: string;
}
