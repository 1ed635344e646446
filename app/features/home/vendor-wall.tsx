import { useRef } from 'react';
import { paths } from '~/config/paths.ts';
import { VendorTile } from '~/features/games/vendor-tile.tsx';
import type { NavigationVendor } from '~/features/system/system.types.ts';
import { Icon } from '~/ui/icon.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import { useFetched } from '~/ui/use-fetched.ts';
import { useIsNear } from '~/ui/use-is-near.ts';

interface VendorWallProps {
  title: string;
  /** The others load when the wall is near. */
  vendors: NavigationVendor[];
  count: number;
}

export function VendorWall({ title, vendors, count }: VendorWallProps) {
  const list = useRef<HTMLUListElement>(null);
  const isNear = useIsNear(list);
  const all = useFetched<NavigationVendor[]>(isNear && count > vendors.length ? paths.vendors() : null);
  return (
    // Phones have the providers in the footer.
    <section aria-labelledby="vendors" className="max-md:hidden">
      <SectionHeading id="vendors" icon={<Icon name="grid" />}>
        {title}
      </SectionHeading>
      <ul ref={list} className="vendor-wall">
        {(all ?? vendors).map((vendor) => (
          <li key={vendor.code}>
            <VendorTile vendor={vendor} />
          </li>
        ))}
      </ul>
    </section>
  );
}
