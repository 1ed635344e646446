import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { ToastView } from './toast.tsx';
import { readTypedFields, type TypedField } from './typed-fields.ts';

const KEY = 'retried';
/** A second failure of the same URL has another reason than an earlier build. */
const ONCE_MS = 60_000;

interface Kept {
  typed: TypedField[];
  toast: ToastView | null;
}

/** Without `typed` once the new document has taken it. */
type Retried = { href: string; time: number } & Partial<Kept>;

/** The page's message: a document loaded again would lack it. */
export const ToastContext = createContext<ToastView | null>(null);

/**
 * Loads the URL as a new document where code is missing, once: the page may be of an earlier build. Shows `failed` the
 * second time, and without a connection.
 */
export function RetryDocument({ failed }: { failed: ReactNode }) {
  const toast = useContext(ToastContext);
  const [isRetrying, setRetrying] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => setRetrying(retryDocument(toast)), []);
  return isRetrying ? null : failed;
}

/** Returns false without session storage, too: nothing would end a series of failures. */
function retryDocument(toast: ToastView | null): boolean {
  const { href } = window.location;
  try {
    const last = readRetried();
    if ((last?.href === href && Date.now() - last.time < ONCE_MS) || !navigator.onLine) return false;
    writeRetried({ href, time: Date.now(), typed: readTypedFields(), toast });
    window.location.reload();
    return true;
  } catch {
    return false;
  }
}

let kept: Kept | undefined;

/** Returns what `RetryDocument` kept for this document, or nothing. */
export function takeKept(): Kept {
  if (kept) return kept;
  kept = { typed: [], toast: null };
  try {
    const { href = '', time = 0, typed, toast = null } = readRetried() ?? {};
    if (typed) writeRetried({ href, time });
    if (typed && href === window.location.href) kept = { typed, toast };
  } catch {
    // Storage that is blocked keeps nothing.
  }
  return kept;
}

const readRetried = (): Retried | null => JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
const writeRetried = (retried: Retried): void => sessionStorage.setItem(KEY, JSON.stringify(retried));
