import { paths } from '~/config/paths.ts';
import type { MemberPanelView } from '~/features/member/member.types.ts';
import { CheckIn } from '~/features/promotions/check-in.tsx';
import { MoneyCard } from '~/features/wallet/money-card.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Icon } from '~/ui/icon.tsx';
import { ModalLink, useModal } from '~/ui/overlay.tsx';
import { CENTRE_LIST, CentreEntry } from './centre-entry.tsx';
import { MEMBER_PAGES, type MenuKey } from './member-pages.ts';
import { MemberRank } from './member-panel.tsx';
import { useShell } from './use-shell.ts';

/** Buttons of the card on narrow windows. */
const ON_THE_CARD = new Set<MenuKey>(['depositv2', 'withdraw']);
export function CentreMenu({ current }: { current: string }) {
  const { t } = useTranslation('member');
  const { t: layout } = useTranslation('layout');
  const { member, centre, sideLinks, openToday } = useShell();
  const { checkIn } = openToday;
  const mall = sideLinks.find(({ path }) => path === paths.pointMall());
  const [, , open = 'securityCenter'] = current.split(/[/?]/);
  // The reward centre lists those of missions too.
  const hasRewards = centre.includes('rewardCenter');
  const badges: Record<string, number> = {
    ...(member && {
      messageV2: member.unread,
      missionLeaderboard: member.missions,
      rewardCenter: member.missions + member.rewards,
    }),
  };
  const name = (key: MenuKey): string | undefined => {
    const count = badges[key] ?? 0;
    if (count === 0) return undefined;
    if (key === 'messageV2') return layout('member.messagesUnread', { count });
    return layout('member.toClaim', { name: t(`centre.pages.${key}`), count });
  };
  return (
    <nav aria-label={t('centre.title')} className="space-y-4">
      {member && <Money member={member} />}
      {checkIn && (
        <div className={open === 'missionLeaderboard' ? 'lg:hidden' : undefined}>
          <CheckIn view={checkIn} returnTo={current} />
        </div>
      )}
      <ul className={CENTRE_LIST}>
        {centre.map((key) => (
          <li key={key} className={ON_THE_CARD.has(key) ? 'max-lg:hidden' : undefined}>
            <CentreEntry
              to={paths.centre(key)}
              icon={MEMBER_PAGES[key].icon}
              label={t(`centre.pages.${key}`)}
              isCurrent={key === open}
              badge={badges[key] ?? 0}
              isDot={key === 'missionLeaderboard' && hasRewards}
              name={name(key)}
            />
          </li>
        ))}
        {member?.vipPath && (
          <li>
            <CentreEntry to={member.vipPath} icon="crown" label={t('centre.vip')} />
          </li>
        )}
        {mall && !member?.isTrial && (
          <li>
            <CentreEntry to={mall.path} icon="gift" label={mall.label} />
          </li>
        )}
        {member?.limitsPath && (
          <li className="lg:hidden">
            <CentreEntry to={member.limitsPath} icon="scales" label={t('centre.limits')} />
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
