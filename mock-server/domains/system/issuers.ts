export type Provider = 'GOOGLE' | 'FACEBOOK';

/** The mock serves the providers (`third-party/openid.ts`). */
export const issuerUrl = (origin: string, provider: Provider): string => `${origin}/openid/${provider.toLowerCase()}`;
