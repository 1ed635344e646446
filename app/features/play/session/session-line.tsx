import { HIDDEN_AMOUNT } from '~/features/wallet/wallet.constants.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { PlaySessionView } from './session.types.ts';

interface SessionLineProps {
  session: PlaySessionView;
  isAmountHidden: boolean;
  className?: string;
}

export function SessionLine({ session, isAmountHidden, className = '' }: SessionLineProps) {
  const { t } = useTranslation('play');
  return (
    <p className={`leading-tight tabular-nums ${className}`}>
      <span className="text-xs text-muted">{t('session.label', { time: session.time })}</span>{' '}
      <span className="text-sm font-semibold">{isAmountHidden ? HIDDEN_AMOUNT : session.net}</span>
    </p>
  );
}
