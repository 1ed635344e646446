import { type Currency, formatMoney } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { Bet } from './use-bet.ts';

const LABELS = { no: 'slip.win', line: 'slip.winLine', alike: 'slip.winEach', upTo: 'slip.winEachUpTo' } as const;

export function BestWin({ best, currency }: Pick<Bet, 'best'> & { currency: Currency }) {
  const { t } = useTranslation('betting');
  if (best.win === 0n) return null;
  return (
    <span>
      {t(LABELS[best.each])} <b>{formatMoney(best.win, currency)}</b>
    </span>
  );
}
