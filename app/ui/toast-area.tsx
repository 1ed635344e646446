import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

const ID = 'toasts';

/** The one place of messages in passing: a column at the foot of the window, above what stands there already (`children`). */
export function ToastArea({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div id={ID} className={`pointer-events-none fixed z-50 flex flex-col items-center gap-3 ${className}`}>
      {children}
    </div>
  );
}

const subscribe = () => () => {};

/** Shows a message in the area from wherever it comes about, above what the area has. */
export function ToastPortal({ children }: { children: ReactNode }) {
  const area = useSyncExternalStore(
    subscribe,
    () => document.getElementById(ID),
    () => null,
  );
  return area && createPortal(<div className="order-first">{children}</div>, area);
}
