import { Field } from '~/ui/field.tsx';
import type { FieldState } from '~/ui/schema-form.ts';
import { MAX_ANSWER } from './schema.ts';

/** Disables browser suggestions. */
export function AnswerField({ field, label }: { field: FieldState; label: string }) {
  return <Field {...field} label={label} required maxLength={MAX_ANSWER} autoComplete="off" spellCheck={false} />;
}
