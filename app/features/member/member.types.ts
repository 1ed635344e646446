import type { CentreKey } from './centre-keys.ts';

/** The signed-in visitor as the header shows them. Amounts are formatted. */
export interface MemberPanelView {
  username: string;
  nickname: string;
  avatar: string;
  /** Agent types 1, 2, 41, 42 of the specification's section 6. */
  hasAgentHome: boolean;
  /** The entries of the member centre; none for a trial account. */
  centre: CentreKey[];
  /** Type 4: a trial account with play money. */
  isTrial: boolean;
  rankLevel: number;
  /** "VIP 6". */
  rankName: string;
  rankBadge: string;
  /** "₱1,234.50"; null when the wallet could not be read. */
  balance: string | null;
  /** The visitor hid the amount, here or on an earlier page. */
  isBalanceHidden: boolean;
  unread: number;
  /** Why the password must be changed before anything else. */
  mustChange: 'given' | 'expired' | null;
}
