import { type ComponentPropsWithRef, type ReactNode, useContext } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { BackLink } from '~/ui/back-link.tsx';
import { PageOverContext } from '~/ui/page-over.ts';
import { CentreMenu } from './centre-menu.tsx';

interface CentreFrameProps {
  /** `/member` is the menu on narrow windows. */
  current: string;
  /** Another centre's; default: the member's. */
  other?: { menu: ReactNode; backPath: string; backLabel: string };
  className: string;
  columnClassName?: string;
  page?: ComponentPropsWithRef<'div'> & { 'data-first-focus'?: '' };
  children: ReactNode;
}

/** On narrow windows the menu is its own screen. */
export function CentreFrame({ current, other, className, columnClassName = '', page, children }: CentreFrameProps) {
  const { t } = useTranslation('member');
  const isAlone = useContext(PageOverContext) === null;
  const isMenu = current === paths.centre();
  return (
    <div className={`lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] ${className}`}>
      <div tabIndex={-1} className={`outline-none ${isMenu ? '' : 'max-lg:hidden'} ${columnClassName}`}>
        {other ? other.menu : <CentreMenu current={current} />}
      </div>
      <div {...page} className={`min-w-0 space-y-4 outline-none ${isMenu ? 'max-lg:hidden' : ''} ${columnClassName}`}>
        {/* Over a page the dialog's title leads back. */}
        {isAlone && (
          <BackLink to={other?.backPath ?? paths.centre()} className="lg:hidden [&:has(~*_[data-back])]:hidden">
            {other?.backLabel ?? t('centre.title')}
          </BackLink>
        )}
        {children}
      </div>
    </div>
  );
}
