import { paths } from '~/config/paths.ts';
import type { MemberPanelView } from '~/features/member/member.types.ts';
import { InstallCard } from '~/features/system/install-card.tsx';
import { hasDeposited } from '~/features/system/segments.ts';
import { Balance } from '~/features/wallet/balance.tsx';
import { useBalanceWatch } from '~/features/wallet/use-balance-watch.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Avatar } from '~/ui/avatar.tsx';
import { Badge, CountBadge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { IconLink } from '~/ui/icon-button.tsx';
import { Link } from '~/ui/link.tsx';
import { ModalLink, useCentreLink, useModal } from '~/ui/overlay.tsx';
import { Picture } from '~/ui/picture.tsx';
import { useShell } from './use-shell.ts';

const RANK = 'flex w-fit items-center gap-1 text-xs font-medium whitespace-nowrap';

/** Its link stays above one that covers what is around it. */
export function MemberRank({ member }: { member: MemberPanelView }) {
  const { t } = useTranslation('layout');
  if (member.isTrial) return <Badge look="highlight">{t('member.trial')}</Badge>;
  const rank = (
    <>
      <Picture lost="mark" src={member.rankBadge} alt="" width={48} height={48} className="size-4.5" />
      {member.rankName}
    </>
  );
  if (!member.vipPath) return <span className={RANK}>{rank}</span>;
  return (
    <Link to={member.vipPath} className={`${RANK} touch relative -my-2.5 rounded-badge py-2.5 hover:underline`}>
      {rank}
    </Link>
  );
}

/** The way to the agent centre, and out. */
function SubAccountPanel({ member, name }: { member: MemberPanelView; name: string }) {
  const { t } = useTranslation('layout');
  return (
    <section aria-label={t('member.label')} className="flex min-w-0 items-center gap-1.5 lg:gap-3">
      <SubAccountName member={member} name={name} />
      <IconLink icon="crown" label={t('member.agentHome')} to={paths.agent()} />
      <SignOut />
    </section>
  );
}

/** "The Boss / anita". */
export const SubAccountName = ({ member, name }: { member: MemberPanelView; name: string }) => (
  <span className="min-w-0 truncate font-semibold">
    {member.nickname} / {name}
  </span>
);

function SignOut() {
  const { t } = useTranslation('layout');
  return (
    <ModalLink
      modal="logout"
      aria-label={t('member.signOut')}
      title={t('member.signOut')}
      className="touch hidden size-10 shrink-0 place-items-center rounded-control hover:bg-current/10 lg:grid"
    >
      <Icon name="logout" />
    </ModalLink>
  );
}

export default function MemberPanel({ member }: { member: MemberPanelView }) {
  return member.subAccount === null ? (
    <OwnPanel member={member} />
  ) : (
    <SubAccountPanel member={member} name={member.subAccount} />
  );
}

function OwnPanel({ member }: { member: MemberPanelView }) {
  const { t } = useTranslation('layout');
  useBalanceWatch(member.balance);
  const { pageBehind } = useModal();
  const centre = useCentreLink();
  const { centre: pages, brand, asksForConsent } = useShell();
  const wallet = pages.includes('transferFund') ? paths.transfer() : pages.includes('withdraw') && paths.withdraw();
  return (
    <section aria-label={t('member.label')} className="flex min-w-0 items-center gap-1.5 lg:gap-3">
      <Link
        {...centre(paths.centre())}
        aria-label={t('member.openAccount', { name: member.nickname })}
        className="hidden min-w-0 items-center gap-2.5 rounded-control p-1 hover:bg-current/8 lg:flex"
      >
        <span className="relative">
          <Avatar src={member.avatar} className="size-9 bg-on-header/10" />
          <CountBadge count={member.missions + member.rewards} className="-top-1" />
        </span>
        <span className="grid min-w-0 gap-0.5 text-header-muted">
          <span className="max-w-36 truncate leading-tight font-semibold text-on-header">{member.nickname}</span>
          <MemberRank member={{ ...member, vipPath: null }} />
        </span>
      </Link>
      <Balance
        member={member}
        returnTo={pageBehind}
        link={wallet ? centre(wallet) : undefined}
        className="h-10 rounded-control border border-header-line bg-on-header/6 px-3 max-sm:px-2 md:pe-0"
        buttonClassName="max-md:hidden"
      />
      {pages.includes('depositv2') && (
        <ButtonLink look="highlight" size="small" {...centre(paths.deposit())} className="max-sm:px-2.5">
          {t('member.deposit')}
        </ButtonLink>
      )}
      {!member.isTrial && (
        <IconLink
          icon="mail"
          label={t('member.messagesUnread', { count: member.unread })}
          {...centre(paths.inbox())}
          className="max-sm:hidden"
        >
          <CountBadge count={member.unread} className="top-0.5" />
        </IconLink>
      )}
      {member.hasAgentHome && (
        <IconLink icon="crown" label={t('member.agentHome')} {...centre(paths.agent())} className="max-lg:hidden" />
      )}
      <SignOut />
      <InstallCard brand={brand} isDue={!asksForConsent && hasDeposited(member.segment)} />
    </section>
  );
}
