/** First password; change with the old one; reset with a code; reset with security answers. */
export const PAYMENT_WAYS = ['set', 'change', 'reset', 'answer'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];
