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

/** The box of every message in passing. */
export const TOAST =
  'pointer-events-auto flex max-w-md animate-[toast-in_180ms_ease-out] items-center gap-3 rounded-card border border-line bg-raised py-1.5 ps-4 pe-1.5 text-sm font-medium text-text shadow-high';

interface ToastProps {
  /** Of a message that may be shown in two places. */
  id?: string;
  tone: ToastTone;
  text: string;
  dismissLabel: string;
}

/** What the visitor dismissed in one place is gone in the other, where a dialog shows it over the page. */
const dismissed = new Set<string>();

/** A message that stays until it is dismissed or the next page opens. */
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
