import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { Field } from '~/ui/field.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { CaptchaField } from './captcha-field.tsx';
import { LOGIN_FAILURES, type LoginFailure, type LoginFailureKey } from './session.types.ts';

interface LoginFormProps {
  /** Tells the ids of two forms on one page apart. */
  id: string;
  redirectTo: string;
  /** The answer to a form that was sent without scripts. */
  failure?: LoginFailure;
  /** In a dialog, typing can begin at once. */
  hasFirstFocus?: boolean;
}

const isFailureKey = (message: string): message is LoginFailureKey =>
  (LOGIN_FAILURES as readonly string[]).includes(message);

/** Signs a member in where they are: failures show in the form, success leads to `redirectTo`. */
export function LoginForm({ id, redirectTo, failure: firstFailure, hasFirstFocus }: LoginFormProps) {
  const { t } = useTranslation('session');
  const { t: common } = useTranslation('common');
  const fetcher = useFetcher<LoginFailure>();
  const form = useRef<HTMLFormElement>(null);
  const isPending = fetcher.state !== 'idle';
  const failure = fetcher.data ?? firstFailure;
  const errorOf = (field: keyof LoginFailure['errors']) => {
    const key = failure?.errors[field];
    return key && t(`errors.${key}`);
  };

  useEffect(() => {
    if (!failure) return;
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const next = faulty ?? form.current?.querySelector<HTMLElement>('[type="password"]');
    next?.focus();
  }, [failure]);

  return (
    <fetcher.Form ref={form} method="post" action={paths.login()} aria-label={t('formLabel')} className="space-y-4">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {failure?.message && (
        <FormError title={t('errorSummary')}>
          <p>{isFailureKey(failure.message) ? t(`failures.${failure.message}`) : failure.message}</p>
          {failure.requestId && <p className="text-xs text-muted">{t('requestId', { id: failure.requestId })}</p>}
        </FormError>
      )}
      <Field
        id={`${id}-username`}
        name="username"
        label={t('username')}
        defaultValue={failure?.values.username}
        error={errorOf('username')}
        required
        data-first-focus={hasFirstFocus}
        maxLength={60}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        id={`${id}-password`}
        name="password"
        label={t('password')}
        error={errorOf('password')}
        required
        maxLength={200}
        autoComplete="current-password"
        showLabel={common('showPassword')}
        hideLabel={common('hidePassword')}
      />
      {failure?.needsCaptcha && (
        <CaptchaField
          key={failure.captchaVersion}
          id={`${id}-captcha`}
          version={failure.captchaVersion}
          error={errorOf('captcha')}
        />
      )}
      <Checkbox id={`${id}-remember`} name="remember" label={t('remember')} defaultChecked={failure?.values.remember} />
      <Button size="large" className="w-full" isPending={isPending}>
        {isPending ? t('pending') : t('submit')}
      </Button>
    </fetcher.Form>
  );
}
