export type Provider = 'GOOGLE' | 'FACEBOOK';

/** Returns the issuer identifier of an offline identity provider, which the mock serves (`third-party/openid.ts`). */
export const issuerOf = (origin: string, provider: Provider): string => `${origin}/openid/${provider.toLowerCase()}`;
