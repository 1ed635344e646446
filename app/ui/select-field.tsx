import type { SelectHTMLAttributes } from 'react';
import { CONTROL, FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

export interface Option {
  value: string;
  label: string;
}

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  label: string;
  options?: Option[];
  groups?: { label: string; options: Option[] }[];
  error?: string | undefined;
}

export function SelectField({
  id,
  label,
  options = [],
  groups = [],
  error,
  className = '',
  ...select
}: SelectFieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="relative">
        <select
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`${CONTROL} select`}
        >
          <Options options={options} />
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ))}
        </select>
        <Icon name="down" className="select-arrow" />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

const Options = ({ options }: { options: Option[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
