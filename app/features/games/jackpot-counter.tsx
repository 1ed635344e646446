import { useEffect, useState } from 'react';
import { JACKPOT_STEP_MS } from './games.constants.ts';
import type { JackpotView } from './games.types.ts';

const STRIP = '0\n1\n2\n3\n4\n5\n6\n7\n8\n9';

/** Formats hundredths as "12,345,678.90". */
function format(minor: number): string {
  const whole = String(Math.floor(minor / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${String(minor % 100).padStart(2, '0')}`;
}

/** Stays at the start under `prefers-reduced-motion`. */
function useGrowing(start: number, step: number): number {
  const [amount, setAmount] = useState(start);
  useEffect(() => {
    setAmount(start);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAmount((minor) => minor + step);
    }, JACKPOT_STEP_MS);
    return () => clearInterval(timer);
  }, [start, step]);
  return amount;
}

/** Keys count from the right, so a new leading digit does not turn the others. */
export function JackpotCounter({ jackpot, className = '' }: { jackpot: JackpotView; className?: string }) {
  const characters = [...format(useGrowing(jackpot.amountMinor, jackpot.stepMinor))];
  return (
    <p className={`whitespace-nowrap tabular-nums ${className}`}>
      <span className="sr-only">{jackpot.amount}</span>
      <span aria-hidden="true" className="flex items-baseline leading-none">
        <span className="me-[0.18em] text-[0.7em] opacity-80">{jackpot.symbol}</span>
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
