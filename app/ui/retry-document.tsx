import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { ToastView } from './toast.tsx';
import { readTypedFields, type TypedField, writeTypedFields } from './typed-fields.ts';

const KEY = 'retried';
/** A second failure of the same URL has another reason than an earlier build. */
const ONCE_MS = 60_000;

interface Retried {
  address: string;
  time: number;
  /** Removed when the new document starts. */
  kept?: Kept;
}

interface Kept {
  typed: TypedField[];
  toast: ToastView | null;
}

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

function retryDocument(toast: ToastView | null): boolean {
  const address = window.location.href;
  const last = readRetried();
  const isSecond = last?.address === address && Date.now() - last.time < ONCE_MS;
  if (isSecond || !navigator.onLine) return false;
  const isStored = writeRetried({ address, time: Date.now(), kept: { typed: readTypedFields(), toast } });
  if (isStored) window.location.reload();
  return isStored;
}

let restored: Kept | undefined;

/** Returns what `RetryDocument` kept for this document, or nothing. */
function takeKept(): Kept {
  if (restored) return restored;
  const retried = readRetried();
  const isHere = retried?.address === window.location.href;
  restored = (isHere && retried?.kept) || { typed: [], toast: null };
  if (retried?.kept) writeRetried({ address: retried.address, time: retried.time });
  return restored;
}

export const takeKeptToast = (): ToastView | null => takeKept().toast;

/** Restores what was typed into this form. */
export function useKeptFields(id: string): void {
  useEffect(() => {
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) writeTypedFields(form, takeKept().typed);
  }, [id]);
}

function readRetried(): Retried | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns false without storage: nothing would end a series of failures. */
function writeRetried(retried: Retried): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(retried));
    return true;
  } catch {
    return false;
  }
}
