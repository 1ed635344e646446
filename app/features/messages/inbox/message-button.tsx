import { useFetcher } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { useFormTarget } from '~/ui/page-over.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useSubmitOnce } from '~/ui/use-submit-once.ts';

interface MessageButtonProps {
  intent: 'read' | 'readAll' | 'delete' | 'restore';
  id?: string;
  action: string;
  children: ReactNode;
}

export function MessageButton({ intent, id, action, children }: MessageButtonProps) {
  const { t } = useTranslation('messages');
  const fetcher = useFetcher<FormAnswer>();
  const { Form, state, data } = fetcher;
  const target = useFormTarget(action);
  const send = useSubmitOnce(fetcher, target);
  return (
    <Form method="post" {...target} onSubmit={send} className="min-w-0 space-y-2">
      {id && <input type="hidden" name="id" value={id} />}
      <Button name="intent" value={intent} look="outline" size="small" isPending={state !== 'idle'}>
        {children}
      </Button>
      <FormError
        title={t('inbox.error')}
        message={data?.result.error?.['']?.[0]}
        {...(data?.requestId && { reference: data.requestId })}
      />
    </Form>
  );
}
