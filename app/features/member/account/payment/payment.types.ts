/** Change needs the old password, reset a code, answer the security answers. */
export const PAYMENT_WAYS = ['set', 'change', 'reset', 'answer'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];
