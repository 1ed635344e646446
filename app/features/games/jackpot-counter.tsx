import { useEffect, useState } from 'react';
import { formatAmount, roundDown } from '~/i18n/money.ts';
import { JACKPOT_STEP_MS } from './games.constants.ts';
import type { JackpotView } from './games.types.ts';

const STRIP = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

/** Stays at the start under `prefers-reduced-motion`. */
function useGrowing(start: number, step: number): number {
  const [amount, setAmount] = useState(start);
  useEffect(() => {
    setAmount(start);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAmount((units) => units + step);
    }, JACKPOT_STEP_MS);
    return () => clearInterval(timer);
  }, [start, step]);
  return amount;
}

/** Keys count from the right, so a new leading digit does not turn the others. */
export function JackpotCounter({ jackpot, className = '' }: { jackpot: JackpotView; className?: string }) {
  const units = BigInt(useGrowing(jackpot.units, jackpot.step));
  const characters = [...formatAmount(roundDown(units, jackpot.currency), jackpot.currency)];
  return (
    <p className={`whitespace-nowrap tabular-nums ${className}`}>
      <span className="sr-only">{jackpot.amount}</span>
      <span aria-hidden="true" className="flex items-baseline leading-none">
        <span className="me-[0.18em] text-[0.7em] opacity-80">{jackpot.currency.symbol}</span>
        {characters.map((character, index) => {
          const place = characters.length - index;
          if (!/\d/.test(character)) return <span key={place}>{character}</span>;
          return (
            <span key={place} className="roll" data-digit={character}>
              <span>{STRIP}</span>
            </span>
          );
        })}
      </span>
    </p>
  );
}
