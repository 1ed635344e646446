import { type ComponentPropsWithRef, type ReactNode, useContext } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { BackLink } from '~/ui/back-link.tsx';
import { Icon } from '~/ui/icon.tsx';
import { PageOverContext } from '~/ui/page-over.ts';
import { CentreMenu } from './centre-menu.tsx';

interface CentreFrameProps {
  /** The member centre's own path is its menu on narrow windows. */
  current: string;
  /** Another centre's, whose menu opens above the page on narrow windows; default: the member's. */
  other?: { title: string; menu: ReactNode; home: { path: string; label: string } | null } | undefined;
  className: string;
  columnClassName?: string;
  page?: ComponentPropsWithRef<'div'>;
  children: ReactNode;
}

export function CentreFrame({ current, other, className, columnClassName = '', page, children }: CentreFrameProps) {
  const { t } = useTranslation('member');
  const isAlone = useContext(PageOverContext) === null;
  const isMenu = !other && current === paths.centre();
  return (
    <div className={`lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] ${className}`}>
      <div className={`print:hidden ${isMenu ? '' : 'max-lg:hidden'} ${columnClassName}`}>
        {isMenu && isAlone && <h1 className="mb-3 text-xl lg:hidden">{t('centre.title')}</h1>}
        {other ? other.menu : <CentreMenu current={current} />}
      </div>
      <div {...page} className={`min-w-0 space-y-4 ${isMenu ? 'max-lg:hidden' : ''} ${columnClassName}`}>
        {/* Over a page the dialog's title leads back. */}
        {isAlone && !other && (
          <BackLink
            to={paths.centre()}
            className="pointer-coarse:-mt-3 lg:hidden print:hidden [&:has(~*_[data-back])]:hidden"
          >
            {t('centre.title')}
          </BackLink>
        )}
        {other && (
          <div className="relative flex items-center justify-between gap-4 max-lg:mb-1 lg:hidden print:hidden">
            {isAlone && other.home && <BackLink to={other.home.path}>{other.home.label}</BackLink>}
            <FoldedMenu key={current} {...other} />
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

/** The key of the page closes it. */
function FoldedMenu({ title, menu }: { title: string; menu: ReactNode }) {
  return (
    <details className="group/menu">
      <summary className="touch inline-flex cursor-pointer items-center gap-1.5 text-sm font-semibold text-link">
        <Icon name="menu" className="size-4.5" />
        {title}
        <Icon name="down" className="size-4 transition-transform group-open/menu:rotate-180" />
      </summary>
      <div className="absolute inset-x-0 top-full z-20 max-h-[70dvh] overflow-y-auto rounded-card bg-raised shadow-raised">
        {menu}
      </div>
    </details>
  );
}
