import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

interface BackLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

export function BackLink({ to, className = '', children }: BackLinkProps) {
  return (
    <Link
      to={to}
      data-back
      className={`touch -ms-1 inline-flex items-center gap-1 text-sm font-medium text-link hover:underline ${className}`}
    >
      <Icon name="left" className="size-4.5" />
      {children}
    </Link>
  );
}
