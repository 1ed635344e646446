import { useEffect } from 'react';

/** E2E tests wait for the mark before they interact. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
  }, []);
  return null;
}
