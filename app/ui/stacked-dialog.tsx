import { type ReactNode, useEffect, useRef } from 'react';

interface StackedDialogProps {
  labelledBy: string;
  describedBy?: string;
  isAlert?: boolean;
  /** Called on Escape; without it the dialog cannot be dismissed. */
  onClose?: () => void;
  children: ReactNode;
}

/** A small dialog that a script opens over everything, other dialogs too. The focus returns to its previous place on close. */
export function StackedDialog({ labelledBy, describedBy, isAlert, onClose, children }: StackedDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
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
        {children}
      </dialog>
    </div>
  );
}
