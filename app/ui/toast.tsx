import { useState } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useIsInteractive } from './use-is-interactive.ts';

export type ToastTone = 'success' | 'error' | 'info';

const TONES = {
  success: { icon: 'check', color: 'text-positive' },
  error: { icon: 'alert', color: 'text-negative' },
  info: { icon: 'info', color: 'text-link' },
} as const;

export const TOAST =
  'pointer-events-auto flex max-w-md animate-[toast-in_180ms_ease-out] items-center gap-3 rounded-card border border-line bg-raised py-1.5 ps-4 pe-1.5 text-sm font-medium text-text shadow-high';

interface ToastProps {
  id?: string;
  tone: ToastTone;
  text: string;
  dismissLabel: string;
}

/** A message may show both on the page and in a dialog over it. */
const dismissed = new Set<string>();

/** Stays until dismissed or until the next page. */
export function Toast({ id, tone, text, dismissLabel }: ToastProps) {
  const [isShown, setShown] = useState(true);
  const isInteractive = useIsInteractive();
  if (!isShown || (id && dismissed.has(id))) return null;
  const dismiss = () => {
    if (id) dismissed.add(id);
    setShown(false);
  };
  return (
    <div className={TOAST}>
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
