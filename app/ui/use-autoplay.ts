import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Calls `step` at an interval. It pauses while the pointer or the focus is inside, while the page is in the background, and
 * when the visitor stops it. It never starts for visitors who prefer reduced motion.
 */
export function useAutoplay(host: RefObject<HTMLElement>, interval: number, step: () => void, isWanted = true) {
  const [isPlaying, setPlaying] = useState(false);
  const latest = useRef(step);
  latest.current = step;

  useEffect(() => {
    if (isWanted && !matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(true);
  }, [isWanted]);

  useEffect(() => {
    const element = host.current;
    if (!isPlaying || !element) return;
    const timer = setInterval(() => {
      if (document.hidden || element.matches(':hover, :focus-within')) return;
      latest.current();
    }, interval);
    return () => clearInterval(timer);
  }, [host, interval, isPlaying]);

  return { isPlaying, toggle: () => setPlaying((was) => !was) };
}
