import { DEFAULT_WORLD } from './address.ts';

const LONGEST_LABEL = 40;

/** A label of a host name. Two worlds that share one only share cookies, and each address names its world. */
const labelOf = (world: string): string =>
  world
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_LABEL)
    .replace(/^-|-$/g, '') || 'world';

interface Entry {
  world: string;
  brand: string;
  account?: string;
  /** A path of the site. */
  to?: string;
}

/**
 * Address of the site in a world, signed in as a member when one is named; null where the mock knows no site. Each world
 * has its own host, so that windows do not share cookies.
 */
export function siteEntry(
  sites: Readonly<Record<string, string>>,
  { world, brand, account, to }: Entry,
): string | null {
  const site = sites[brand];
  if (!site) return null;
  const url = new URL(site);
  if (world !== DEFAULT_WORLD && /(^|\.)localhost$/.test(url.hostname))
    url.hostname = `${labelOf(world)}.${brand}.localhost`;
  const query = new URLSearchParams({ world, ...(account && { account }), ...(to && { to }) });
  return `${url.origin}/__mock/enter?${query}`;
}
