export interface WalletRow {
  accountTypeId: number;
  name: string;
  /** "₱1,234.50". */
  amount: string;
  /** As typed: "1234.5". */
  plainAmount: string;
  isEmpty: boolean;
}

/** Id and name are null for the one balance. */
export interface PlayWallet {
  accountTypeId: number | null;
  name: string | null;
  amount: string;
  isEmpty: boolean;
}

/** The oldest bonus that is being wagered. */
export interface PlayBonus {
  /** "₱1,250.00". */
  left: string;
  /** Which bets in the game do not count; null when all do. */
  warning: string | null;
}

/** Null for a visitor. */
export interface BalanceAnswer {
  balance: string | null;
  /** Null without a requested wallet. */
  wallet: string | null;
  /** With `orders`: a deposit or withdrawal is under way. */
  isOrderOpen?: boolean;
  /** With `game`; undefined on failure. */
  bonus?: PlayBonus | null;
  /** With `game`; undefined on failure. */
  freeRounds?: string | null;
}

export type TransferDirection = 'in' | 'out';
