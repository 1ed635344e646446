import { Link, useLocation } from '@remix-run/react';
import { categoryIcon } from '~/features/games/category-icon.ts';
import type { NavigationCategory } from '~/features/system/system.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { DropDown } from './drop-down.tsx';
import type { LinkView, ShellView } from './shell.types.ts';
import { useDropDowns } from './use-drop-downs.ts';

const ENTRY =
  'flex h-full min-w-18 flex-col items-center justify-center gap-1 border-b-2 border-transparent px-2.5 text-xs font-medium whitespace-nowrap text-header-muted transition-colors hover:text-on-header aria-[current]:border-highlight aria-[current]:text-on-header lg:min-w-0 lg:flex-row lg:gap-1 lg:px-2 lg:text-sm xl:px-3 focus-visible:-outline-offset-2 group-hover/entry:text-on-header';

function Entry({ link, icon, isLast = false }: { link: LinkView; icon: IconName; isLast?: boolean }) {
  const { pathname } = useLocation();
  return (
    <li data-last={isLast || undefined} className="group/entry shrink-0 snap-start">
      <Link to={link.path} aria-current={pathname === link.path ? 'page' : undefined} className={ENTRY}>
        <Icon name={icon} className="size-5 lg:hidden" />
        {link.label}
      </Link>
    </li>
  );
}

function CategoryEntry({ category }: { category: NavigationCategory }) {
  const { pathname } = useLocation();
  const hasMenu = category.vendors.length > 0;
  return (
    <li data-entry className="group/entry shrink-0 snap-start">
      <Link
        to={category.path}
        data-entry-link
        aria-current={pathname === category.path ? 'page' : undefined}
        className={ENTRY}
      >
        <Icon name={categoryIcon(category.gameType)} className="size-5 lg:hidden" />
        {category.label}
        {hasMenu && <Icon name="down" className="hidden size-3.5 opacity-70 xl:block" />}
      </Link>
      {hasMenu && <DropDown category={category} />}
    </li>
  );
}

/**
 * The categories under the header: on wide screens each opens its vendors below, on phones they are a row to swipe. The
 * panels hang on the row, not on their entry, so that the row may scroll without cutting them.
 */
export function NavigationRow({ categories, links }: Pick<ShellView, 'links'> & { categories: NavigationCategory[] }) {
  const { t } = useTranslation('layout');
  const row = useDropDowns();
  return (
    <nav
      aria-label={t('nav.label')}
      className="on-dark relative z-30 border-b border-header-line bg-header text-on-header lg:sticky lg:top-[calc(4rem+1px)]"
    >
      <ul ref={row} className="wrap scroller h-16 snap-none! lg:-mx-auto lg:h-11 xl:justify-between">
        <Entry link={links.home} icon="home" />
        {categories.map((category) => (
          <CategoryEntry key={category.gameType} category={category} />
        ))}
        <Entry link={links.promotions} icon="gift" />
        <Entry link={links.download} icon="download" isLast />
      </ul>
    </nav>
  );
}
