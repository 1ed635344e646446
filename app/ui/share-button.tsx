import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useIsInteractive } from './use-is-interactive.ts';

interface ShareButtonProps {
  text: string;
  url?: string;
  children: ReactNode;
}

/** Renders nothing where the browser cannot share: give a `CopyButton` as well. */
export function ShareButton({ text, url, children }: ShareButtonProps) {
  if (!useIsInteractive() || !navigator.share) return null;
  // The sheet may be closed.
  const share = () => void navigator.share({ text, ...(url && { url }) }).catch(() => undefined);
  return (
    <Button type="button" look="highlight" size="small" onClick={share}>
      {children}
    </Button>
  );
}
