import { useEffect } from 'react';
import { seconds } from '~/config/durations.ts';
import { useRefresh } from '~/ui/page-over.ts';

const REFRESH_MS = seconds(5);

/** Reads the page again while what it shows may change, unless nobody looks. */
export function useFreshPage(isMoving: boolean): void {
  const { refresh } = useRefresh();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (!document.hidden) refresh();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isMoving, refresh]);
}
