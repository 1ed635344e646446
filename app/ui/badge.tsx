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

export function CountBadge({ count, isDot = false, className = '' }: CountBadgeProps) {
  if (count <= 0) return null;
  if (isDot)
    return <span aria-hidden="true" className={`absolute start-[75%] size-2.5 rounded-full bg-hot ${className}`} />;
  return (
    <span aria-hidden="true" className={`count-badge ${className}`}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
