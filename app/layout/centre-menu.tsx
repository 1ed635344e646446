import { paths } from '~/config/paths.ts';
import type { MemberPanelView } from '~/features/member/member.types.ts';
import { MoneyCard } from '~/features/wallet/money-card.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { CountBadge } from '~/ui/badge.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { ModalLink, useModal } from '~/ui/overlay.tsx';
import { CENTRE_PAGES, type CentreKey } from './centre-pages.ts';
import { MemberRank } from './member-panel.tsx';
import { useShell } from './use-shell.ts';

/** Buttons of the card on narrow windows. */
const ON_THE_CARD = new Set<CentreKey>(['depositv2', 'withdraw']);
const ENTRY =
  'flex min-h-12 items-center gap-3 px-4 font-medium text-text transition-colors hover:bg-sunken lg:min-h-11 lg:rounded-control lg:px-3 lg:text-sm lg:text-muted lg:aria-[current]:bg-accent lg:aria-[current]:text-on-accent';

export function CentreMenu({ current }: { current: string }) {
  const { t } = useTranslation('member');
  const { t: layout } = useTranslation('layout');
  const { member, centre, sideLinks } = useShell();
  const mall = sideLinks.find(({ path }) => path === paths.pointMall());
  const [, , open = 'securityCenter'] = current.split(/[/?]/);
  const badges: Record<string, number> = {
    ...(member && { messageV2: member.unread, missionLeaderboard: member.missions, rewardCenter: member.rewards }),
  };
  const label = (key: CentreKey): string | undefined => {
    const count = badges[key] ?? 0;
    if (count === 0) return undefined;
    if (key === 'messageV2') return layout('member.messagesUnread', { count });
    return layout('member.toClaim', { name: t(`centre.pages.${key}`), count });
  };
  return (
    <nav aria-label={t('centre.title')} className="space-y-4">
      {member && <Money member={member} />}
      <ul className="grid gap-1 max-lg:divide-y max-lg:divide-line max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-raised">
        {centre.map((key) => (
          <li key={key} className={ON_THE_CARD.has(key) ? 'max-lg:hidden' : undefined}>
            <Link
              to={paths.centre(key)}
              aria-label={label(key)}
              aria-current={key === open ? 'page' : undefined}
              className={ENTRY}
            >
              <span className="relative">
                <Icon name={CENTRE_PAGES[key].icon} className="size-5" />
                <CountBadge count={badges[key] ?? 0} className="-top-1.5" />
              </span>
              <span className="min-w-0 flex-1">{t(`centre.pages.${key}`)}</span>
              <Icon name="right" className="size-4 text-muted lg:hidden" />
            </Link>
          </li>
        ))}
        {member?.vipPath && (
          <li>
            <Link to={member.vipPath} className={ENTRY}>
              <Icon name="crown" className="size-5" />
              <span className="min-w-0 flex-1">{t('centre.vip')}</span>
              <Icon name="right" className="size-4 text-muted lg:hidden" />
            </Link>
          </li>
        )}
        {mall && !member?.isTrial && (
          <li>
            <Link to={mall.path} className={ENTRY}>
              <Icon name="gift" className="size-5" />
              <span className="min-w-0 flex-1">{mall.label}</span>
              <Icon name="right" className="size-4 text-muted lg:hidden" />
            </Link>
          </li>
        )}
        {member?.limitsPath && (
          <li className="lg:hidden">
            <Link to={member.limitsPath} className={ENTRY}>
              <Icon name="scales" className="size-5" />
              <span className="min-w-0 flex-1">{t('centre.limits')}</span>
              <Icon name="right" className="size-4 text-muted lg:hidden" />
            </Link>
          </li>
        )}
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

function Money({ member }: { member: MemberPanelView }) {
  const { centre } = useShell();
  const { pathOver } = useModal();
  return (
    <MoneyCard
      member={member}
      returnTo={pathOver(paths.centre())}
      canDeposit={centre.includes('depositv2')}
      className="lg:hidden"
    >
      <div className="flex items-center gap-3">
        <Avatar src={member.avatar} className="size-12 bg-on-brand/10" />
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="truncate text-base font-semibold">{member.nickname}</p>
          <div className="text-brand-muted">
            <MemberRank member={member} />
          </div>
        </div>
      </div>
    </MoneyCard>
  );
}
