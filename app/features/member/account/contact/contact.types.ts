/**
 * What proves that the account is the member's: the login password, the payment password where there is one, a code to what is bound, or the
 * security answers; null for an account that has none of them.
 */
export type OwnerProof = 'password' | 'paymentPassword' | 'sms' | 'mail' | 'questions' | null;
