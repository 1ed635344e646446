import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import { paths } from '~/config/paths.ts';
import { categoryIcon } from '~/features/games/category-icon.ts';
import type { NavigationCategory } from '~/features/system/system.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { DropDown } from './drop-down.tsx';
import type { LinkView, ShellView } from './shell.types.ts';
import { useDropDowns } from './use-drop-downs.ts';

function Entry({ link, icon, isLast = false }: { link: LinkView; icon: IconName; isLast?: boolean }) {
  const { pathname } = useLocation();
  return (
    <li data-last={isLast || undefined}>
      <Link to={link.path} aria-current={pathname === link.path ? 'page' : undefined} className="nav-entry">
        <Icon name={icon} />
        {link.label}
      </Link>
    </li>
  );
}

/** `true` for a page below the path. The Vietnam lotteries have a URL of their own. */
export function currentAt(pathname: string, path: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  const isVietnam = pathname === paths.vietnam() && path === paths.lotteries();
  return isVietnam || pathname.startsWith(`${path}/`) ? 'true' : undefined;
}

function CategoryEntry({ category }: { category: NavigationCategory }) {
  const { pathname } = useLocation();
  const [isWanted, setWanted] = useState(false);
  const want = category.hasDropDown ? () => setWanted(true) : undefined;
  return (
    <li data-entry onPointerEnter={want} onFocus={want}>
      <Link to={category.path} data-entry-link aria-current={currentAt(pathname, category.path)} className="nav-entry">
        <Icon name={categoryIcon(category.gameType)} />
        {category.label}
        {category.hasDropDown && <Icon name="down" />}
      </Link>
      {isWanted && <DropDown category={category} />}
    </li>
  );
}

/**
 * Drop-downs on wide screens, a row to swipe on phones. The row's scrolling does not clip panels, which are outside the
 * entries.
 */
export function NavigationRow({ categories, links }: Pick<ShellView, 'links'> & { categories: NavigationCategory[] }) {
  const { t } = useTranslation('layout');
  const row = useDropDowns();
  return (
    <nav
      aria-label={t('nav.label')}
      className="on-dark relative z-30 border-b border-header-line bg-header text-on-header max-lg:[body:has([data-betting])_&]:hidden lg:sticky lg:top-[calc(4rem+1px)]"
    >
      <ul ref={row} className="nav-row wrap scroller h-16 snap-none! lg:-mx-auto lg:h-11 xl:justify-between">
        <Entry link={links.home} icon="home" />
        {categories.map((category) => (
          <CategoryEntry key={category.gameType} category={category} />
        ))}
        {links.promotions && <Entry link={links.promotions} icon="gift" />}
        {links.download && <Entry link={links.download} icon="download" isLast />}
      </ul>
    </nav>
  );
}
