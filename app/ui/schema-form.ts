import { parse, type Submission, type SubmissionResult, useForm } from '@conform-to/react';
import type { FocusEvent, FormEvent } from 'react';
import type * as z from 'zod/mini';
import { withCleanMobile } from '../../openapi/rules/cleaning.ts';

/** Fields are strings or absent. */
export type FormSchema = z.ZodMiniObject;

export type FieldName<Schema extends FormSchema> = keyof z.output<Schema> & string;

export const IDEMPOTENCY_KEY = 'idempotencyKey';

export interface FormAnswer {
  result: SubmissionResult<string[]>;
  /** For customer service. */
  requestId?: string;
  idempotencyKey?: string;
  /** The session ended before the submission. */
  hasSessionEnded?: boolean;
}

/** First error by field. Conform's parser for Zod bundles type conversion and every class of Zod. */
const parseFields = <Schema extends FormSchema>(fields: FormData, schema: Schema) =>
  parse<z.output<Schema>, string[]>(fields, {
    resolve(payload) {
      const { success, data, error } = schema.safeParse(withCleanMobile(payload));
      if (success) return { value: data };
      const faults: Record<string, string[]> = {};
      for (const { path, message } of error.issues) faults[String(path[0] ?? '')] ??= [message];
      return { error: faults };
    },
  });

/** Takes the first value of each field of the schema and drops other fields. */
export function parseForm<Schema extends FormSchema>(
  form: FormData,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  const fields = new FormData();
  for (const name of Object.keys(schema.shape)) {
    const value = form.get(name);
    if (typeof value === 'string') fields.set(name, value);
  }
  return parseFields(fields, schema);
}

interface Options<Schema extends FormSchema> {
  id: string;
  schema: Schema;
  answer: FormAnswer | undefined;
  defaultValue?: Partial<Record<FieldName<Schema>, string | undefined>>;
  onValid?: (event: FormEvent<HTMLFormElement>, form: FormData) => void;
}

export interface FieldState {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
}

/** Validates on blur and shows the action's errors at their fields. */
export function useSchemaForm<Schema extends FormSchema>({
  id,
  schema,
  answer,
  defaultValue,
  onValid,
}: Options<Schema>) {
  const [form, fields] = useForm<Record<string, string>>({
    id,
    lastResult: answer?.result,
    defaultValue,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseFields(formData, schema) as never,
    onSubmit: (event, { formData }) => onValid?.(event, formData),
  });
  const field = (name: FieldName<Schema>): FieldState => {
    const { id: fieldId, initialValue, errors } = fields[name] ?? {};
    return { id: fieldId ?? `${id}-${name}`, name, defaultValue: initialValue, error: errors?.[0] };
  };
  const validateLeft = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name, value } = target;
    const isEmpty = value === '' || target.matches('[type="radio"]:not(:checked)');
    // Empty fields wait for the submit; the action's errors stay until their field changes.
    if (!answer && name && !isEmpty) afterPress(() => document.getElementById(id) && form.validate({ name }));
  };
  return {
    formProps: { id: form.id, onSubmit: form.onSubmit, onBlur: validateLeft, noValidate: form.noValidate },
    formError: form.errors?.[0],
    field,
    /** Until the next validation. */
    clearError: (name: FieldName<Schema>): void => form.update({ name, validated: false }),
    /** Shows the error and focuses the field. */
    isGood: (name: FieldName<Schema>): boolean => {
      const element = document.getElementById(id) as HTMLFormElement | null;
      if (!element) return false;
      form.validate({ name });
      const submission = parseForm(new FormData(element), schema);
      const isGood = submission.status === 'success' || !submission.reply().error?.[name];
      if (!isGood) document.getElementById(field(name).id)?.focus();
      return isGood;
    },
  };
}

/** A message during a press moves the content below, and the click is lost. */
function afterPress(go: () => void): void {
  const isPressed = document.querySelector(':active') !== null;
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(go), { once: true });
  else go();
}
