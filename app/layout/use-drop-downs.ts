import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * What CSS cannot do for the drop-downs: Escape closes the open one, which then stays closed until it is entered again;
 * the arrows move along the row and into a panel; a click on a link closes its panel, and the entry of the new
 * page is brought into view.
 */
export function useDropDowns() {
  const row = useRef<HTMLUListElement>(null);
  const { key } = useLocation();
  const firstKey = useRef(key);

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const entries = () => [...list.querySelectorAll<HTMLElement>('[data-entry]')];
    const linkOf = (entry?: HTMLElement) => entry?.querySelector<HTMLElement>('[data-entry-link]');
    const closeAll = (isClosed: boolean) => {
      for (const entry of entries()) entry.toggleAttribute('data-closed', isClosed);
    };

    const onKey = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      const all = entries();
      const index = all.findIndex((entry) => entry.contains(focused));
      if (event.key === 'Escape') {
        closeAll(true);
        if (focused?.closest('[data-drop-down]')) linkOf(all[index])?.focus();
        return;
      }
      if (index < 0) return;
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (step) linkOf(all[index + step])?.focus();
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

    document.addEventListener('keydown', onKey);
    list.addEventListener('pointerover', open);
    list.addEventListener('focusin', open);
    return () => {
      document.removeEventListener('keydown', onKey);
      list.removeEventListener('pointerover', open);
      list.removeEventListener('focusin', open);
    };
  }, []);

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    // Scripts may begin after the reader: what they have opened by then stays open.
    const isInUse = (entry: Element) => key === firstKey.current && entry.matches(':focus-within, :hover');
    for (const entry of list.querySelectorAll('[data-entry]')) entry.toggleAttribute('data-closed', !isInUse(entry));
    const here = list.querySelector<HTMLElement>('[aria-current]');
    if (here) list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  }, [key]);

  return row;
}
