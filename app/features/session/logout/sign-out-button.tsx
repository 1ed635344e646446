import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';

/** Signs out without a question, where nothing else can be done. */
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
