import { FieldError } from './field.tsx';
import type { FieldState } from './schema-form.ts';

interface TextAreaProps {
  field: FieldState;
  label: string;
  hint?: string;
  maxLength: number;
  rows?: number;
  isRequired?: boolean;
}

export function TextArea({ field, label, hint, maxLength, rows = 5, isRequired = true }: TextAreaProps) {
  const { id, name, defaultValue, error } = field;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        defaultValue={defaultValue}
        required={isRequired}
        rows={rows}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="control h-auto py-2"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
