import type { ReactNode } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { useCentreLink } from '~/ui/overlay.tsx';
import { Balance } from './balance.tsx';

interface MoneyCardProps {
  member: { balance: string | null; isBalanceHidden: boolean };
  returnTo: string;
  canDeposit: boolean;
  className?: string;
  /** Above the balance. */
  children?: ReactNode;
}

/** The balance, and the ways to add and take money. */
export function MoneyCard({ member, returnTo, canDeposit, className = '', children }: MoneyCardProps) {
  const { t } = useTranslation('layout');
  const centre = useCentreLink();
  return (
    <div className={`on-dark felt space-y-3 rounded-card bg-brand p-4 text-on-brand ${className}`}>
      {children}
      <div>
        <p aria-hidden="true" className="text-xs text-brand-muted">
          {t('member.balance')}
        </p>
        <Balance member={member} returnTo={returnTo} className="text-lg" />
      </div>
      <div className="flex gap-2.5 *:flex-1">
        {canDeposit && (
          <ButtonLink look="highlight" {...centre(paths.deposit())}>
            {t('member.deposit')}
          </ButtonLink>
        )}
        <ButtonLink look="outline" {...centre(paths.withdraw())}>
          {t('member.withdraw')}
        </ButtonLink>
      </div>
    </div>
  );
}
