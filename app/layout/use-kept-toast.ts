import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { takeKept } from '~/ui/retry-document.tsx';
import type { ToastView } from '~/ui/toast.tsx';

/** Only one load has a message, and a page may revalidate at any moment or be loaded again as a document. */
export function useKeptToast(toast: ToastView | null): ToastView | null {
  const { key } = useLocation();
  const [kept, keep] = useState({ toast, key });
  const isNews = kept.key !== key || (toast !== null && toast !== kept.toast);
  if (isNews) keep({ toast, key });
  useEffect(() => {
    const earlier = takeKept().toast;
    if (earlier) keep((current) => ({ ...current, toast: earlier }));
  }, []);
  return isNews ? toast : kept.toast;
}
