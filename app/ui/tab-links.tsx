import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from './link.tsx';

export interface TabLink {
  key: string;
  label: string;
  path: string;
  isSelected: boolean;
  icon?: ReactNode;
}

interface TabLinksProps {
  label: string;
  tabs: TabLink[];
  isReplacing?: boolean;
  children?: ReactNode;
}

export function TabLinks({ label, tabs, isReplacing, children }: TabLinksProps) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const last = [...(list?.querySelectorAll<HTMLElement>('[aria-current]') ?? [])].pop();
    if (list && last) list.scrollLeft = last.offsetLeft - list.offsetLeft - (list.clientWidth - last.offsetWidth) / 2;
  }, []);
  return (
    <nav aria-label={label} className="min-w-0">
      <ul ref={row} className="scroller scroller-room scroller-fade gap-1">
        {tabs.map((tab) => (
          <li key={tab.key} className="shrink-0 snap-start">
            <Link
              to={tab.path}
              preventScrollReset
              replace={isReplacing}
              aria-current={tab.isSelected ? 'page' : undefined}
              className="tab-link"
            >
              {tab.icon}
              {tab.label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
