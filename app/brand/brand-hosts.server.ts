import { env } from '~/config/env.server.ts';

/** Returns null for an unknown host. `*` in BRAND_HOSTS matches all others. */
export function findMerchant(host: string): string | null {
  const { MERCHANT_CODE, BRAND_HOSTS } = env();
  if (MERCHANT_CODE) return MERCHANT_CODE;
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return BRAND_HOSTS?.get(name) ?? BRAND_HOSTS?.get('*') ?? null;
}
