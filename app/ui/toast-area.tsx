import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

const ID = 'toasts';

/** At the top of the window: buttons of forms are at their foot. A portal's toast takes the place of the page's own. */
export function ToastArea({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      id={ID}
      className={`pointer-events-none fixed z-50 flex flex-col items-center gap-3 has-[>.order-first_[data-toast]]:[&>section[aria-live]]:hidden ${className}`}
    >
      {children}
    </div>
  );
}

const subscribe = () => () => {};

/** From anywhere. */
export function ToastPortal({ children }: { children: ReactNode }) {
  const area = useSyncExternalStore(
    subscribe,
    () => document.getElementById(ID),
    () => null,
  );
  return area && createPortal(<div className="order-first">{children}</div>, area);
}
