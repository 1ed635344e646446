import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { seconds } from '~/config/durations.ts';

const REFRESH_MS = seconds(5);

/** Reads the page again while what it shows may change, unless nobody looks. */
export function useFreshPage(isMoving: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (!document.hidden) revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
