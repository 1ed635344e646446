export interface TransactionRow {
  id: string;
  time: string;
  type: string;
  wallet: string;
  /** With its sign: "+₱50.00". */
  amount: string;
  isIn: boolean;
  balance: string;
  orderNo: string;
  /** Such as the name of the game; may be empty. */
  about: string;
}
