import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { ScrollRow } from '~/ui/scroll-row.tsx';
import { VENDOR_ARROWS_ABOVE } from './games.constants.ts';
import type { GamesPageView } from './games.types.ts';
import { ClosedBadge, VendorMark } from './vendor-tile.tsx';

export function VendorRow({
  vendors,
  allVendors,
  moreVendors,
}: Pick<GamesPageView, 'vendors' | 'allVendors' | 'moreVendors'>) {
  const { t } = useTranslation('games');
  if (vendors.length === 0) return null;
  return (
    <nav aria-label={t('vendors.label')}>
      <ScrollRow
        label={t('vendors.label')}
        previousLabel={t('vendors.previous')}
        nextLabel={t('vendors.next')}
        hasArrows={vendors.length > VENDOR_ARROWS_ABOVE}
        className="vendor-row gap-2"
      >
        <li>
          <Link
            to={allVendors.path}
            preventScrollReset
            aria-current={allVendors.isSelected ? 'page' : undefined}
            className="vendor-chip"
          >
            <Icon name="grid" />
            {t('vendors.all')}
          </Link>
        </li>
        {vendors.map((vendor) => (
          <li key={vendor.code}>
            <Link
              to={vendor.path}
              preventScrollReset
              aria-current={vendor.isSelected ? 'page' : undefined}
              data-closed={vendor.isClosed}
              className={vendor.isClosed ? 'vendor-chip dim-closed' : 'vendor-chip'}
            >
              <VendorMark mark={vendor.mark} />
              {vendor.name}
              {vendor.isClosed && <ClosedBadge />}
            </Link>
          </li>
        ))}
        {moreVendors && (
          <li>
            <Link to={moreVendors.path} preventScrollReset replace className="vendor-chip">
              {t('vendors.more', { count: moreVendors.count })}
            </Link>
          </li>
        )}
      </ScrollRow>
    </nav>
  );
}
