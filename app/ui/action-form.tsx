import { useFetcher } from '@remix-run/react';
import type { FormEvent, ReactNode } from 'react';
import { ActingAs } from './acting-as.tsx';
import { Button } from './button.tsx';
import { FormError } from './form-error.tsx';
import { keepSession } from './keep-session.ts';
import { useFormTarget } from './page-over.ts';
import { type FieldName, type FormAnswer, type FormSchema, IDEMPOTENCY_KEY, useSchemaForm } from './schema-form.ts';
import { useKeptFields } from './use-kept-fields.ts';
import { useSubmitOnce } from './use-submit-once.ts';

interface Options<Schema extends FormSchema, Answer extends FormAnswer> {
  id: string;
  action: string;
  /** A function depends on the last response. */
  schema: Schema | ((answer: Answer | undefined) => Schema);
  /** Response to a form sent without JavaScript. */
  answer: Answer | undefined;
  defaultValue?: Partial<Record<FieldName<Schema>, string | undefined>>;
  /** Made by the server. */
  idempotencyKey?: string;
  /** The redirect after success does not scroll. */
  keepsPlace?: boolean;
  /** `preventDefault` defers the submission until `send`. */
  onValid?: (event: FormEvent<HTMLFormElement>, form: FormData) => void;
}

/** For a `formAction` form. */
export function useActionForm<Schema extends FormSchema, Answer extends FormAnswer>(options: Options<Schema, Answer>) {
  const { id, defaultValue, onValid } = options;
  const { action, preventScrollReset } = useFormTarget(options.action);
  const target = { action, preventScrollReset: preventScrollReset || options.keepsPlace === true };
  const fetcher = useFetcher<FormAnswer>();
  const answer = (fetcher.data as Answer | undefined) ?? options.answer;
  const isPending = fetcher.state !== 'idle';
  useKeptFields(id);
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
  label: string;
  errorTitle: string;
  submit: string;
  pending: string;
  look?: 'primary' | 'outline';
  /** For customer service. */
  reference?: string | undefined;
  /** Beside the button. */
  beside?: ReactNode;
  children?: ReactNode;
}

export function ActionForm({
  form,
  label,
  errorTitle,
  submit,
  pending,
  look,
  reference,
  beside,
  children,
}: ActionFormProps) {
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
      <ActingAs />
      {idempotencyKey && <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />}
      <FormError title={errorTitle} message={form.formError} reference={reference ?? answer?.requestId} />
      {children}
      <div className="flex gap-3">
        <Button size="large" look={look} className="flex-1" isPending={isPending}>
          {isPending ? pending : submit}
        </Button>
        {beside}
      </div>
    </fetcher.Form>
  );
}
