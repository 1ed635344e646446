import { useFetcher } from '@remix-run/react';
import { useCallback, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { SignInAgain } from '~/features/session/sign-in-again.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { useSchemaForm } from '~/ui/schema-form.ts';
import { useSentOnce } from '~/ui/use-sent-once.ts';
import { fillRange } from './field-rules.ts';
import { passwordSchema } from './recover.schema.ts';
import type { PasswordAnswer, PasswordView } from './recover.types.ts';

interface PasswordFormProps {
  id: string;
  view: PasswordView;
  answer?: PasswordAnswer;
}

/** A change of the password. A session that ends meanwhile is opened again over the form, which stays as it is. */
export function PasswordForm({ id, view, answer: first }: PasswordFormProps) {
  const { t } = useTranslation('member');
  const { t: common } = useTranslation('common');
  const { t: tSession } = useTranslation('session');
  const fetcher = useFetcher<PasswordAnswer>();
  const answer = fetcher.data ?? first;
  const [answerOfReturn, setAnswerOfReturn] = useState<PasswordAnswer>();
  const isPending = fetcher.state !== 'idle';
  const isBack = answer !== undefined && answerOfReturn === answer;
  // What was wrong before is not known to be right: the old password is asked for once the stored one was refused.
  const needsOld = view.needsOld || answer?.result.error?.oldPassword !== undefined;
  const form = useSchemaForm({
    id,
    schema: passwordSchema(useTexts(), view.rule, needsOld),
    answer,
    onValid: useSentOnce(isPending),
  });
  const goOn = useCallback(() => setAnswerOfReturn(answer), [answer]);
  const show = { showLabel: common('showPassword'), hideLabel: common('hidePassword') };
  return (
    <>
      <fetcher.Form
        {...form.formProps}
        method="post"
        action={paths.password()}
        aria-label={t('password.title')}
        className="space-y-4"
      >
        {/* Password managers file the new password under it. */}
        <input type="hidden" name="username" autoComplete="username" value={view.username} readOnly />
        {view.mustChange && (
          <p className="text-base">{view.mustChange === 'given' ? t('password.forced') : t('password.expired')}</p>
        )}
        <FormError title={common('errors.summary')} message={form.formError} reference={answer?.requestId} />
        {isBack && (
          <p role="status" className="rounded-control border border-positive/50 bg-positive/8 p-3.5 text-sm">
            {tSession('login.againDone')}
          </p>
        )}
        {needsOld && (
          <PasswordField
            {...form.field('oldPassword')}
            {...show}
            label={t('password.old')}
            required
            maxLength={200}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          {...form.field('newPassword')}
          {...show}
          label={t('password.new')}
          hint={fillRange(t('errors.newPassword'), view.rule)}
          required
          maxLength={200}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirmNewPassword')}
          {...show}
          label={t('password.confirmNew')}
          required
          maxLength={200}
          autoComplete="new-password"
        />
        <p className="text-sm text-muted">{t('password.hint')}</p>
        <Button size="large" className="w-full" isPending={isPending}>
          {isPending ? t('password.pending') : t('password.submit')}
        </Button>
      </fetcher.Form>
      {answer?.hasSessionEnded && !isBack && (
        <SignInAgain signIn={view.signIn} username={view.username} onBack={goOn} />
      )}
    </>
  );
}
