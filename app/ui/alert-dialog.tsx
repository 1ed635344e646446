import { useId } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { StackedDialog } from './stacked-dialog.tsx';

interface AlertDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  onClose: () => void;
}

export function AlertDialog({ title, text, confirmLabel, onClose }: AlertDialogProps) {
  const id = useId();
  return (
    <StackedDialog isAlert labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={onClose}>
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
    </StackedDialog>
  );
}
