import { type RefObject, useEffect, useState } from 'react';

/** The distance below the viewport at which an element counts as near. */
const MARGIN = '600px';

/** Whether an element has come near the viewport; once true, it stays true. */
export function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: MARGIN,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
