import type { SelectHTMLAttributes } from 'react';
import { CONTROL } from './field.tsx';
import { Icon } from './icon.tsx';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  label: string;
  options: { value: string; label: string }[];
}

export function SelectField({ id, label, options, className = '', ...select }: SelectFieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-xs font-medium text-muted">
        {label}
      </label>
      <div className="relative">
        <select {...select} id={id} className={`${CONTROL} appearance-none truncate pe-9`}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted" />
      </div>
    </div>
  );
}
