import { useFetcher } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { AlertToast } from '~/ui/alert-toast.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { Link, type LinkProps } from '~/ui/link.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';
import { useFreshBalance } from './use-fresh-balance.ts';
import { HIDDEN_AMOUNT } from './wallet.constants.ts';

const LONG_AMOUNT = 14;

interface BalanceProps {
  /** Formatted; null when it could not be read. */
  member: { balance: string | null; isBalanceHidden: boolean };
  returnTo: string;
  /** Opens with the amount. */
  link?: LinkProps | undefined;
  className?: string;
  /** Styles the buttons that hide and refresh. */
  buttonClassName?: string;
}

export function Balance({ member, returnTo, link, className = '', buttonClassName = '' }: BalanceProps) {
  const { t } = useTranslation('layout');
  const preference = useFetcher();
  const send = useSubmitOnce(preference);
  const { balance, state, refresh } = useFreshBalance(member);
  const isInteractive = useIsInteractive();
  const wish = preference.formData?.get('balance');
  const isHidden = wish ? wish === 'hidden' : member.isBalanceHidden;
  const isLoading = state === 'loading';
  const amount = isHidden ? HIDDEN_AMOUNT : (balance ?? t('member.balanceUnavailable'));

  const figure = (
    <>
      <span className="sr-only">{t('member.balance')} </span>
      {amount}
    </>
  );

  return (
    <div className={`flex min-w-0 items-center ${className}`}>
      <p
        aria-busy={isLoading}
        className={`min-w-0 truncate font-semibold tabular-nums ${amount.length > LONG_AMOUNT ? 'max-sm:text-[0.82em]' : ''} ${isLoading ? 'opacity-50' : ''}`}
      >
        {link ? (
          <Link {...link} className="touch -mx-1 rounded-control px-1 py-2 hover:underline">
            {figure}
          </Link>
        ) : (
          figure
        )}
      </p>
      <preference.Form method="post" action="/preferences" onSubmit={send} className={`shrink-0 ${buttonClassName}`}>
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
          className={`-ms-1 w-9 ${buttonClassName}`}
        />
      )}
      {state === 'failed' && <AlertToast text={t('member.balanceNotRead')} dismissLabel={t('toast.dismiss')} />}
    </div>
  );
}
