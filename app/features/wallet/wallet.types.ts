export interface WalletRow {
  accountTypeId: number;
  name: string;
  /** "₱1,234.50". */
  amount: string;
  /** The same as people type it: "1234.5". */
  plainAmount: string;
  isEmpty: boolean;
}

/** The wallet that a game plays from. */
export interface PlayWallet {
  accountTypeId: number;
  /** Null where there is but one wallet, which needs no name. */
  name: string | null;
  amount: string;
  isEmpty: boolean;
  /** None where there is only one wallet. */
  transfer: 'open' | 'none';
}

/** What the member has now; nulls for a visitor. */
export interface BalanceAnswer {
  balance: string | null;
  /** Of the wallet that was asked for. */
  wallet: string | null;
}

export type TransferDirection = 'in' | 'out';
