import { paths } from '~/config/paths.ts';
import { HIDDEN_AMOUNT } from '~/features/wallet/wallet.constants.ts';
import type { PlayBonus } from '~/features/wallet/wallet.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { useCentreLink } from '~/ui/overlay.tsx';

interface BonusLineProps {
  bonus: PlayBonus | null;
  isAmountHidden: boolean;
  className?: string;
}

export function BonusLine({ bonus, isAmountHidden, className = '' }: BonusLineProps) {
  const { t } = useTranslation('play');
  const centre = useCentreLink();
  if (!bonus) return null;
  return (
    <Link
      {...centre(paths.withdraw())}
      className={`touch group flex w-fit flex-wrap content-center gap-x-4 text-xs ${className}`}
    >
      <span className="font-medium text-link tabular-nums group-hover:underline">
        {t('bar.bonusLeft', { amount: isAmountHidden ? HIDDEN_AMOUNT : bonus.left })}
      </span>
      {bonus.warning && (
        <span className="flex items-center gap-1.5">
          <Icon name="alert" className="size-4 shrink-0 text-negative" />
          {bonus.warning}
        </span>
      )}
    </Link>
  );
}
