/** By name in URLs. */
export const KINDS = { bank: 'BANK', ewallet: 'EWALLET', crypto: 'CRYPTO' } as const;
export type KindKey = keyof typeof KINDS;

export const isKindKey = (key: string | null): key is KindKey => key !== null && Object.hasOwn(KINDS, key);
