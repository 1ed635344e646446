import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  icon: IconName;
  title: string;
  children?: ReactNode;
}

export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line px-6 py-14 text-center text-muted">
      <span className="grid size-14 place-items-center rounded-full bg-sunken">
        <Icon name={icon} className="size-6" />
      </span>
      <p className="text-lg font-semibold text-text">{title}</p>
      {children}
    </div>
  );
}
