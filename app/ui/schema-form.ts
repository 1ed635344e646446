import { type Submission, type SubmissionResult, useForm } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { FocusEvent, FormEvent } from 'react';
import type * as z from 'zod/mini';

/** A schema of a form: every field is a text, or absent. */
export type FormSchema = z.ZodMiniObject;

/** The names of a form's fields. */
export type FieldName<Schema extends FormSchema> = keyof z.output<Schema> & string;

/** The hidden field that names a write, so that it is carried out once. */
export const IDEMPOTENCY_KEY = 'idempotencyKey';

/** What an action answers to a form that has faults. */
export interface FormAnswer {
  result: SubmissionResult<string[]>;
  /** For customer service, where the API failed. */
  requestId?: string;
  /** The key of the next try. */
  idempotencyKey?: string;
  /** The session ended while the form was filled in. */
  hasSessionEnded?: boolean;
}

/** The first fault of each field counts. */
const OPTIONS = { disableAutoCoercion: true, formatError: ([issue]: { message: string }[]) => [issue?.message ?? ''] };

/**
 * Checks a form by its schema, in the browser as on the server. Takes the first value of each field that the schema has, and nothing else of
 * what was sent: other names never reach the parser.
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
  return parseWithZod(fields, { ...OPTIONS, schema });
}

interface Options<Schema extends FormSchema> {
  id: string;
  schema: Schema;
  /** What the action answered last. */
  answer: FormAnswer | undefined;
  defaultValue?: Partial<Record<FieldName<Schema>, string | undefined>>;
  /** Called with a form that has no fault, before it is sent; `preventDefault` keeps it back. */
  onValid?: (event: FormEvent<HTMLFormElement>, form: FormData) => void;
}

/** What a labelled input needs of its field. */
export interface FieldState {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
}

/** A form that is checked while it is filled in, once a field was left, and shows the action's faults under their fields. */
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
    onValidate: ({ formData }) => parseWithZod(formData, { ...OPTIONS, schema }) as never,
    onSubmit: (event, { formData }) => onValid?.(event, formData),
  });
  const field = (name: FieldName<Schema>): FieldState => {
    const { id: fieldId, initialValue, errors } = fields[name] ?? {};
    return { id: fieldId ?? `${id}-${name}`, name, defaultValue: initialValue, error: errors?.[0] };
  };
  const validateLeft = ({ target }: FocusEvent<HTMLFormElement>) => {
    const { name, value } = target;
    // What was not begun is told when the form is sent; what the action said stays until its field changes.
    if (!answer && name && value) afterPress(() => document.getElementById(id) && form.validate({ name }));
  };
  return {
    /** To be spread on the form. */
    formProps: { id: form.id, onSubmit: form.onSubmit, onBlur: validateLeft, noValidate: form.noValidate },
    /** What is wrong with the form as a whole. */
    formError: form.errors?.[0],
    field,
    /** Whether a field is right as it stands in the page; a fault is shown under it, and gets the focus. */
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

/** A message that appears while the mouse is down pushes what is under it aside, and its click is lost: this waits for the click. */
function afterPress(go: () => void): void {
  const isPressed = document.querySelector(':active') !== null;
  if (isPressed) document.addEventListener('mouseup', () => setTimeout(go), { once: true });
  else go();
}
