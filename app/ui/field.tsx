import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon.tsx';

export const CONTROL = 'control';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  error?: string;
  hint?: string;
  end?: ReactNode;
}

export function Field({ id, label, error, hint: advice, end, className = '', ...input }: FieldProps) {
  // An error equal to the hint replaces it.
  const hint = advice === error ? undefined : advice;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          // biome-ignore lint/a11y/noAutofocus: without JavaScript the page of a refusal begins at the first fault
          autoFocus={error ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={`${CONTROL} ${end ? 'pe-12' : ''}`}
        />
        {end && <div className="absolute inset-y-0 end-0 grid w-12 place-items-center">{end}</div>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-negative">
      <Icon name="alert" className="mt-0.5 size-4" />
      {children}
    </p>
  );
}
