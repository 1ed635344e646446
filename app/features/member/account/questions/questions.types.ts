/** What proves who answers; null for an account that has neither. */
export type QuestionsProof = 'paymentPassword' | 'password' | null;
