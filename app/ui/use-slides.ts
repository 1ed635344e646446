import { type RefObject, useEffect, useState } from 'react';

export function useSlides(row: RefObject<HTMLElement>, count: number) {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const follow = () => {
      const step = element.scrollWidth / count;
      if (step > 0) setCurrent(Math.min(count - 1, Math.round(element.scrollLeft / step)));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [row, count]);

  const goTo = (slide: number) => {
    const element = row.current;
    if (!element) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const target = (slide + count) % count;
    element.scrollTo({ left: (element.scrollWidth / count) * target, behavior: isCalm ? 'auto' : 'smooth' });
  };

  return { current, goTo };
}
