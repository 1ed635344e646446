import { parse, type Submission, type SubmissionResult, useForm } from '@conform-to/react';
import type { FocusEvent, FormEvent } from 'react';
import type * as z from 'zod/mini';

/** The schema of a form: every field is a string or absent. */
export type FormSchema = z.ZodMiniObject;

/** The names of a form's fields. */
export type FieldName<Schema extends FormSchema> = keyof z.output<Schema> & string;

/** The hidden field with the idempotency key of a write. */
export const IDEMPOTENCY_KEY = 'idempotencyKey';

/** The response of an action to a form with faults. */
export interface FormAnswer {
  result: SubmissionResult<string[]>;
  /** For customer service, when the API failed. */
  requestId?: string;
  /** The key of the next attempt. */
  idempotencyKey?: string;
  /** The session ended before the form was sent. */
  hasSessionEnded?: boolean;
}

/**
 * Parses fields by a schema, and reports the first fault of each. Conform's own parser for Zod is not used: it carries the conversion of types that
 * flat forms do not have, and with it every class of Zod.
 */
const parseFields = <Schema extends FormSchema>(fields: FormData, schema: Schema) =>
  parse<z.output<Schema>, string[]>(fields, {
    resolve(payload) {
      const { success, data, error } = schema.safeParse(payload);
      if (success) return { value: data };
      const faults: Record<string, string[]> = {};
      for (const { path, message } of error.issues) faults[String(path[0] ?? '')] ??= [message];
      return { error: faults };
    },
  });

/**
 * Validates a form by its schema, in the browser and on the server. Takes the first value of each field of the schema, and
 * ignores other fields: they never reach the parser.
 */
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
  /** The last response of the action. */
  answer: FormAnswer | undefined;
  defaultValue?: Partial<Record<FieldName<Schema>, string | undefined>>;
  /** Called with a valid form before it is sent; `preventDefault` stops the submission. */
  onValid?: (event: FormEvent<HTMLFormElement>, form: FormData) => void;
}

/** The props of a labelled input. */
export interface FieldState {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
}

/** A form that validates each field when it loses the focus, and shows the action's faults at their fields. */
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
    // Empty fields are validated on submit; the action's faults stay until their field changes.
    if (!answer && name && value) afterPress(() => document.getElementById(id) && form.validate({ name }));
  };
  return {
    /** Spread these on the form. */
    formProps: { id: form.id, onSubmit: form.onSubmit, onBlur: validateLeft, noValidate: form.noValidate },
    /** The error of the whole form. */
    formError: form.errors?.[0],
    field,
    /** Takes a field's error away, until the field is validated again. */
    clearError: (name: FieldName<Schema>): void => form.update({ name, validated: false }),
    /** Validates a field as it is in the page. A fault is shown under it, and the field gets the focus. */
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

/** A message that appears while the mouse button is down moves the content below, and the click is lost. This waits for the click. */
function afterPress(go: () => void): void {
  const isPressed = document.querySelector(':active') !== null;
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(go), { once: true });
  else go();
}
