import { type ComponentPropsWithRef, type ReactNode, useContext } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { BackLink } from '~/ui/back-link.tsx';
import { PageOverContext } from '~/ui/page-over.ts';
import { CentreMenu } from './centre-menu.tsx';

interface CentreFrameProps {
  /** The centre's own path is its menu on narrow windows. */
  current: string;
  /** Another centre's; default: the member's. */
  other?: { title: string; menu: ReactNode; menuPath: string; backPath: string; backLabel: string } | undefined;
  className: string;
  columnClassName?: string;
  page?: ComponentPropsWithRef<'div'> & { 'data-first-focus'?: '' };
  children: ReactNode;
}

/** On narrow windows the menu is its own screen. */
export function CentreFrame({ current, other, className, columnClassName = '', page, children }: CentreFrameProps) {
  const { t } = useTranslation('member');
  const isAlone = useContext(PageOverContext) === null;
  const isMenu = current === (other?.menuPath ?? paths.centre());
  return (
    <div className={`lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] ${className}`}>
      <div tabIndex={-1} className={`outline-none print:hidden ${isMenu ? '' : 'max-lg:hidden'} ${columnClassName}`}>
        {isMenu && isAlone && <h1 className="mb-3 text-xl lg:hidden">{other?.title ?? t('centre.title')}</h1>}
        {other ? other.menu : <CentreMenu current={current} />}
      </div>
      <div {...page} className={`min-w-0 space-y-4 outline-none ${isMenu ? 'max-lg:hidden' : ''} ${columnClassName}`}>
        {/* Over a page the dialog's title leads back. */}
        {isAlone && (
          <BackLink
            to={other?.backPath ?? paths.centre()}
            className="lg:hidden print:hidden [&:has(~*_[data-back])]:hidden"
          >
            {other?.backLabel ?? t('centre.title')}
          </BackLink>
        )}
        {children}
      </div>
    </div>
  );
}
