import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';

/** Without JavaScript, members select the text. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('wallet');
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  if (!useIsInteractive()) return null;
  return (
    <button
      type="button"
      onClick={copy}
      onBlur={() => setIsCopied(false)}
      className="touch inline-flex h-8 shrink-0 items-center rounded-control border border-edge px-2.5 text-xs font-semibold hover:bg-current/8"
    >
      <span role="status">{isCopied ? t('deposit.copied') : t('deposit.copy')}</span>
      <span className="sr-only"> {label}</span>
    </button>
  );
}
