/** Null for an account without proof. */
export type OwnerProof = 'password' | 'paymentPassword' | 'sms' | 'mail' | 'questions' | null;
