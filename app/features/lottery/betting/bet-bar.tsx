import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { Countdown } from '../countdown.tsx';
import type { Draw } from '../draw/use-draw.ts';
import { BestWin } from './best-win.tsx';
import { formatMoney } from './money.ts';
import type { Bet } from './use-bet.ts';

interface BetBarProps {
  bet: Bet;
  draw: Pick<Draw, 'numero' | 'until'>;
  currencySymbol: string;
}

/** What the slip costs and may win, until when it is taken, and its buttons; always on the screen. */
export function BetBar({ bet, draw, currencySymbol }: BetBarProps) {
  const { t } = useTranslation('betting');
  const { t: lottery } = useTranslation('lottery');
  const { form, slip, lines, fault, closed, best, isInteractive } = bet;
  const { sent } = slip;
  const add = (event: MouseEvent) => {
    flushSync(bet.addToSlip);
    // A click without a pointer comes from the keyboard: the page only scrolls for that.
    document.getElementById('slip-title')?.focus({ preventScroll: event.detail > 0 });
  };
  return (
    <div className="bet-bar">
      {!form.isPending && fault && (
        <div id="bet-fault" tabIndex={-1} className="basis-full rounded-control">
          <FormError
            title={t(fault.isUnsure ? 'errors.unsureTitle' : 'errors.title')}
            message={fault.text}
            reference={fault.requestId}
          />
        </div>
      )}
      {closed !== null && (
        <p role="status" className="basis-full text-sm font-semibold">
          {t('slip.moved', { closed, numero: draw.numero })}
        </p>
      )}
      {isInteractive && (
        <output className="flex min-w-0 flex-1 flex-wrap gap-x-4 text-sm tabular-nums">
          <span>{t('slip.stakes', { count: lines.reduce((sum, line) => sum + line.stakes, 0) })}</span>
          <span>
            {t('slip.amount')} <b>{`${currencySymbol}${formatMoney(bet.amount)}`}</b>
          </span>
          <BestWin best={best} currencySymbol={currencySymbol} />
        </output>
      )}
      <Countdown until={draw.until} label={lottery('draw.open', { numero: draw.numero })} className="me-auto" />
      <div className="flex items-center gap-2 max-sm:basis-full">
        {isInteractive && slip.lines.length > 0 && (
          <a href="#slip-title" className="touch rounded-badge text-sm font-semibold text-link hover:underline">
            {t('slip.count', { count: slip.lines.length })}
          </a>
        )}
        {isInteractive && !sent && (
          <Button
            type="button"
            look="outline"
            disabled={bet.current.length === 0}
            onClick={add}
            className="max-sm:flex-1 max-sm:px-2"
          >
            {t('slip.add')}
          </Button>
        )}
        <Button
          isPending={form.isPending}
          disabled={isInteractive && lines.length === 0}
          className="max-sm:flex-1 max-sm:px-2"
        >
          {t(form.isPending ? 'slip.sending' : sent ? 'slip.again' : 'slip.bet')}
        </Button>
      </div>
    </div>
  );
}
