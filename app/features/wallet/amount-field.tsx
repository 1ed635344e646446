import type { FormEvent } from 'react';
import { Field } from '~/ui/field.tsx';
import type { FieldState } from '~/ui/schema-form.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';

interface AmountFieldProps {
  field: FieldState;
  label: string;
  hint?: string;
  quick: readonly { label: string; value: string }[];
  onTyped?: (typed: string) => void;
}

export function AmountField({ field, label, hint, quick, onTyped }: AmountFieldProps) {
  const isInteractive = useIsInteractive();
  const fill = (value: string) => {
    const input = document.getElementById(field.id) as HTMLInputElement | null;
    if (!input) return;
    input.value = value;
    // Bubbles to the form's validation and to `onTyped`.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    onTyped?.(value);
    input.focus();
  };
  return (
    <div className="space-y-2">
      <Field
        {...field}
        label={label}
        hint={hint}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        onInput={(event: FormEvent<HTMLInputElement>) => onTyped?.(event.currentTarget.value)}
      />
      {isInteractive && quick.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {quick.map(({ label: text, value }) => (
            <button
              key={text}
              type="button"
              onClick={() => fill(value)}
              className="touch h-9 rounded-control border border-edge px-3 text-sm font-semibold tabular-nums hover:bg-current/8"
            >
              {text}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
