import type { ReactNode } from 'react';

interface SectionHeadingProps {
  id?: string;
  icon?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

export function SectionHeading({ id, icon, end, children }: SectionHeadingProps) {
  return (
    <div className="mb-2.5 flex min-h-9 items-center gap-2.5 shadow-title">
      {icon && <span className="text-link">{icon}</span>}
      <h2 id={id} className="min-w-0 flex-1 truncate text-lg">
        {children}
      </h2>
      {end}
    </div>
  );
}
