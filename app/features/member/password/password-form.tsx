import { Suspense, useCallback, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { SignInAgain } from '~/features/session/login/sign-in-again.tsx';
import { SignOutButton } from '~/features/session/logout/sign-out-button.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { fillRange } from '~/parts/fields/field-rules.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { PanelBody } from '~/ui/panel-body.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { PasswordView } from './panel.server.ts';
import { passwordSchema } from './schema.ts';

export default function PasswordDialog({ view }: { view: PasswordView }) {
  return (
    <PanelBody>
      <PasswordForm id="password-dialog" view={view} />
      {view.mustChange && <SignOutButton />}
    </PanelBody>
  );
}

interface PasswordFormProps {
  id: string;
  view: PasswordView;
  answer?: FormAnswer;
}

/** After a session ends, a login opens over the form. */
export function PasswordForm({ id, view, answer }: PasswordFormProps) {
  const { t } = useTranslation('password');
  const { t: member } = useTranslation('member');
  const { t: common } = useTranslation('common');
  // After a refused stored password the form asks for the old one.
  const [needsOld, setNeedsOld] = useState(view.needsOld || answer?.result.error?.oldPassword !== undefined);
  const schema = passwordSchema(useTexts(), view.rule, needsOld);
  const form = useActionForm({ id, action: paths.password(), schema, answer });
  if (form.answer?.result.error?.oldPassword && !needsOld) setNeedsOld(true);
  const show = { showLabel: common('showPassword'), hideLabel: common('hidePassword'), required: true, maxLength: 200 };
  return (
    <>
      <ActionForm
        form={form}
        label={t('password.title')}
        errorTitle={common('errors.summary')}
        submit={t('password.submit')}
        pending={t('password.pending')}
      >
        {/* Password managers need the name. */}
        <input type="hidden" name="username" autoComplete="username" value={view.username} readOnly />
        {view.mustChange && <p className="text-base">{t(`password.${view.mustChange}`)}</p>}
        {needsOld && (
          <PasswordField
            {...form.field('oldPassword')}
            {...show}
            label={t('password.old')}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          {...form.field('newPassword')}
          {...show}
          label={t('password.new')}
          hint={fillRange(member('errors.newPassword'), view.rule)}
          autoComplete="new-password"
        />
        <PasswordField
          {...form.field('confirmNewPassword')}
          {...show}
          label={t('password.confirmNew')}
          autoComplete="new-password"
        />
        <p className="text-sm text-muted">{t('password.hint')}</p>
      </ActionForm>
      <Suspense fallback={null}>
        <SignInAgainOver answer={form.answer} view={view} />
      </Suspense>
    </>
  );
}

function SignInAgainOver({ answer, view }: { answer: FormAnswer | undefined; view: PasswordView }) {
  const { t } = useTranslation('session');
  const [answered, setAnswered] = useState<FormAnswer>();
  const dismiss = useCallback(() => setAnswered(answer), [answer]);
  if (!answer?.hasSessionEnded) return null;
  if (answered !== answer) return <SignInAgain signIn={view.signIn} username={view.username} onBack={dismiss} />;
  return (
    <p role="status" className="rounded-control border border-positive/50 bg-positive/8 p-3.5 text-sm">
      {t('login.againDone')}
    </p>
  );
}
