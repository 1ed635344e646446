import { useFetcher } from '@remix-run/react';
import { useFreshBalance } from '~/features/wallet/use-fresh-balance.ts';
import { HIDDEN_AMOUNT } from '~/features/wallet/wallet.constants.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { AlertToast } from '~/ui/alert-toast.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';
import type { MemberPanelView } from './member.types.ts';

const LONG_AMOUNT = 14;

interface BalanceProps {
  member: Pick<MemberPanelView, 'balance' | 'isBalanceHidden'>;
  returnTo: string;
  className?: string;
}

export function Balance({ member, returnTo, className = '' }: BalanceProps) {
  const { t } = useTranslation('layout');
  const preference = useFetcher();
  const send = useSubmitOnce(preference);
  const { balance, state, refresh } = useFreshBalance(member);
  const isInteractive = useIsInteractive();
  const wish = preference.formData?.get('balance');
  const isHidden = wish ? wish === 'hidden' : member.isBalanceHidden;
  const isLoading = state === 'loading';
  const amount = isHidden ? HIDDEN_AMOUNT : (balance ?? t('member.balanceUnavailable'));

  return (
    <div className={`flex min-w-0 items-center ${className}`}>
      <p
        aria-busy={isLoading}
        className={`min-w-0 truncate font-semibold tabular-nums ${amount.length > LONG_AMOUNT ? 'max-sm:text-[0.82em]' : ''} ${isLoading ? 'opacity-50' : ''}`}
      >
        <span className="sr-only">{t('member.balance')} </span>
        {amount}
      </p>
      <preference.Form method="post" action="/preferences" onSubmit={send} className="shrink-0">
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
          onClick={refresh}
          iconClassName={isLoading ? 'size-4.5 animate-spin' : 'size-4.5'}
          className="-ms-1 w-9"
        />
      )}
      {state === 'failed' && <AlertToast text={t('member.balanceNotRead')} dismissLabel={t('toast.dismiss')} />}
    </div>
  );
}
