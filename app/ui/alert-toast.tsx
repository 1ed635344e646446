import { Toast } from './toast.tsx';
import { ToastPortal } from './toast-area.tsx';

interface AlertToastProps {
  text: string;
  dismissLabel: string;
}

/** Screen readers announce it at once. */
export function AlertToast(props: AlertToastProps) {
  return (
    <ToastPortal>
      <div role="alert">
        <Toast tone="error" {...props} />
      </div>
    </ToastPortal>
  );
}
