import { paths } from '~/config/paths.ts';
import type { MemberPanelView } from '~/features/member/member.types.ts';
import { Balance } from '~/features/wallet/balance.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { useCentreLink, useModal } from '~/ui/overlay.tsx';
import { MemberRank } from './member-panel.tsx';
import { useShell } from './use-shell.ts';

function MemberLink({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  const centre = useCentreLink();
  return (
    <li>
      <Link
        {...centre(to)}
        className="touch flex h-10 items-center gap-2 rounded-control font-semibold text-highlight hover:underline"
      >
        <Icon name={icon} className="size-4.5" />
        {label}
      </Link>
    </li>
  );
}

export function SideMenuMember({ member }: { member: MemberPanelView }) {
  const { t } = useTranslation('layout');
  const { pathTo } = useModal();
  const centre = useCentreLink();
  const { centre: pages } = useShell();
  return (
    <section
      aria-label={t('member.label')}
      className="on-dark felt mx-3 space-y-4 rounded-card bg-brand p-4 text-on-brand"
    >
      <div className="relative flex items-center gap-3">
        <Avatar src={member.avatar} className="size-12 bg-on-brand/10" />
        <div className="grid min-w-0 gap-1">
          <Link
            {...centre(paths.centre())}
            aria-label={t('member.openAccount', { name: member.nickname })}
            className="truncate text-base font-semibold after:absolute after:inset-0 after:rounded-control"
          >
            {member.nickname}
          </Link>
          <div className="flex items-center gap-2 text-brand-muted">
            <MemberRank member={member} />
            <span className="truncate text-xs">{member.username}</span>
          </div>
        </div>
      </div>
      <div>
        <p aria-hidden="true" className="text-xs text-brand-muted">
          {t('member.balance')}
        </p>
        <Balance member={member} returnTo={pathTo('menu')} className="justify-between text-lg" />
        {!member.isTrial && (
          <ul className="mt-1">
            {pages.includes('depositv2') && <MemberLink to={paths.deposit()} icon="card" label={t('member.deposit')} />}
            <MemberLink to={paths.withdraw()} icon="download" label={t('member.withdraw')} />
            {!member.isOnBreak && <MemberLink to={paths.seamless()} icon="swap" label={t('member.wallets')} />}
            <MemberLink to={paths.bettingRecord()} icon="clock" label={t('member.records')} />
          </ul>
        )}
      </div>
    </section>
  );
}
