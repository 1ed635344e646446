import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Pauses under pointer or focus, in the background, and when the visitor stops it. Never starts under
 * `prefers-reduced-motion`.
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
