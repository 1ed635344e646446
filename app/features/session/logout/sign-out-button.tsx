import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';

export function SignOutButton() {
  const { t } = useTranslation('session');
  return (
    <Form method="post" action="/logout">
      <Button look="quiet" className="w-full">
        {t('logout.confirm')}
      </Button>
    </Form>
  );
}
