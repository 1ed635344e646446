/** How a payment password is set: the first one, another one with the old one, with a code, with the security answers. */
export const PAYMENT_WAYS = ['set', 'change', 'reset', 'answer'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];
