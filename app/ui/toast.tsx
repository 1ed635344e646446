import { useCallback, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useIsInteractive } from './use-is-interactive.ts';

type ToastTone = 'success' | 'error' | 'info';

export interface ToastView {
  /** Equal texts show again. */
  id: string;
  tone: ToastTone;
  text: string;
}

const TONES = {
  success: { icon: 'check', color: 'text-positive' },
  error: { icon: 'alert', color: 'text-negative' },
  info: { icon: 'info', color: 'text-link' },
} as const;

export const TOAST =
  'pointer-events-auto flex max-w-md animate-[toast-in_180ms_ease-out] items-center gap-3 rounded-card border border-line bg-raised py-1.5 ps-4 pe-1.5 text-sm font-medium text-text shadow-high';

const SHOWN_MS = 5000;

interface ToastProps {
  id?: string;
  tone: ToastTone;
  text: string;
  dismissLabel: string;
}

/** A message may show both on the page and in a dialog over it. */
const dismissed = new Set<string>();

/** An error stays until dismissed or the next page; others leave after 5 s, but not from under a pointer or the focus. */
export function Toast({ id, tone, text, dismissLabel }: ToastProps) {
  const [isShown, setShown] = useState(true);
  const [isHeld, setHeld] = useState(false);
  const isInteractive = useIsInteractive();
  const isLeaving = isShown && tone !== 'error' && !isHeld;
  const dismiss = useCallback(() => {
    if (id) dismissed.add(id);
    setShown(false);
  }, [id]);
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, dismiss]);
  if (!isShown || (id && dismissed.has(id))) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding is no action
    <div
      data-toast
      className={TOAST}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={TONES[tone].icon} className={`size-5 ${TONES[tone].color}`} />
      <p className="min-w-0 py-2 wrap-anywhere">{text}</p>
      {isInteractive ? (
        <IconButton icon="close" label={dismissLabel} className="text-muted" onClick={dismiss} />
      ) : (
        <span className="size-10" />
      )}
    </div>
  );
}
