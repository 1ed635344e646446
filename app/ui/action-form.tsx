import { useFetcher } from '@remix-run/react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { FormError } from './form-error.tsx';
import { keepSession } from './keep-session.ts';
import { useFormTarget } from './page-over.ts';
import { type FieldName, type FormAnswer, type FormSchema, IDEMPOTENCY_KEY, useSchemaForm } from './schema-form.ts';
import { useSubmitOnce } from './use-submit-once.ts';

interface Options<Schema extends FormSchema, Answer extends FormAnswer> {
  id: string;
  /** The path of its action. */
  action: string;
  /** A function where the fields depend on the last response. */
  schema: Schema | ((answer: Answer | undefined) => Schema);
  /** The action's response to a form that was sent without JavaScript. */
  answer: Answer | undefined;
  defaultValue?: Partial<Record<FieldName<Schema>, string | undefined>>;
  /** For idempotent writes; made by the server. */
  idempotencyKey?: string;
  /** Called with a valid form before it is sent. `preventDefault` stops the submission until `send` is called. */
  onValid?: (event: FormEvent<HTMLFormElement>, form: FormData) => void;
}

/** The state of a form whose action is a `formAction`: its fields, the last response, and whether a submission is pending. */
export function useActionForm<Schema extends FormSchema, Answer extends FormAnswer>(options: Options<Schema, Answer>) {
  const { id, defaultValue, onValid } = options;
  const target = useFormTarget(options.action);
  const fetcher = useFetcher<FormAnswer>();
  const answer = (fetcher.data as Answer | undefined) ?? options.answer;
  const isPending = fetcher.state !== 'idle';
  const send = useSubmitOnce(fetcher, target);
  const form = useSchemaForm({
    id,
    schema: typeof options.schema === 'function' ? options.schema(answer) : options.schema,
    answer,
    ...(defaultValue && { defaultValue }),
    onValid: (event, data) => {
      onValid?.(event, data);
      if (!event.defaultPrevented) send(event);
    },
  });
  const idempotencyKey = answer?.idempotencyKey || options.idempotencyKey;
  return { ...form, fetcher, target, answer, isPending, idempotencyKey, send };
}

interface ActionFormProps {
  form: Pick<
    ReturnType<typeof useActionForm<FormSchema, FormAnswer>>,
    'formProps' | 'formError' | 'fetcher' | 'target' | 'answer' | 'isPending' | 'idempotencyKey'
  >;
  /** The accessible name of the form, and the title of its error message. */
  label: string;
  errorTitle: string;
  /** The button's label, and its label while the submission is pending. */
  submit: string;
  pending: string;
  look?: 'primary' | 'outline';
  /** A reference for customer service, where the request id is not enough. */
  reference?: string | undefined;
  children?: ReactNode;
}

/** The standard form: its error message, its fields, and its button. */
export function ActionForm({ form, label, errorTitle, submit, pending, look, reference, children }: ActionFormProps) {
  const { fetcher, target, answer, isPending, idempotencyKey } = form;
  return (
    <fetcher.Form
      {...form.formProps}
      onInput={() => keepSession()}
      method="post"
      {...target}
      aria-label={label}
      className="space-y-4"
    >
      {idempotencyKey && <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />}
      <FormError title={errorTitle} message={form.formError} reference={reference ?? answer?.requestId} />
      {children}
      <Button size="large" look={look} className="w-full" isPending={isPending}>
        {isPending ? pending : submit}
      </Button>
    </fetcher.Form>
  );
}
