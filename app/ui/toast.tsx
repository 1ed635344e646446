import { useState } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export type ToastTone = 'success' | 'error' | 'info';

const TONES = {
  success: { icon: 'check', color: 'text-positive' },
  error: { icon: 'alert', color: 'text-negative' },
  info: { icon: 'info', color: 'text-link' },
} as const;

/** The box of every message in passing. */
export const TOAST =
  'pointer-events-auto flex max-w-md animate-[toast-in_180ms_ease-out] items-center gap-3 rounded-card border border-line bg-raised py-1.5 ps-4 pe-1.5 text-sm font-medium text-text shadow-high';

interface ToastProps {
  tone: ToastTone;
  text: string;
  dismissLabel: string;
}

/** A message that stays until it is dismissed or the next page opens. */
export function Toast({ tone, text, dismissLabel }: ToastProps) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <div className={TOAST}>
      <Icon name={TONES[tone].icon} className={`size-5 ${TONES[tone].color}`} />
      <p className="min-w-0 py-2 wrap-anywhere">{text}</p>
      <IconButton icon="close" label={dismissLabel} className="text-muted" onClick={() => setShown(false)} />
    </div>
  );
}
