import { paths } from '~/config/paths.ts';
import type { MemberPanelView } from '~/features/member/member.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { CountBadge } from '~/ui/badge.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { ModalLink } from '~/ui/overlay.tsx';
import { CENTRE_PAGES } from './centre-pages.ts';
import { MemberRank } from './member-panel.tsx';
import { useShell } from './use-shell.ts';

export function CentreMenu({ current }: { current: string }) {
  const { t } = useTranslation('member');
  const { t: layout } = useTranslation('layout');
  const { member, centre } = useShell();
  const [, , open = 'securityCenter'] = current.split(/[/?]/);
  const unread = member?.unread ?? 0;
  return (
    <nav aria-label={t('centre.title')} className="space-y-4">
      {member && <Person member={member} />}
      <ul className="grid gap-1 max-lg:divide-y max-lg:divide-line max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-raised">
        {centre.map((key) => (
          <li key={key}>
            <Link
              to={paths.centre(key)}
              aria-label={
                key === 'messageV2' && unread > 0 ? layout('member.messagesUnread', { count: unread }) : undefined
              }
              aria-current={key === open ? 'page' : undefined}
              className="flex min-h-12 items-center gap-3 px-4 font-medium text-text transition-colors hover:bg-sunken lg:min-h-11 lg:rounded-control lg:px-3 lg:text-sm lg:text-muted lg:aria-[current]:bg-accent lg:aria-[current]:text-on-accent"
            >
              <span className="relative">
                <Icon name={CENTRE_PAGES[key].icon} className="size-5" />
                <CountBadge count={key === 'messageV2' ? unread : 0} className="-top-1.5" />
              </span>
              <span className="min-w-0 flex-1">{t(`centre.pages.${key}`)}</span>
              <Icon name="right" className="size-4 text-muted lg:hidden" />
            </Link>
          </li>
        ))}
      </ul>
      <ModalLink
        modal="logout"
        className="flex min-h-12 items-center justify-center gap-2.5 rounded-control font-semibold text-muted hover:bg-sunken lg:hidden"
      >
        <Icon name="logout" className="size-5" />
        {layout('member.signOut')}
      </ModalLink>
    </nav>
  );
}

function Person({ member }: { member: MemberPanelView }) {
  return (
    <div className="on-dark felt flex items-center gap-3 rounded-card bg-brand p-4 text-on-brand lg:hidden">
      <Avatar src={member.avatar} className="size-12 bg-on-brand/10" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="truncate text-base font-semibold">{member.nickname}</p>
        <div className="text-brand-muted">
          <MemberRank member={member} />
        </div>
      </div>
    </div>
  );
}
