import type { ReactNode } from 'react';

export function PanelBody({ children }: { children: ReactNode }) {
  return <div className="space-y-4 overflow-y-auto px-5 pt-1 pb-6">{children}</div>;
}
