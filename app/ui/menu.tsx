import type { ReactNode } from 'react';
import { useClosingDetails } from './use-closing-details.ts';

interface MenuProps {
  label: string;
  summary: ReactNode;
  summaryClassName?: string;
  align?: 'start' | 'end';
  children: ReactNode;
}

export function Menu({ label, summary, summaryClassName = '', align = 'end', children }: MenuProps) {
  const ref = useClosingDetails();
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
