import { FieldError } from './field.tsx';
import type { FieldState } from './schema-form.ts';

interface TextAreaProps {
  field: FieldState;
  label: string;
  maxLength: number;
  rows?: number;
  isRequired?: boolean;
}

export function TextArea({ field, label, maxLength, rows = 5, isRequired = true }: TextAreaProps) {
  const { id, name, defaultValue, error } = field;
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
        aria-describedby={error ? `${id}-error` : undefined}
        className="control h-auto py-2"
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
