import { formatMoney } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { StackedDialog } from '~/ui/stacked-dialog.tsx';
import { Countdown } from '../countdown.tsx';
import type { Draw } from '../draw/use-draw.ts';
import { BestWin } from './best-win.tsx';
import type { BettingView } from './betting.types.ts';
import { chaseCost, dearestMultiple } from './chase.ts';
import { CoverageNotice } from './coverage-notice.tsx';
import { LineText } from './slip-list.tsx';
import { formatRebate } from './stake-fields.tsx';
import type { Bet } from './use-bet.ts';

interface BetQuestionProps {
  view: BettingView;
  bet: Bet;
  draw: Pick<Draw, 'numero' | 'until'>;
}

export function BetQuestion({ view, bet, draw: { numero, until } }: BetQuestionProps) {
  const { t } = useTranslation('betting');
  const { t: lottery } = useTranslation('lottery');
  const { lines, best, sentSeries } = bet;
  const { plan, rate, isStopping } = bet.slip.chase;
  const count = bet.multiples.length;
  const money = (units: bigint) => formatMoney(units, view.currency);
  const amount = money(bet.amount);
  const dearest = chaseCost([dearestMultiple(bet.multiples)], bet.chaseSlip.cost);
  const terms = [
    ...(count > 1
      ? [
          plan === 'profit' ? `${t('slip.profit')}: ${rate}%` : t(`slip.${plan}`),
          ...(plan === 'same' ? [] : [t('slip.dearest', { amount: money(dearest) })]),
          ...(isStopping ? [t('slip.stop')] : []),
        ]
      : []),
    ...(view.series && sentSeries !== null
      ? [t('pad.series', { series: sentSeries, rebate: formatRebate(view.series, sentSeries) })]
      : []),
  ];
  return (
    <StackedDialog labelledBy="question-title" onClose={bet.stopAsking}>
      <div className="flex min-h-0 flex-col gap-3 p-5 tabular-nums">
        <h2 id="question-title" className="text-lg">
          {count > 1 ? t('slip.confirmChase', { amount, count, numero }) : t('slip.confirm', { amount, numero })}
        </h2>
        <p className="flex items-center gap-2 text-sm text-muted">
          {lottery('draw.open', { numero })}
          <Countdown until={until} label={lottery('draw.open', { numero })} />
        </p>
        <ul className="slip max-h-60 min-h-0 divide-y divide-dashed divide-line overflow-y-auto">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
            <li key={index} className="px-2.5 py-2">
              <LineText line={line} currency={view.currency} isWhole />
            </li>
          ))}
        </ul>
        {terms.length > 0 && <p className="text-sm text-muted">{terms.join(' · ')}</p>}
        <p className="text-sm">
          <BestWin best={best} currency={view.currency} />
        </p>
        <CoverageNotice lines={lines} coverage={view.coverage} />
        <div className="flex flex-wrap gap-3">
          <Button type="button" look="outline" className="flex-auto" onClick={bet.stopAsking}>
            {t('slip.change')}
          </Button>
          <Button className="flex-auto" data-first-focus>
            {t('slip.yes', { amount })}
          </Button>
        </div>
      </div>
    </StackedDialog>
  );
}
