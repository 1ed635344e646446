import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Toast } from '~/ui/toast.tsx';
import { ToastPortal } from '~/ui/toast-area.tsx';
import type { BettingView } from './betting.types.ts';
import { type Sum, sumSettled } from './settled.ts';

/** One toast for all bets that won on this page and are settled: what was paid and net, after the balls have rolled. */
export function WinNotices({ draws, currency }: Pick<BettingView, 'draws' | 'currency'>) {
  const { t } = useTranslation('betting');
  const { t: layout } = useTranslation('layout');
  const [notice, setNotice] = useState<Sum | null>(null);
  const waiting = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!draws) return;
    const sum = sumSettled(draws.filter(({ numero, isOpen }) => !isOpen && waiting.current.has(numero)));
    waiting.current = new Set(draws.filter(({ isOpen }) => isOpen).map(({ numero }) => numero));
    if (sum) ballsAtRest().then(() => setNotice(sum));
  }, [draws]);
  const money = (amount: bigint) => formatMoney(amount < 0n ? -amount : amount, currency);
  const text = ({ win, stake, net, draws: told }: Sum) => {
    const sign = net > 0n ? '+' : net < 0n ? '−' : '';
    const amounts = { win: money(win), stake: money(stake), net: `${sign}${money(net)}` };
    const [numero = ''] = told;
    return told.length > 1
      ? t('page.wonOver', { ...amounts, count: told.length })
      : t('page.won', { ...amounts, numero });
  };
  return (
    <ToastPortal>
      <div role="status">
        {notice && (
          <Toast
            // A new win shows after a dismissed toast.
            key={notice.draws.join()}
            tone={notice.net > 0n ? 'success' : 'info'}
            text={text(notice)}
            dismissLabel={layout('toast.dismiss')}
          />
        )}
      </div>
    </ToastPortal>
  );
}

/** Resolves when no result of a draw is falling; at once with reduced motion. */
async function ballsAtRest(): Promise<void> {
  const results = [...document.querySelectorAll('[data-state="falling"]')];
  const animations = results.flatMap((result) => result.getAnimations({ subtree: true }));
  await Promise.allSettled(animations.map(({ finished }) => finished));
}
