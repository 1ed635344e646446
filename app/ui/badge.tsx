import type { ReactNode } from 'react';

const LOOKS = {
  hot: 'bg-hot text-on-hot',
  highlight: 'bg-highlight text-on-highlight',
  brand: 'bg-brand text-on-brand',
  quiet: 'bg-sunken text-muted',
};

export function Badge({ look = 'quiet', children }: { look?: keyof typeof LOOKS; children: ReactNode }) {
  return <span className={`badge ${LOOKS[look]}`}>{children}</span>;
}

interface CountBadgeProps {
  count: number;
  /** Without the number. */
  isDot?: boolean;
  className?: string;
}

/** By its length: a longer number grows away from the label beside it. */
const SHIFTS = ['', '', '-translate-x-1.5', '-translate-x-3'];

export function CountBadge({ count, isDot = false, className = '' }: CountBadgeProps) {
  if (count <= 0) return null;
  if (isDot)
    return <span aria-hidden="true" className={`absolute start-[75%] size-2.5 rounded-full bg-hot ${className}`} />;
  const text = count > 99 ? '99+' : String(count);
  return (
    <span
      aria-hidden="true"
      className={`absolute start-[55%] grid h-4.5 min-w-4.5 place-items-center rounded-full bg-hot px-1 text-xs font-bold text-on-hot tabular-nums ${SHIFTS[text.length]} ${className}`}
    >
      {text}
    </span>
  );
}
