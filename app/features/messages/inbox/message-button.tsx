import { useFetcher } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Button } from '~/ui/button.tsx';
import { useFormTarget } from '~/ui/page-over.ts';
import { useSentOnce } from '~/ui/use-sent-once.ts';

interface MessageButtonProps {
  intent: 'read' | 'readAll' | 'delete' | 'restore';
  id?: string;
  /** The address of the list, to which the form leads back. */
  action: string;
  children: ReactNode;
}

/** A form of one button of the inbox. */
export function MessageButton({ intent, id, action, children }: MessageButtonProps) {
  const { Form, state } = useFetcher();
  const target = useFormTarget(action);
  const takeTurn = useSentOnce(state !== 'idle');
  return (
    <Form method="post" {...target} onSubmit={takeTurn}>
      {id && <input type="hidden" name="id" value={id} />}
      <Button name="intent" value={intent} look="outline" size="small" isPending={state !== 'idle'}>
        {children}
      </Button>
    </Form>
  );
}
