import { type ReactNode, useEffect, useRef } from 'react';

/** Ignores the second of two fast taps and a held key. */
const READY_MS = 400;

interface StackedDialogProps {
  labelledBy: string;
  describedBy?: string;
  isAlert?: boolean;
  /** Absent for a dialog that cannot be dismissed. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * Opens over other dialogs. Returns focus on close. In a question, the confirm button has `data-first-focus` and gets
 * focus when the dialog accepts presses.
 */
export function StackedDialog({ labelledBy, describedBy, isAlert, onClose, children }: StackedDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    const yes = dialog?.querySelector<HTMLElement>('[data-first-focus]');
    if (yes) body.current?.toggleAttribute('inert', true);
    dialog?.showModal();
    const timer = setTimeout(() => {
      body.current?.toggleAttribute('inert', false);
      yes?.focus();
    }, READY_MS);
    return () => {
      clearTimeout(timer);
      // The unmounted dialog cannot return focus.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // Keeps row spacing out of the dialog.
    <div className="contents">
      <dialog
        ref={ref}
        role={isAlert ? 'alertdialog' : undefined}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className="overlay overlay-question"
        onCancel={(event) => {
          event.preventDefault();
          onClose?.();
        }}
      >
        <div ref={body} className="contents">
          {children}
        </div>
      </dialog>
    </div>
  );
}
