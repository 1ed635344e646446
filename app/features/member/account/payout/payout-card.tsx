import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { PayoutCardView } from './payout.server.ts';

export function PayoutCard({ account, canRemove = true }: { account: PayoutCardView; canRemove?: boolean }) {
  const { t } = useTranslation('account');
  const { provider, mark, number, holder, isUsable, usable, removePath } = account;
  return (
    <article className="relative flex min-h-44 flex-col justify-between gap-4 overflow-hidden rounded-card border border-header-line bg-header p-4 text-on-header shadow-card sm:p-5">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute -end-14 -top-20 size-52 rounded-full border-32 border-on-header/6"
      />
      <div className="relative flex items-center gap-3">
        <Picture lost="mark" src={mark} alt="" width={64} height={64} className="size-10 shrink-0" />
        <h3 className="min-w-0 flex-1 text-base leading-tight font-semibold wrap-anywhere">{provider}</h3>
      </div>
      <p className="relative text-lg font-semibold tracking-[0.12em] wrap-anywhere tabular-nums">{number}</p>
      <div className="relative flex items-end justify-between gap-3">
        <div className="min-w-0 text-sm">
          <p className="truncate font-medium">{holder}</p>
          <p className="flex items-center gap-1.5 text-xs text-header-muted">
            <Icon name={isUsable ? 'check' : 'clock'} className="size-4 shrink-0" />
            {usable}
          </p>
        </div>
        {canRemove && (
          <Link
            to={removePath}
            preventScrollReset
            aria-label={t('means.accounts.removeNamed', { name: `${provider} ${number}` })}
            className="touch shrink-0 rounded-control border border-header-muted px-3 py-1.5 text-sm font-semibold hover:bg-on-header/12"
          >
            {t('means.accounts.remove')}
          </Link>
        )}
      </div>
    </article>
  );
}
