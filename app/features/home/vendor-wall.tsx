import { VendorTile } from '~/features/games/vendor-tile.tsx';
import type { NavigationVendor } from '~/features/system/system.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';

/** Five rows to swipe on phones, where all of them would be a long way down. */
const WALL =
  'scroller scroller-room grid! auto-cols-[11rem] grid-flow-col grid-rows-5 gap-2 sm:auto-cols-auto sm:grid-flow-row sm:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] sm:grid-rows-none sm:overflow-visible';

/** Every game provider of the brand, each leading to its games. */
export function VendorWall({ vendors }: { vendors: NavigationVendor[] }) {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="vendors">
      <SectionHeading id="vendors" icon={<Icon name="grid" />}>
        {t('vendors.title')}
      </SectionHeading>
      <ul className={WALL}>
        {vendors.map((vendor) => (
          <li key={vendor.code} className="snap-start">
            <VendorTile vendor={vendor} />
          </li>
        ))}
      </ul>
    </section>
  );
}
