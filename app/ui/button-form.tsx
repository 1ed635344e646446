import { useFetcher } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ActingAs } from './acting-as.tsx';
import { Button, type ButtonProps } from './button.tsx';
import { FormError } from './form-error.tsx';
import { useFormTarget } from './page-over.ts';
import type { FormAnswer } from './schema-form.ts';
import { useSubmitOnce } from './use-submit-once.ts';

interface ButtonFormProps extends Omit<ButtonProps, 'name' | 'value' | 'isPending'> {
  action: string;
  /** Hidden ones. */
  fields?: Readonly<Record<string, string>>;
  errorTitle: string;
  /** Fields above the button. */
  before?: ReactNode;
  /** Response to the form sent without JavaScript, unless the page shows it. */
  answer?: FormAnswer | undefined;
}

/** A `formAction` form of one button, which tells a refusal below it. */
export function ButtonForm({ action, fields = {}, errorTitle, before, answer, ...button }: ButtonFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  const target = useFormTarget(action);
  const send = useSubmitOnce(fetcher, target);
  const { result, requestId } = fetcher.data ?? answer ?? {};
  return (
    <fetcher.Form method="post" {...target} onSubmit={send} className="min-w-0 space-y-2">
      <ActingAs />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {before}
      <Button {...button} isPending={fetcher.state !== 'idle'} />
      <FormError title={errorTitle} message={result?.error?.['']?.[0]} reference={requestId} />
    </fetcher.Form>
  );
}
