import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Escape closes the open drop-down until it is entered again. Arrows move along the row and into a panel. A followed
 * link closes its panel at once, because the reader may have opened another when the page arrives.
 */
export function useDropDowns() {
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const entries = () => [...list.querySelectorAll<HTMLElement>('[data-entry]')];
    const findLink = (entry?: HTMLElement) => entry?.querySelector<HTMLElement>('[data-entry-link]');
    const close = (entry: Element) => entry.setAttribute('data-closed', '');
    const onKey = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      const all = entries();
      const index = all.findIndex((entry) => entry.contains(focused));
      if (event.key === 'Escape') {
        for (const entry of all) close(entry);
        if (focused?.closest('[data-drop-down]')) findLink(all[index])?.focus();
        return;
      }
      if (index < 0) return;
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) findLink(all[index + step])?.focus();
      if (event.key === 'ArrowDown' && focused?.matches('[data-entry-link]')) {
        event.preventDefault();
        all[index]?.removeAttribute('data-closed');
        all[index]?.querySelector<HTMLElement>('[data-drop-down] a')?.focus();
      }
    };
    const open = (event: Event) => {
      const entry = (event.target as Element).closest('[data-entry]');
      const from = (event as PointerEvent | FocusEvent).relatedTarget;
      if (entry && !(from instanceof Node && entry.contains(from))) entry.removeAttribute('data-closed');
    };

    const onClick = (event: MouseEvent) => {
      const isForHere = !event.ctrlKey && !event.metaKey && !event.shiftKey;
      const entry = (event.target as Element).closest('a')?.closest('[data-entry]');
      if (isForHere && entry) close(entry);
    };

    document.addEventListener('keydown', onKey);
    list.addEventListener('click', onClick);
    list.addEventListener('pointerover', open);
    list.addEventListener('focusin', open);
    return () => {
      document.removeEventListener('keydown', onKey);
      list.removeEventListener('click', onClick);
      list.removeEventListener('pointerover', open);
      list.removeEventListener('focusin', open);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry changes with the address
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const here = list.querySelector<HTMLElement>(':scope > li > a[aria-current]');
    if (here) list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  }, [pathname]);

  return row;
}
