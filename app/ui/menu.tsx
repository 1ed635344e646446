import { type ReactNode, useEffect, useRef } from 'react';

interface MenuProps {
  label: string;
  summary: ReactNode;
  summaryClassName?: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

/** `<details>` works without JavaScript. With it, Escape and a click outside close the panel. */
export function Menu({ label, summary, summaryClassName = '', align = 'end', children }: MenuProps) {
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

  return (
    <details ref={ref} className="relative">
      <summary
        aria-label={label}
        title={label}
        className={`touch flex h-10 items-center justify-center gap-1.5 rounded-control px-2.5 hover:bg-current/10 ${summaryClassName}`}
      >
        {summary}
      </summary>
      <div
        className={`absolute top-full z-30 mt-2 min-w-52 rounded-card border border-line bg-raised p-1.5 text-text shadow-high ${align === 'end' ? 'end-0' : 'start-0'}`}
      >
        {children}
      </div>
    </details>
  );
}
