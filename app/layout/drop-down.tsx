import { useRef, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { categoryIcon } from '~/features/games/category-icon.ts';
import { ClosedBadge, VendorMark } from '~/features/games/vendor-tile.tsx';
import type { NavigationCategory, NavigationVendor } from '~/features/system/system.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { useFetched } from '~/ui/use-fetched.ts';
import { MENU_COLUMNS, MENU_ROWS } from './layout.constants.ts';

const toColumns = <Item,>(items: Item[]) =>
  Array.from({ length: MENU_COLUMNS }, (_, column) => items.slice(column * MENU_ROWS, (column + 1) * MENU_ROWS)).filter(
    (items) => items.length > 0,
  );

export function DropDown({ category }: { category: NavigationCategory }) {
  const { t } = useTranslation('layout');
  const panel = useRef<HTMLDivElement>(null);
  const vendors = useFetched<NavigationVendor[]>(paths.vendors(category.gameType));
  // Tab skips a panel not entered.
  const [isEntered, setEntered] = useState(false);
  const tabIndex = isEntered ? undefined : -1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here; it is told where the focus is
    <div
      ref={panel}
      data-drop-down
      onFocus={() => setEntered(true)}
      onBlur={({ relatedTarget }) => setEntered(panel.current?.contains(relatedTarget) ?? false)}
      className="drop-down"
    >
      <div className="wrap flex min-h-60 items-start gap-10 py-6">
        <div className="felt flex w-64 shrink-0 flex-col items-start gap-3 rounded-card bg-brand p-6 text-on-brand">
          <Icon name={categoryIcon(category.gameType)} className="size-9 text-highlight" />
          <p className="text-lg font-bold">{category.label}</p>
          <Link
            to={category.path}
            tabIndex={tabIndex}
            className="flex items-center gap-1.5 rounded-badge text-sm font-semibold text-highlight hover:underline"
          >
            {t('nav.allOf', { category: category.label })}
            <Icon name="right" className="size-4" />
          </Link>
        </div>
        <nav aria-label={t('nav.vendorsOf', { category: category.label })} className="flex min-w-0 flex-1 gap-6">
          {toColumns(vendors ?? []).map((column) => (
            <ul key={column[0]?.code} className="max-w-80 min-w-0 flex-1">
              {column.map((vendor) => (
                <li key={vendor.code}>
                  <Link
                    to={vendor.path}
                    tabIndex={tabIndex}
                    data-closed={vendor.isClosed}
                    className="vendor-link dim-closed"
                  >
                    <VendorMark mark={vendor.mark} />
                    <span>{vendor.name}</span>
                    {vendor.isClosed && <ClosedBadge />}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </div>
    </div>
  );
}
