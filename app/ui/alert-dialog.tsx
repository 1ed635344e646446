import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface AlertDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  onClose: () => void;
}

/** A warning over everything else, to be read and put away; the focus goes back where it was. */
export function AlertDialog({ title, text, confirmLabel, onClose }: AlertDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="overlay overlay-question"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="space-y-4 p-5">
        <h2 id={`${id}-title`} className="flex items-center gap-2.5 text-lg">
          <Icon name="alert" className="size-6 text-negative" />
          {title}
        </h2>
        <p id={`${id}-text`} className="text-base wrap-anywhere">
          {text}
        </p>
        <Button type="button" className="w-full" onClick={onClose}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
