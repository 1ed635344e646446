/** What proves that the account is the member's: the password, or a code to what is bound; null for an account that has none of them. */
export type OwnerProof = 'password' | 'sms' | 'mail' | null;
