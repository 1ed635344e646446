import { type ReactNode, useEffect } from 'react';
import { paths } from '~/config/paths.ts';
import { useHumanCheck, withProof } from '~/features/verification/human-check.tsx';
import { SliderFallback } from '~/features/verification/slider-fallback.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { CaptchaField } from '../captcha-field.tsx';
import type { LoginAnswer, SignInView } from '../session.types.ts';
import { loginSchema } from './schema.ts';
import { SubAccountField } from './sub-account-field.tsx';

export interface LoginFormProps {
  id: string;
  signIn: SignInView;
  redirectTo: string;
  isForSubAccount?: boolean;
  answer?: LoginAnswer;
  /** Beside the button. */
  beside?: ReactNode;
  /** The session ended over a form, which stays for the same member. */
  stayAs?: string;
  onBack?: () => void;
}

export function LoginForm({
  id,
  signIn,
  redirectTo,
  isForSubAccount,
  answer: first,
  beside,
  stayAs,
  onBack,
}: LoginFormProps) {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation('common');
  const { check, dialog } = useHumanCheck(signIn.slider, 'login');
  const texts = useTexts();
  const [stayName, staySub] = stayAs?.split('/') ?? [];
  const form = useActionForm({
    id,
    action: paths.login(),
    schema: (answer) => loginSchema(texts, answer?.needsCaptcha ?? false),
    answer: first?.method === 'username' ? first : undefined,
    defaultValue: { username: stayName ?? signIn.rememberedName, subAccount: staySub },
    onValid: (event, data) => {
      event.preventDefault();
      check((proof) => form.send(withProof(data, proof)));
    },
  });
  const { answer } = form;
  const isBack = answer?.isBack;
  const [username, password, captcha] = [form.field('username'), form.field('password'), form.field('captcha')];
  const isRemembered = answer ? answer.result.initialValue?.remember === 'on' : signIn.rememberedName !== '';

  useEffect(() => {
    if (isBack) onBack?.();
  }, [isBack, onBack]);

  useEffect(() => {
    const field = document.getElementById(password.id);
    if (!answer || !form.formError || !(field instanceof HTMLInputElement)) return;
    // After a failed request the password may be right.
    if (!answer.requestId) field.value = '';
    field.focus();
  }, [answer, form.formError, password.id]);

  return (
    <>
      <ActionForm
        form={form}
        label={t('formLabel')}
        errorTitle={t('errorSummary')}
        submit={t('submit')}
        pending={t('pending')}
        reference={answer?.requestId && t('requestId', { id: answer.requestId })}
        beside={beside}
      >
        <input type="hidden" name="method" value="username" />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        {stayAs && <input type="hidden" name="stayAs" value={stayAs} />}
        <Field
          {...username}
          label={t('username')}
          required
          maxLength={60}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...password}
          label={t('password')}
          required
          maxLength={200}
          autoComplete="current-password"
          showLabel={common('showPassword')}
          hideLabel={common('hidePassword')}
        />
        {(isForSubAccount || staySub) && <SubAccountField field={form.field('subAccount')} />}
        {answer?.needsCaptcha && (
          <CaptchaField
            key={answer.captchaVersion}
            id={captcha.id}
            version={answer.captchaVersion ?? 0}
            error={captcha.error}
          />
        )}
        <SliderFallback id={id} service={signIn.slider} scene="login" />
        <Checkbox id={`${id}-remember`} name="remember" label={t('remember')} defaultChecked={isRemembered} />
      </ActionForm>
      {dialog}
    </>
  );
}
