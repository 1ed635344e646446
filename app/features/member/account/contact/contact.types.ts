/** Proof of ownership; null for an account without any. */
export type OwnerProof = 'password' | 'paymentPassword' | 'sms' | 'mail' | 'questions' | null;
