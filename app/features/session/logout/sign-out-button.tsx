import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { unsubscribeFromPush } from '~/ui/push-browser.ts';

export function SignOutButton() {
  const { t } = useTranslation('session');
  return (
    <Form method="post" action="/logout" onSubmit={() => void unsubscribeFromPush()}>
      <Button look="quiet" className="w-full">
        {t('logout.confirm')}
      </Button>
    </Form>
  );
}
