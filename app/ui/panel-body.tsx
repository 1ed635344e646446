import type { ReactNode } from 'react';

/** Scrolls below the panel's title. */
export function PanelBody({ children }: { children: ReactNode }) {
  return <div className="space-y-4 overflow-y-auto px-5 pt-1 pb-6">{children}</div>;
}
