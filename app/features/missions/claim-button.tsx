import { useFetcher } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { useFormTarget } from '~/ui/page-over.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';

interface ClaimButtonProps {
  /** With commas between them. */
  ids: string;
  action: string;
  label?: string;
  children: ReactNode;
}

export function ClaimButton({ ids, action, label, children }: ClaimButtonProps) {
  const { t } = useTranslation('missions');
  const fetcher = useFetcher<FormAnswer>();
  const { Form, state, data } = fetcher;
  const target = useFormTarget(action);
  const send = useSubmitOnce(fetcher, target);
  return (
    <Form method="post" {...target} onSubmit={send} className="min-w-0 space-y-2">
      <Button name="ids" value={ids} look="highlight" size="small" aria-label={label} isPending={state !== 'idle'}>
        {children}
      </Button>
      <FormError
        title={t('error')}
        message={data?.result.error?.['']?.[0]}
        {...(data?.requestId && { reference: data.requestId })}
      />
    </Form>
  );
}
