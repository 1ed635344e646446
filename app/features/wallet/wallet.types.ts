export interface WalletRow {
  accountTypeId: number;
  name: string;
  /** "₱1,234.50". */
  amount: string;
  /** The same as people type it: "1234.5". */
  plainAmount: string;
  isEmpty: boolean;
}

/** What a game plays from: a wallet of its own, or the one balance of all wallets, which has neither id nor name. */
export interface PlayWallet {
  accountTypeId: number | null;
  name: string | null;
  amount: string;
  isEmpty: boolean;
}

/** What the member has now; nulls for a visitor. */
export interface BalanceAnswer {
  balance: string | null;
  /** Of the wallet that was asked for. */
  wallet: string | null;
}

export type TransferDirection = 'in' | 'out';
