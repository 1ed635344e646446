import { paths } from '~/config/paths.ts';
import type { MemberPanelView } from '~/features/member/member.types.ts';
import { Balance } from '~/features/wallet/balance.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { useCentreLink, useModal } from '~/ui/overlay.tsx';
import { MEMBER_PAGES, type MenuKey } from './member-pages.ts';
import { MemberRank, SubAccountName } from './member-panel.tsx';
import { useShell } from './use-shell.ts';

const PAGES: readonly MenuKey[] = [
  'depositv2',
  'withdraw',
  'transferFund',
  'personalHistoryCopy',
  'rewardCenter',
  'missionLeaderboard',
  'referral',
];

export function SideMenuMember({ member }: { member: MemberPanelView }) {
  const { t } = useTranslation('layout');
  const { t: pageName } = useTranslation('member');
  const { pathTo } = useModal();
  const centre = useCentreLink();
  const { centre: pages } = useShell();
  if (member.subAccount)
    return (
      <section aria-label={t('member.label')} className="on-dark felt mx-3 rounded-card bg-brand p-4 text-on-brand">
        <SubAccountName member={member} name={member.subAccount} />
      </section>
    );
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
        {pages.length > 0 && (
          <ul className="mt-1 grid grid-cols-2 gap-x-3">
            {PAGES.filter((key) => pages.includes(key)).map((key) => (
              <li key={key}>
                <Link
                  {...centre(paths.centre(key))}
                  className="touch flex min-h-10 items-center gap-2 rounded-control leading-tight font-semibold text-highlight hover:underline"
                >
                  <Icon name={MEMBER_PAGES[key].icon} className="size-4.5" />
                  <span className="min-w-0 wrap-anywhere">{pageName(`centre.pages.${key}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
