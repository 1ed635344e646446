import { Field } from '~/ui/field.tsx';
import type { FieldState } from '~/ui/schema-form.ts';
import { MAX_ANSWER } from './schema.ts';

/** The answer to a security question; browsers do not suggest it. */
export function AnswerField({ field, label }: { field: FieldState; label: string }) {
  return <Field {...field} label={label} required maxLength={MAX_ANSWER} autoComplete="off" spellCheck={false} />;
}
