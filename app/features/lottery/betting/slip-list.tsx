import { flushSync } from 'react-dom';
import { type Currency, formatMoney } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import type { ShownLine } from './lines.ts';

interface SlipListProps {
  lines: readonly ShownLine[];
  currency: Currency;
  onRemove: (index: number) => void;
}

export function SlipList({ lines, currency, onRemove }: SlipListProps) {
  const { t } = useTranslation('betting');
  const remove = (index: number) => {
    flushSync(() => onRemove(index));
    const next = document.getElementById(`slip-remove-${Math.min(index, lines.length - 2)}`);
    (next ?? document.getElementById('play-name'))?.focus();
  };
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="slip-title">
      <h2 id="slip-title" tabIndex={-1} className="mb-2 text-sm font-semibold">
        {t('slip.title')}
      </h2>
      <ul className="slip divide-y divide-dashed divide-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
          <li key={index} className="flex items-center gap-3 ps-2.5">
            <span className="min-w-0 flex-1 py-2">
              <LineText line={line} currency={currency} />
            </span>
            <button
              type="button"
              id={`slip-remove-${index}`}
              aria-label={t('slip.remove', { line: line.name })}
              onClick={() => remove(index)}
              className="grid size-11 shrink-0 place-items-center text-muted -outline-offset-4 hover:text-text"
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LineTextProps {
  line: ShownLine;
  currency: Currency;
  isWhole?: boolean;
}

export function LineText({ line, currency, isWhole = false }: LineTextProps) {
  const { t } = useTranslation('betting');
  return (
    <>
      <span className="block text-sm font-medium">{line.name}</span>
      <span className={`block text-xs text-muted tabular-nums ${isWhole ? 'wrap-anywhere' : 'truncate'}`}>
        {line.text} · {t('slip.stakes', { count: line.stakes })} · {formatMoney(BigInt(line.amount), currency)}
      </span>
    </>
  );
}
