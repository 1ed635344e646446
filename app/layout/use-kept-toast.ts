import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import type { ToastView } from './shell.types.ts';

/** Only one load has a message, and a page may revalidate at any moment. */
export function useKeptToast(toast: ToastView | null): ToastView | null {
  const { key } = useLocation();
  const [kept, keep] = useState({ toast, key });
  const isNews = kept.key !== key || (toast !== null && toast !== kept.toast);
  if (isNews) keep({ toast, key });
  return isNews ? toast : kept.toast;
}
