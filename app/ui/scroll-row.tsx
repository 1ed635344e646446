import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';

interface ScrollRowProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Only on overflow. */
  hasArrows?: boolean;
  className?: string;
  children: ReactNode;
}

const ARROW = 'absolute inset-y-0 z-10 hidden w-10 items-center md:flex';
const ARROW_BUTTON = 'border border-line bg-raised text-text shadow-card hover:border-edge hover:bg-sunken';

/** Arrows are for visitors without touch. */
export function ScrollRow({
  label,
  previousLabel,
  nextLabel,
  hasArrows = true,
  className = '',
  children,
}: ScrollRowProps) {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isStart: true, isEnd: true });

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () => {
      const isStart = row.scrollLeft < 8;
      const isEnd = row.scrollLeft + row.clientWidth > row.scrollWidth - 8;
      setEnds((last) => (last.isStart === isStart && last.isEnd === isEnd ? last : { isStart, isEnd }));
    };
    const chosen = row.querySelector<HTMLElement>('[aria-current]');
    if (chosen) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
    // The observer also fires at once, after layout, so reading sizes is cheap.
    const watcher = new ResizeObserver(look);
    watcher.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);

  const scroll = (direction: number) => {
    const row = ref.current;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    row?.scrollBy({ left: row.clientWidth * 0.8 * direction, behavior: isCalm ? 'auto' : 'smooth' });
  };

  return (
    <div className="relative min-w-0">
      {hasArrows && !ends.isStart && (
        <div className={`${ARROW} -start-3`}>
          <IconButton icon="left" label={previousLabel} onClick={() => scroll(-1)} className={ARROW_BUTTON} />
        </div>
      )}
      <ul ref={ref} aria-label={label} className={`scroller scroller-room ${className}`}>
        {children}
      </ul>
      {hasArrows && !ends.isEnd && (
        <div className={`${ARROW} -end-3`}>
          <IconButton icon="right" label={nextLabel} onClick={() => scroll(1)} className={ARROW_BUTTON} />
        </div>
      )}
    </div>
  );
}
