import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { paths } from '~/config/paths.ts';
import { useHumanCheck, withProof } from '~/features/verification/human-check.tsx';
import { SliderFallback } from '~/features/verification/slider-fallback.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { useSchemaForm } from '~/ui/schema-form.ts';
import { useSentOnce } from '~/ui/use-sent-once.ts';
import { CaptchaField } from '../captcha-field.tsx';
import type { LoginAnswer, SignInView } from '../session.types.ts';
import { loginSchema } from './schema.ts';

export interface LoginFormProps {
  /** Tells the ids of two forms on one page apart. */
  id: string;
  signIn: SignInView;
  redirectTo: string;
  /** The answer to a form that was sent without scripts. */
  answer?: LoginAnswer;
  /** Whose session has ended over a form: when the same member is back, nothing but this form goes. */
  stayAs?: string;
  onBack?: () => void;
}

/** Signs a member in by user name where they are: faults show in the form, success leads to `redirectTo`. */
export function LoginForm({ id, signIn, redirectTo, answer: first, stayAs, onBack }: LoginFormProps) {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation('common');
  const fetcher = useFetcher<LoginAnswer>();
  const { check, dialog } = useHumanCheck(signIn.slider, 'login');
  const isPending = fetcher.state !== 'idle';
  const takeTurn = useSentOnce(isPending);
  const answer = fetcher.data ?? (first?.method === 'username' ? first : undefined);
  const needsCaptcha = answer?.needsCaptcha ?? false;
  const isBack = fetcher.data?.isBack ?? false;
  const form = useSchemaForm({
    id,
    schema: loginSchema(useTexts(), needsCaptcha),
    answer,
    defaultValue: { username: stayAs ?? signIn.rememberedName },
    onValid: (event, data) => {
      event.preventDefault();
      check((proof) => {
        if (takeTurn()) fetcher.submit(withProof(data, proof), { method: 'post', action: paths.login() });
      });
    },
  });
  const [username, password, captcha] = [form.field('username'), form.field('password'), form.field('captcha')];
  const isRemembered = answer ? answer.result.initialValue?.remember === 'on' : signIn.rememberedName !== '';

  useEffect(() => {
    if (isBack) onBack?.();
  }, [isBack, onBack]);

  useEffect(() => {
    const field = document.getElementById(password.id);
    if (!answer || !form.formError || !(field instanceof HTMLInputElement)) return;
    // It was refused; where the API could not be asked it may still be right.
    if (!answer.requestId) field.value = '';
    field.focus();
  }, [answer, form.formError, password.id]);

  return (
    <>
      <fetcher.Form
        {...form.formProps}
        method="post"
        action={paths.login()}
        aria-label={t('formLabel')}
        className="space-y-4"
      >
        <input type="hidden" name="method" value="username" />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        {stayAs && <input type="hidden" name="stayAs" value={stayAs} />}
        <FormError
          title={t('errorSummary')}
          message={form.formError}
          reference={answer?.requestId && t('requestId', { id: answer.requestId })}
        />
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
        {needsCaptcha && (
          <CaptchaField
            key={answer?.captchaVersion}
            id={captcha.id}
            version={answer?.captchaVersion ?? 0}
            error={captcha.error}
          />
        )}
        <SliderFallback id={id} service={signIn.slider} scene="login" />
        <Checkbox id={`${id}-remember`} name="remember" label={t('remember')} defaultChecked={isRemembered} />
        <Button size="large" className="w-full" isPending={isPending}>
          {isPending ? t('pending') : t('submit')}
        </Button>
      </fetcher.Form>
      {dialog}
    </>
  );
}
