import type { MouseEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatMoney } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button, buttonClasses } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { ModalLink } from '~/ui/overlay.tsx';
import type { Draw } from '../draw/use-draw.ts';
import { BestWin } from './best-win.tsx';
import type { BettingView } from './betting.types.ts';
import { CONFIRMED } from './schema.ts';
import { TicketNote } from './ticket-note.tsx';
import type { Bet } from './use-bet.ts';

interface BetBarProps {
  bet: Bet;
  draw: Pick<Draw, 'numero'>;
  isVisitor: boolean;
  view: Pick<BettingView, 'currency' | 'mostPerOrder' | 'mostMultiple' | 'mostWin'>;
}

export function BetBar({ bet, draw, isVisitor, view: { currency, mostPerOrder, mostMultiple, mostWin } }: BetBarProps) {
  const { t } = useTranslation('betting');
  const { form, slip, lines, fault, closed, best, excess, isInteractive } = bet;
  const { sent } = bet;
  const money = (amount: bigint) => formatMoney(amount, currency);
  const asked = isInteractive ? undefined : form.answer?.asked;
  const add = (event: MouseEvent) => {
    flushSync(bet.addToSlip);
    // The page scrolls only for keyboard clicks.
    document.getElementById('slip-title')?.focus({ preventScroll: event.detail > 0 });
  };
  return (
    <div id="bet-bar" tabIndex={-1} className="bet-bar">
      {!form.isPending && fault && (
        <div id="bet-fault" tabIndex={-1} className="basis-full rounded-control">
          <FormError
            title={t(fault.isUnsure ? 'errors.unsureTitle' : 'errors.title')}
            message={fault.text}
            reference={fault.requestId}
          />
        </div>
      )}
      {bet.ticket && <TicketNote ticket={bet.ticket} currency={currency} />}
      {closed !== null && <Notice>{t('slip.moved', { closed, numero: draw.numero })}</Notice>}
      {excess && (
        <Notice>
          {t(`slip.${excess}`, {
            amount: money(BigInt(mostPerOrder)),
            multiple: mostMultiple,
            rate: slip.chase.rate,
          })}
        </Notice>
      )}
      {best.isCapped && <Notice>{t('slip.capped', { amount: money(BigInt(mostWin)) })}</Notice>}
      {asked && (
        <Notice>
          {asked.draws > 1
            ? t('slip.confirmChase', { amount: asked.amount, count: asked.draws, numero: draw.numero })
            : t('slip.confirm', { amount: asked.amount, numero: draw.numero })}
        </Notice>
      )}
      {isInteractive && (
        <output className="flex min-w-0 flex-1 flex-wrap gap-x-4 text-sm tabular-nums lg:basis-full">
          <span>{t('slip.stakes', { count: lines.reduce((sum, line) => sum + line.stakes, 0) })}</span>
          <span>
            {t('slip.amount')} <b>{money(bet.amount)}</b>
          </span>
          <BestWin best={best} currency={currency} />
        </output>
      )}
      <div className="bet-buttons">
        {isInteractive && slip.lines.length > 0 && (
          <a
            href="#slip-title"
            className="touch inline-flex items-center rounded-badge text-sm font-semibold text-link hover:underline"
          >
            {t('slip.count', { count: slip.lines.length })}
          </a>
        )}
        {isInteractive && !sent && (
          <Button type="button" look="outline" disabled={bet.current.length === 0 || excess !== null} onClick={add}>
            {t('slip.add')}
          </Button>
        )}
        {bet.isUnsure && (
          <Button type="button" look="outline" disabled={form.isPending} onClick={bet.giveUp}>
            {t('slip.change')}
          </Button>
        )}
        {isVisitor ? (
          // The chosen numbers wait in the slip.
          <ModalLink
            modal="login"
            onClick={() => lines.length > 0 && flushSync(bet.addToSlip)}
            className={buttonClasses('primary')}
          >
            {t('slip.logIn')}
          </ModalLink>
        ) : (
          <Button
            {...(asked && { name: CONFIRMED, value: asked.confirmed })}
            // Without JavaScript, the page of a confirmation starts here.
            autoFocus={asked ? true : undefined}
            isPending={form.isPending}
            disabled={isInteractive && (lines.length === 0 || excess !== null)}
          >
            {asked ? t('slip.yes', asked) : t(form.isPending ? 'slip.sending' : sent ? 'slip.again' : 'slip.bet')}
          </Button>
        )}
      </div>
    </div>
  );
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p role="status" className="basis-full text-sm font-semibold">
    {children}
  </p>
);
