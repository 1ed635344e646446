import type { IconName } from '~/ui/icon.tsx';

/** Entries in the specification's order (section 2), with their icons. */
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

/** An entry's key is its page below `/member`. */
export type CentreKey = keyof typeof CENTRE_ICONS;

export const CENTRE_KEYS = Object.keys(CENTRE_ICONS) as CentreKey[];
