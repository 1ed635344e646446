import { Link } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { ScrollRow } from '~/ui/scroll-row.tsx';
import { VENDOR_ARROWS_ABOVE } from './games.constants.ts';
import type { GamesPageView } from './games.types.ts';
import { VendorMark } from './vendor-tile.tsx';

const CHIP =
  'flex h-12 items-center gap-2.5 rounded-control border border-line bg-raised ps-3 pe-4 font-semibold whitespace-nowrap transition-colors hover:border-edge aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-on-accent';

/** The providers of the category; the chosen one is brought into view. */
export function VendorRow({ vendors, allVendors }: Pick<GamesPageView, 'vendors' | 'allVendors'>) {
  const { t } = useTranslation('games');
  if (vendors.length === 0) return null;
  return (
    <nav aria-label={t('vendors.label')}>
      <ScrollRow
        label={t('vendors.label')}
        previousLabel={t('vendors.previous')}
        nextLabel={t('vendors.next')}
        hasArrows={vendors.length > VENDOR_ARROWS_ABOVE}
        className="gap-2"
      >
        <li className="shrink-0 snap-start">
          <Link
            to={allVendors.path}
            preventScrollReset
            aria-current={allVendors.isSelected ? 'page' : undefined}
            className={CHIP}
          >
            <Icon name="grid" />
            {t('vendors.all')}
          </Link>
        </li>
        {vendors.map((vendor) => (
          <li key={vendor.code} className="shrink-0 snap-start">
            <Link
              to={vendor.path}
              preventScrollReset
              aria-current={vendor.isSelected ? 'page' : undefined}
              className={CHIP}
            >
              <VendorMark mark={vendor.mark} className="size-7" />
              {vendor.name}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </nav>
  );
}
