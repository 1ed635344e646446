import { type Currency, formatMoney } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import type { Ticket } from './bet-state.ts';
import { ORDERS } from './cancel-form.tsx';
import { chaseCost } from './chase.ts';
import { totalCost } from './lines.ts';

interface TicketNoteProps {
  ticket: Ticket;
  currency: Currency;
}

/** Shows the slip that was placed last, until the next choice. */
export function TicketNote({ ticket: { numero, lines, multiples }, currency }: TicketNoteProps) {
  const { t } = useTranslation('betting');
  const stakes = lines.reduce((sum, line) => sum + line.stakes, 0);
  const amount = formatMoney(chaseCost(multiples, totalCost(lines)), currency);
  const count = multiples.length;
  const draws = count > 1 ? t('slip.ticketChase', { numero, count }) : t('slip.ticketDraw', { numero });
  return (
    <div role="status" className="slip flex basis-full items-start gap-2 p-4 text-sm">
      <Icon name="check" className="mt-0.5 size-5 shrink-0 text-positive" />
      <p className="min-w-0 flex-1">
        <b className="block">{t('slip.placed')}</b>
        <span className="text-muted tabular-nums">
          {draws} · {t('slip.stakes', { count: stakes })} · {amount}
        </span>{' '}
        <a href={`#${ORDERS}`} className="touch font-semibold whitespace-nowrap text-link hover:underline">
          {t('page.orders')}
        </a>
      </p>
    </div>
  );
}
