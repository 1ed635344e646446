import { type ReactNode, useEffect, useRef } from 'react';

interface StackedDialogProps {
  labelledBy: string;
  describedBy?: string;
  isAlert?: boolean;
  /** Escape; without it there is no way around. */
  onClose?: () => void;
  children: ReactNode;
}

/** A small dialog that a script opens over everything, another dialog too; the focus goes back where it was. */
export function StackedDialog({ labelledBy, describedBy, isAlert, onClose, children }: StackedDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // The spacing of the page's rows does not reach into it.
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
