import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { pageBehind } from '~/ui/overlay-address.ts';
import { PAGE_HEAD } from './document.ts';

/** Removes the tags of the document's page when another page follows: browsers share the canonical address. */
export function usePageHead(): void {
  const { pathname, search } = useLocation();
  const page = pageBehind({ pathname, searchParams: new URLSearchParams(search) });
  const first = useRef(page);
  useEffect(() => {
    if (page === first.current) return;
    for (const each of document.querySelectorAll(`[${PAGE_HEAD}]`)) each.remove();
  }, [page]);
}
