import { BRANDS } from '../state/address.ts';
import { useRead } from '../state/call.ts';
import { siteEntry } from '../state/site.ts';

interface OpenSiteProps {
  world: string;
  /** All brands without it. */
  brand?: string;
  account?: string;
  to?: string;
  children?: string;
}

/** Addresses of the site by brand. Empty where the mock knows no site. */
export function useSites(): Readonly<Record<string, string>> {
  const { data } = useRead('getHealth');
  return data?.sites ?? {};
}

/** Links to the site in a world. */
export function OpenSite({ world, brand, account, to, children }: OpenSiteProps) {
  const sites = useSites();
  const links = (brand ? [brand] : BRANDS).flatMap((each) => {
    const href = siteEntry(sites, { world, brand: each, account, to });
    return href ? [{ each, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <span className="acts">
      {links.map(({ each, href }) => (
        <a key={each} className="button" href={href} target="_blank" rel="noreferrer">
          {children ?? each} <span aria-hidden="true">↗</span>
        </a>
      ))}
    </span>
  );
}

/** A member of each brand's seed whom nothing holds back. */
export const ORDINARY_MEMBER = 'lucky';

interface OpenPageProps {
  world: string;
  brand: string;
  to: string;
  /** Also at brands that show their pages to visitors. */
  isForMembers?: boolean;
  children: string;
}

/** Links to a page of a brand's site, signed in where visitors do not see it. */
export function OpenPage({ world, brand, to, isForMembers = false, children }: OpenPageProps) {
  const { data } = useRead('getBrand', { path: { world, brand } });
  if (!data) return null;
  const account = isForMembers || data.loginRequiredHome ? ORDINARY_MEMBER : undefined;
  return (
    <OpenSite world={world} brand={brand} account={account} to={to}>
      {children}
    </OpenSite>
  );
}
