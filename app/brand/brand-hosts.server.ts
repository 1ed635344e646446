import { env } from '~/config/env.server.ts';

type BrandHosts = ReadonlyMap<string, string>;

/**
 * Returns undefined for a host without an entry of its own; `*` counts for none. `*.example.com` matches one or more
 * labels before it, and the longest entry wins. The host is in lower case and has no port.
 */
export function matchHost(hosts: BrandHosts, host: string): string | undefined {
  const exact = hosts.get(host);
  if (exact !== undefined) return exact;
  for (let dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
    const found = hosts.get(`*${host.slice(dot)}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns null for an unknown host. `*` in BRAND_HOSTS matches all others. */
export function findMerchant(host: string): string | null {
  const { MERCHANT_CODE, BRAND_HOSTS } = env();
  if (MERCHANT_CODE) return MERCHANT_CODE;
  if (!BRAND_HOSTS) return null;
  return matchHost(BRAND_HOSTS, host.toLowerCase().replace(/:\d+$/, '')) ?? BRAND_HOSTS.get('*') ?? null;
}
