import type { NavigationVendor } from '~/features/system/system.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';

export function VendorMark({ mark }: { mark: string }) {
  return <Picture lost="mark" src={mark} alt="" width={64} height={64} loading="lazy" className="vendor-mark" />;
}

export function ClosedBadge() {
  const { t } = useTranslation('games');
  return (
    <em className="ms-auto not-italic">
      <Badge>{t('maintenance')}</Badge>
    </em>
  );
}

export function VendorTile({ vendor }: { vendor: Omit<NavigationVendor, 'code'> }) {
  return (
    <Link to={vendor.path} data-closed={vendor.isClosed} className="vendor-tile dim-closed">
      <VendorMark mark={vendor.mark} />
      <span>{vendor.name}</span>
      {vendor.isClosed && <ClosedBadge />}
    </Link>
  );
}
