/** How a payment password is set: the first one, another one with the old one, another one with a code. */
export const PAYMENT_WAYS = ['set', 'change', 'reset'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];
