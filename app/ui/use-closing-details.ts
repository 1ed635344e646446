import { type RefObject, useEffect, useRef } from 'react';

/** `<details>` works without JavaScript. With it, Escape and a click outside close the panel. */
export function useClosingDetails(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const menu = ref.current;
      if (!menu?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isOutside = event.type === 'pointerdown' && !menu.contains(event.target as Node);
      if (!isEscape && !isOutside) return;
      menu.open = false;
      if (isEscape) menu.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return ref;
}
