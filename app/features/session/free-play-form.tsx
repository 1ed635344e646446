import { Form, useNavigation } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';

interface FreePlayFormProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'> {
  redirectTo: string;
  isLong?: boolean;
}

export function FreePlayForm({ redirectTo, isLong, ...style }: FreePlayFormProps) {
  const { t } = useTranslation('session');
  const isPending = useNavigation().formAction === '/free-play';
  const label = isLong ? t('freePlay.start') : t('freePlay.submit');
  return (
    <Form method="post" action="/free-play">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Button {...style} isPending={isPending}>
        {isPending ? t('freePlay.pending') : label}
      </Button>
    </Form>
  );
}
