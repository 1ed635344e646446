import { useState } from 'react';
import { useIsInteractive } from './use-is-interactive.ts';

export interface CopyTexts {
  copy: string;
  copied: string;
}

interface CopyButtonProps {
  text: string;
  label: string;
  texts: CopyTexts;
}

/** Renders nothing without JavaScript or a clipboard. */
export function CopyButton({ text, label, texts }: CopyButtonProps) {
  const isInteractive = useIsInteractive();
  const [isCopied, setIsCopied] = useState(false);
  if (!isInteractive || !navigator.clipboard) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <>
      {/* A space and no margin, so that it begins a line where it wraps. */}{' '}
      <button type="button" onClick={copy} className="touch font-semibold text-link">
        {texts.copy} <span className="sr-only">{label}</span>
      </button>
      <span role="status" className="ms-1.5 text-positive">
        {isCopied && texts.copied}
      </span>
    </>
  );
}
