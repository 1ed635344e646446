import { useTranslation } from '~/i18n/use-translation.ts';
import { formatMoney } from './money.ts';
import type { Bet } from './use-bet.ts';

const LABELS = { no: 'slip.win', line: 'slip.winLine', alike: 'slip.winEach', upTo: 'slip.winEachUpTo' } as const;

export function BestWin({ best, currencySymbol }: Pick<Bet, 'best'> & { currencySymbol: string }) {
  const { t } = useTranslation('betting');
  if (best.win === 0n) return null;
  return (
    <span>
      {t(LABELS[best.each])} <b>{`${currencySymbol}${formatMoney(best.win)}`}</b>
    </span>
  );
}
