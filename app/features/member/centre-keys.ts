import type { IconName } from '~/ui/icon.tsx';

/** The entries of the member centre in the specification's order (section 2), each with its mark. */
export const CENTRE_ICONS = {
  securityCenter: 'shield',
  transferFund: 'swap',
  depositv2: 'card',
  withdraw: 'download',
  transferUpline: 'crown',
  personalHistoryCopy: 'clock',
  transactionHistory: 'grid',
  personalProfit: 'trophy',
  bonusDetails: 'gift',
  messageV2: 'mail',
} satisfies Record<string, IconName>;

/** The key of an entry, which is its page below `/member`. */
export type CentreKey = keyof typeof CENTRE_ICONS;

export const CENTRE_KEYS = Object.keys(CENTRE_ICONS) as CentreKey[];
