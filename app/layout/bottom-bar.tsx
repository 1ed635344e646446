import { useLocation } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { CountBadge } from '~/ui/badge.tsx';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { ModalLink, useCentreLink } from '~/ui/overlay.tsx';
import type { ShellView } from './shell.types.ts';

interface BarLinkProps {
  to: string;
  icon: IconName;
  label: string;
  count?: number;
}

function BarLink({ to, icon, label, count = 0 }: BarLinkProps) {
  const { pathname } = useLocation();
  const centre = useCentreLink();
  return (
    <Link {...centre(to)} aria-current={pathname === to ? 'page' : undefined} className="bar-entry">
      <span className="relative">
        <Icon name={icon} className="size-5.5" />
        <CountBadge count={count} className="-top-1.5" />
      </span>
      <span className="max-w-full truncate">{label}</span>
    </Link>
  );
}

interface BarModalProps {
  modal: string;
  icon: IconName;
  label: string;
}

function BarModal({ modal, icon, label }: BarModalProps) {
  return (
    <ModalLink modal={modal} className="bar-entry">
      <Icon name={icon} className="size-5.5" />
      <span className="max-w-full truncate">{label}</span>
    </ModalLink>
  );
}

export function BottomBar({ view }: { view: ShellView }) {
  const { t } = useTranslation('layout');
  const { brand, member, links } = view;
  const news = links.notices && { to: links.notices.path, label: t('bottomBar.news') };
  const inbox = member?.hasCentre ? { to: paths.inbox(), label: t('bottomBar.messages') } : news;
  return (
    <nav
      aria-label={t('bottomBar.label')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden [body:has([data-betting])_&]:hidden"
    >
      <ul className="mx-auto grid max-w-2xl auto-cols-fr grid-flow-col">
        <li>
          <BarLink to={links.home.path} icon="home" label={t('bottomBar.home')} />
        </li>
        {!member?.isLimited && (
          <li>
            <BarModal modal="menu" icon="grid" label={t('bottomBar.games')} />
          </li>
        )}
        {view.centre.includes('depositv2') ? (
          <li>
            <BarLink to={paths.deposit()} icon="card" label={t('member.deposit')} />
          </li>
        ) : (
          links.promotions && (
            <li>
              <BarLink to={links.promotions.path} icon="gift" label={t('bottomBar.promotions')} />
            </li>
          )
        )}
        {!member && brand.canRegister ? (
          <li>
            <BarModal modal="register" icon="user" label={t('bottomBar.signUp')} />
          </li>
        ) : (
          inbox && (
            <li>
              <BarLink {...inbox} icon="mail" count={member?.unread} />
            </li>
          )
        )}
        <li>
          {member?.hasCentre ? (
            <BarLink
              to={paths.centre()}
              icon="user"
              label={t('bottomBar.me')}
              count={member.missions + member.rewards}
            />
          ) : (
            <BarModal
              modal={member ? 'menu' : 'login'}
              icon={member ? 'user' : 'key'}
              label={t(member ? 'bottomBar.me' : 'bottomBar.logIn')}
            />
          )}
        </li>
      </ul>
    </nav>
  );
}
