/** Null for an account without any proof. */
export type OwnerProof = 'password' | 'paymentPassword' | 'sms' | 'mail' | 'questions' | null;
