import { useFetcher } from '@remix-run/react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { FormError } from './form-error.tsx';
import { type FieldName, type FormAnswer, type FormSchema, IDEMPOTENCY_KEY, useSchemaForm } from './schema-form.ts';
import { useSentOnce } from './use-sent-once.ts';

interface Options<Schema extends FormSchema, Answer extends FormAnswer> {
  id: string;
  /** Where its action is. */
  action: string;
  /** A function where what is asked depends on the last answer. */
  schema: Schema | ((answer: Answer | undefined) => Schema);
  /** The answer to a form that was sent without scripts. */
  answer: Answer | undefined;
  defaultValue?: Partial<Record<FieldName<Schema>, string | undefined>>;
  /** Of a write that is carried out once; the server makes it. */
  idempotencyKey?: string;
  /** Called with a form that has no fault, before it is sent; `preventDefault` keeps it back, until `send` is called. */
  onValid?: (event: FormEvent<HTMLFormElement>, form: FormData) => void;
}

/** The state of a form whose action is a `formAction`: its fields, its last answer, and whether it is on its way. */
export function useActionForm<Schema extends FormSchema, Answer extends FormAnswer>(options: Options<Schema, Answer>) {
  const { id, action, defaultValue, onValid } = options;
  const fetcher = useFetcher<FormAnswer>();
  const answer = (fetcher.data as Answer | undefined) ?? options.answer;
  const isPending = fetcher.state !== 'idle';
  const takeTurn = useSentOnce(isPending);
  const form = useSchemaForm({
    id,
    schema: typeof options.schema === 'function' ? options.schema(answer) : options.schema,
    answer,
    ...(defaultValue && { defaultValue }),
    onValid: (event, data) => {
      onValid?.(event, data);
      if (!event.defaultPrevented) takeTurn(event);
    },
  });
  const send = (data: FormData) => {
    if (takeTurn()) fetcher.submit(data, { method: 'post', action });
  };
  const idempotencyKey = answer?.idempotencyKey || options.idempotencyKey;
  return { ...form, fetcher, action, answer, isPending, idempotencyKey, send };
}

interface ActionFormProps {
  form: Pick<
    ReturnType<typeof useActionForm<FormSchema, FormAnswer>>,
    'formProps' | 'formError' | 'fetcher' | 'action' | 'answer' | 'isPending' | 'idempotencyKey'
  >;
  /** What the form is for, and what is said when it was refused. */
  label: string;
  errorTitle: string;
  /** The words of its button, and while it is on its way. */
  submit: string;
  pending: string;
  look?: 'primary' | 'outline';
  /** What customer service wants to know, where it is more than the request's id. */
  reference?: string | undefined;
  children?: ReactNode;
}

/** A form as every screen has it: what is wrong with it as a whole, its fields, and its button. */
export function ActionForm({ form, label, errorTitle, submit, pending, look, reference, children }: ActionFormProps) {
  const { fetcher, action, answer, isPending, idempotencyKey } = form;
  return (
    <fetcher.Form {...form.formProps} method="post" action={action} aria-label={label} className="space-y-4">
      {idempotencyKey && <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />}
      <FormError title={errorTitle} message={form.formError} reference={reference ?? answer?.requestId} />
      {children}
      <Button size="large" look={look} className="w-full" isPending={isPending}>
        {isPending ? pending : submit}
      </Button>
    </fetcher.Form>
  );
}
