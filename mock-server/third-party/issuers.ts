import type { Provider } from './people.ts';

/** The issuer identifier of a provider that this server plays. */
export const issuerOf = (origin: string, provider: Provider): string => `${origin}/openid/${provider.toLowerCase()}`;
