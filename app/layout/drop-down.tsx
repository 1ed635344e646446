import { Link } from '@remix-run/react';
import { categoryIcon } from '~/features/games/category-icon.ts';
import { VendorMark } from '~/features/games/vendor-tile.tsx';
import type { NavigationCategory } from '~/features/system/system.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { MENU_COLUMNS, MENU_ROWS } from './layout.constants.ts';

const columnsOf = <Item,>(items: Item[]) =>
  Array.from({ length: MENU_COLUMNS }, (_, column) => items.slice(column * MENU_ROWS, (column + 1) * MENU_ROWS)).filter(
    (items) => items.length > 0,
  );

/** The vendors of a category in columns of ten, read from top to bottom. */
export function DropDown({ category }: { category: NavigationCategory }) {
  const { t } = useTranslation('layout');
  return (
    <div data-drop-down className="drop-down">
      <div className="wrap flex items-start gap-10 py-6">
        <div className="felt flex w-64 shrink-0 flex-col items-start gap-3 rounded-card bg-brand p-6 text-on-brand">
          <Icon name={categoryIcon(category.gameType)} className="size-9 text-highlight" />
          <p className="text-lg font-bold">{category.label}</p>
          <Link
            to={category.path}
            className="flex items-center gap-1.5 rounded-badge text-sm font-semibold text-highlight hover:underline"
          >
            {t('nav.allOf', { category: category.label })}
            <Icon name="right" className="size-4" />
          </Link>
        </div>
        <nav aria-label={t('nav.vendorsOf', { category: category.label })} className="flex min-w-0 flex-1 gap-6">
          {columnsOf(category.vendors).map((vendors) => (
            <ul key={vendors[0]?.code} className="max-w-80 min-w-0 flex-1">
              {vendors.map((vendor) => (
                <li key={vendor.code}>
                  <Link
                    to={vendor.path}
                    className="flex h-10 items-center gap-3 rounded-control px-3 font-medium text-muted transition-colors hover:bg-sunken hover:text-text"
                  >
                    <VendorMark mark={vendor.mark} className="size-6" />
                    <span className="truncate">{vendor.name}</span>
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
