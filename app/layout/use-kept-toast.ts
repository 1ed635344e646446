import { useLocation } from '@remix-run/react';
import { useState } from 'react';
import type { ToastView } from './shell.types.ts';

/**
 * A message stays until the next page opens: only one reading of the page brings it, and a page may be read again at any moment. Takes that of the newest
 * reading.
 */
export function useKeptToast(toast: ToastView | null): ToastView | null {
  const { key } = useLocation();
  const [kept, keep] = useState({ toast, key });
  const isNews = kept.key !== key || (toast !== null && toast !== kept.toast);
  if (isNews) keep({ toast, key });
  return isNews ? toast : kept.toast;
}
