/** The signed-in visitor as the header shows them. Amounts are formatted. */
export interface MemberPanelView {
  username: string;
  nickname: string;
  avatar: string;
  /** Agent types 1, 2, 41, 42 of the specification's section 6. */
  isAgent: boolean;
  /** Type 4: a trial account with play money. */
  isTrial: boolean;
  rankLevel: number;
  rankBadge: string;
  /** "1,234.50"; null when the wallet could not be read. */
  balance: string | null;
  unread: number;
}
