import { useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { CountBadge } from '~/ui/badge.tsx';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { useModalLink } from '~/ui/overlay.tsx';
import type { ShellView } from './shell.types.ts';

const ENTRY =
  'flex h-16 w-full flex-col items-center justify-center gap-1 text-xs font-medium text-muted transition-colors hover:text-text aria-[current]:text-link -outline-offset-4';

interface BarLinkProps {
  to: string;
  icon: IconName;
  label: string;
  count?: number;
}

function BarLink({ to, icon, label, count = 0 }: BarLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined} className={ENTRY}>
      <span className="relative">
        <Icon name={icon} className="size-5.5" />
        <CountBadge count={count} className="-top-1.5" />
      </span>
      <span className="max-w-full truncate">{label}</span>
    </Link>
  );
}

/** The five ways that a thumb reaches. */
export function BottomBar({ view }: { view: ShellView }) {
  const { t } = useTranslation('layout');
  const { member, links, navigation } = view;
  const me = useModalLink(member ? 'menu' : 'login');
  return (
    <nav
      aria-label={t('bottomBar.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid max-w-2xl grid-cols-5">
        <li>
          <BarLink to={links.home.path} icon="home" label={t('bottomBar.home')} />
        </li>
        <li>
          <BarLink to={navigation[0]?.path ?? links.home.path} icon="grid" label={t('bottomBar.games')} />
        </li>
        <li>
          <BarLink to={links.promotions.path} icon="gift" label={t('bottomBar.promotions')} />
        </li>
        <li>
          <BarLink to={links.notices.path} icon="mail" label={t('bottomBar.news')} count={member?.unread} />
        </li>
        <li>
          <Link {...me} className={ENTRY}>
            <Icon name="user" className="size-5.5" />
            <span className="max-w-full truncate">{member ? t('bottomBar.me') : t('bottomBar.logIn')}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
