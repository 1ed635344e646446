import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';

interface ScrollRowProps {
  previousLabel: string;
  nextLabel: string;
  className?: string;
  children: ReactNode;
}

/** A list that scrolls sideways, with arrows at its ends for those who have no finger on it. */
export function ScrollRow({ previousLabel, nextLabel, className = '', children }: ScrollRowProps) {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isStart: true, isEnd: true });

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const look = () =>
      setEnds({ isStart: row.scrollLeft < 8, isEnd: row.scrollLeft + row.clientWidth > row.scrollWidth - 8 });
    look();
    const watcher = new ResizeObserver(look);
    watcher.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      watcher.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, []);

  const scroll = (direction: number) => ref.current?.scrollBy({ left: ref.current.clientWidth * 0.8 * direction, behavior: 'smooth' });
  const isScrollable = !ends.isStart || !ends.isEnd;

  return (
    <div className="flex min-w-0 items-center gap-1">
      {isScrollable && (
        <IconButton icon="left" label={previousLabel} disabled={ends.isStart} onClick={() => scroll(-1)} className="hidden md:inline-grid" />
      )}
      <ul ref={ref} className={`scroller min-w-0 flex-1 ${className}`}>
        {children}
      </ul>
      {isScrollable && (
        <IconButton icon="right" label={nextLabel} disabled={ends.isEnd} onClick={() => scroll(1)} className="hidden md:inline-grid" />
      )}
    </div>
  );
}
