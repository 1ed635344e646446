import { useFetcher } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import type { MemberPanelView } from './member.types.ts';

const HIDDEN_AMOUNT = '***';

interface BalanceProps {
  member: Pick<MemberPanelView, 'balance' | 'isBalanceHidden'>;
  /** Where the form without scripts comes back to. */
  returnTo: string;
  className?: string;
}

/** The member's money, which can be hidden from eyes over the shoulder and asked for again. */
export function Balance({ member, returnTo, className = '' }: BalanceProps) {
  const { t } = useTranslation('layout');
  const preference = useFetcher();
  const fresh = useFetcher<{ balance: string | null }>();
  const isInteractive = useIsInteractive();
  const wish = preference.formData?.get('balance');
  const isHidden = wish ? wish === 'hidden' : member.isBalanceHidden;
  const isLoading = fresh.state !== 'idle';
  const balance = fresh.data === undefined ? member.balance : fresh.data.balance;
  const amount = isHidden ? HIDDEN_AMOUNT : (balance ?? t('member.balanceUnavailable'));

  return (
    <div className={`flex min-w-0 items-center ${className}`}>
      <p
        aria-busy={isLoading}
        className={`min-w-0 truncate font-semibold tabular-nums ${isLoading ? 'opacity-50' : ''}`}
      >
        <span className="sr-only">{t('member.balance')} </span>
        {amount}
      </p>
      <preference.Form method="post" action="/preferences" className="shrink-0">
        <input type="hidden" name="returnTo" value={returnTo} />
        <IconButton
          type="submit"
          name="balance"
          value={isHidden ? 'shown' : 'hidden'}
          icon={isHidden ? 'eye' : 'eye-off'}
          label={isHidden ? t('member.showBalance') : t('member.hideBalance')}
          iconClassName="size-4.5"
          className="w-9"
        />
      </preference.Form>
      {isInteractive && (
        <IconButton
          icon="refresh"
          label={t('member.refreshBalance')}
          disabled={isLoading}
          onClick={() => fresh.load('/balance')}
          iconClassName={isLoading ? 'size-4.5 animate-spin' : 'size-4.5'}
          className="-ms-1 w-9"
        />
      )}
    </div>
  );
}
