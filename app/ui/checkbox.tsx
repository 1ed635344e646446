import type { InputHTMLAttributes } from 'react';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  id: string;
  label: string;
}

export function Checkbox({ id, label, className = '', ...input }: CheckboxProps) {
  return (
    <label htmlFor={id} className={`flex min-h-11 w-fit items-center gap-2.5 text-sm ${className}`}>
      <input {...input} id={id} type="checkbox" className="size-4.5 shrink-0" />
      {label}
    </label>
  );
}
