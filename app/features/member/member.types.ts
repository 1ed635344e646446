import type { Badges } from '~/features/messages/messages.types.ts';
import type { Segment } from '~/features/system/segments.ts';

/** Amounts are formatted. */
export interface MemberPanelView extends Badges {
  username: string;
  nickname: string;
  avatar: string;
  /** Agent types 1, 2, 41, 42 (specification, section 6). */
  hasAgentHome: boolean;
  hasUpline: boolean;
  /** Type 4. */
  isTrial: boolean;
  /** For whom banners are. */
  segment: Segment;
  rankLevel: number;
  /** "VIP 6". */
  rankName: string;
  rankBadge: string;
  /** "₱1,234.50"; null when the request failed. */
  balance: string | null;
  /** Hidden by the visitor, here or on an earlier page. */
  isBalanceHidden: boolean;
  /** On a break, or an agent's sub-account. */
  isLimited: boolean;
  /** Name of the agent's sub-account; null for the member. */
  subAccount: string | null;
  /** Neither a trial account nor a sub-account. */
  hasCentre: boolean;
  /** Null where the brand has no limits. */
  limitsPath: string | null;
  /** Null for a trial account, during a break, and where the brand has no ranks. */
  vipPath: string | null;
  mustChange: 'given' | 'expired' | null;
}
