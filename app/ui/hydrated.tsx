import { useEffect } from 'react';

/** Marks the document after hydration: e2e tests wait for it before they interact. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
  }, []);
  return null;
}
