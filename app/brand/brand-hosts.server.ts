import { env } from '~/config/env.server.ts';

/** The merchant code of the brand that a host shows; null for a host of no brand. `*` in BRAND_HOSTS stands for every other. */
export function merchantOf(host: string): string | null {
  const { MERCHANT_CODE, BRAND_HOSTS } = env();
  if (MERCHANT_CODE) return MERCHANT_CODE;
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return BRAND_HOSTS?.get(name) ?? BRAND_HOSTS?.get('*') ?? null;
}
