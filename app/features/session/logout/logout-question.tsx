import { Form, useNavigate, useNavigation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { useModal } from '~/ui/overlay.tsx';
import { unsubscribeFromPush } from '~/ui/push-browser.ts';

/** Specification, section 4. */
export default function LogoutQuestion() {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation('common');
  const { pageBehind, entriesOver } = useModal();
  const navigate = useNavigate();
  const isPending = useNavigation().formAction === '/logout';
  const goBack = (event: MouseEvent) => {
    if (entriesOver === 0) return;
    event.preventDefault();
    navigate(-entriesOver);
  };
  return (
    <div className="space-y-5 px-5 pb-5">
      <p className="text-base">{t('logout.question')}</p>
      <Form method="post" action="/logout" onSubmit={() => void unsubscribeFromPush()} className="flex flex-wrap gap-3">
        <ButtonLink to={pageBehind} replace preventScrollReset look="outline" className="flex-1" onClick={goBack}>
          {common('cancel')}
        </ButtonLink>
        <Button className="flex-1" isPending={isPending}>
          {isPending ? t('logout.pending') : t('logout.confirm')}
        </Button>
      </Form>
    </div>
  );
}
