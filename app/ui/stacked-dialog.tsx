import { type ReactNode, useEffect, useRef } from 'react';

/** So long a question stands before it takes a press: the second tap of two fast ones, or a key that is held, is no answer. */
const READY_MS = 400;

interface StackedDialogProps {
  labelledBy: string;
  describedBy?: string;
  isAlert?: boolean;
  /** Called on Escape; without it the dialog cannot be dismissed. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * A small dialog that a script opens over everything, other dialogs too. The focus returns to its previous place on close. A question marks
 * the button that says yes with `data-first-focus`: it has the focus as soon as the dialog takes presses.
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
      // The dialog has left the page by now: closing it would give the focus back to nobody.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    // Keeps the spacing of the page's rows out of the dialog.
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
