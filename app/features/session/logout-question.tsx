import { Form, useNavigation } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';

interface LogoutQuestionProps {
  /** The page behind the question. */
  cancelTo: string;
  onCancel?: (event: MouseEvent) => void;
}

/** Signs out without a question, where nothing else can be done. */
export function SignOutButton() {
  const { t } = useTranslation('session');
  return (
    <Form method="post" action="/logout" className="mt-3">
      <Button look="quiet" className="w-full">
        {t('logout.confirm')}
      </Button>
    </Form>
  );
}

/** Asks before the session ends. */
export function LogoutQuestion({ cancelTo, onCancel }: LogoutQuestionProps) {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation('common');
  const isPending = useNavigation().formAction === '/logout';
  return (
    <div className="space-y-5 px-5 pb-5">
      <p className="text-base">{t('logout.question')}</p>
      <Form method="post" action="/logout" className="flex gap-3">
        <ButtonLink to={cancelTo} replace preventScrollReset look="outline" className="flex-1" onClick={onCancel}>
          {common('cancel')}
        </ButtonLink>
        <Button className="flex-1" isPending={isPending}>
          {isPending ? t('logout.pending') : t('logout.confirm')}
        </Button>
      </Form>
    </div>
  );
}
