import { useEffect } from 'react';

/** Marks the document once everything around this is hydrated: e2e tests wait for it before they interact. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
  }, []);
  return null;
}
