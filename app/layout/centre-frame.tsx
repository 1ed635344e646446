import type { ComponentProps, ReactNode } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { CentreMenu } from './centre-menu.tsx';

interface CentreFrameProps {
  /** The path of the page that is shown; `/member` is the first screen of narrow windows. */
  current: string;
  className: string;
  /** Of each of the two columns. */
  columnClassName?: string;
  page?: ComponentProps<'div'>;
  children: ReactNode;
}

/** A page of the member centre beside its menu; in narrow windows the menu is a screen of its own. */
export function CentreFrame({ current, className, columnClassName = '', page, children }: CentreFrameProps) {
  const { t } = useTranslation('member');
  const isMenu = current === paths.centre();
  return (
    <div className={`lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] ${className}`}>
      <div tabIndex={-1} className={`outline-none ${isMenu ? '' : 'max-lg:hidden'} ${columnClassName}`}>
        <CentreMenu current={current} />
      </div>
      <div {...page} className={`min-w-0 space-y-4 outline-none ${isMenu ? 'max-lg:hidden' : ''} ${columnClassName}`}>
        <Link
          to={paths.centre()}
          className="touch -ms-1 inline-flex items-center gap-1 text-sm font-medium text-link hover:underline lg:hidden"
        >
          <Icon name="left" className="size-4.5" />
          {t('centre.title')}
        </Link>
        {children}
      </div>
    </div>
  );
}
