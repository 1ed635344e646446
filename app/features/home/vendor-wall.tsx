import { Link } from '@remix-run/react';
import type { NavigationVendor } from '~/features/system/system.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';

/** Every game provider of the brand, each leading to its games. */
export function VendorWall({ vendors }: { vendors: NavigationVendor[] }) {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="vendors" className="later">
      <SectionHeading id="vendors" icon={<Icon name="grid" />}>
        {t('vendors.title')}
      </SectionHeading>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
        {vendors.map((vendor) => (
          <li key={vendor.code}>
            <Link
              to={vendor.path}
              className="flex h-12 items-center gap-2.5 rounded-control border border-line bg-raised px-3 text-sm font-medium transition-colors hover:border-edge hover:bg-sunken"
            >
              <img
                src={vendor.mark}
                alt=""
                width={64}
                height={64}
                loading="lazy"
                className="size-7 shrink-0 rounded-badge"
              />
              <span className="truncate">{vendor.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
