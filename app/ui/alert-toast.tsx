import { Toast } from './toast.tsx';

interface AlertToastProps {
  text: string;
  dismissLabel: string;
}

/** What has just failed on a page that goes on as it is; read out at once. */
export function AlertToast(props: AlertToastProps) {
  return (
    <div role="alert" className="pointer-events-none fixed inset-x-4 bottom-20 z-50 flex justify-center lg:bottom-6">
      <Toast tone="error" {...props} />
    </div>
  );
}
