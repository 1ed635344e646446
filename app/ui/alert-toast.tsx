import { Toast } from './toast.tsx';

interface AlertToastProps {
  text: string;
  dismissLabel: string;
}

/** A failure on a page that remains usable; screen readers announce it at once. */
export function AlertToast(props: AlertToastProps) {
  return (
    <div role="alert" className="pointer-events-none fixed inset-x-4 bottom-20 z-50 flex justify-center lg:bottom-6">
      <Toast tone="error" {...props} />
    </div>
  );
}
