import { useEffect, useState } from 'react';
import { GIVEN_CODES } from '~/config/given-codes.ts';
import { paths } from '~/config/paths.ts';
import { CaptchaField } from '~/features/session/captcha-field.tsx';
import { CodeField } from '~/features/verification/code-field.tsx';
import { useHumanCheck, withProof } from '~/features/verification/human-check.tsx';
import { MobileField } from '~/features/verification/mobile-field.tsx';
import { SliderFallback } from '~/features/verification/slider-fallback.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { AlertDialog } from '~/ui/alert-dialog.tsx';
import { EnterButton } from '~/ui/button.tsx';
import { FieldError } from '~/ui/field.tsx';
import { Link } from '~/ui/link.tsx';
import type { RegisterAnswer } from './action.server.ts';
import { MoreFields } from './more-fields.tsx';
import type { RegisterMethod, RegisterView } from './panel.server.ts';
import { RegisterField } from './register-field.tsx';
import { registerSchema } from './schema.ts';

export function registerPath({ redirectTo, given }: RegisterView, method: RegisterMethod): string {
  return paths.register({ method, redirectTo: redirectTo === paths.home() ? undefined : redirectTo, ...given });
}

interface RegisterFormProps {
  id: string;
  view: RegisterView;
  answer?: RegisterAnswer;
}

/** Fields and rules are the brand's (specification, sections 3 to 5). */
export function RegisterForm({ id, view, answer: first }: RegisterFormProps) {
  const { t } = useTranslation('member');
  const { t: common } = useTranslation('common');
  const { signIn, mobile, needsCode, given } = view;
  const { check, dialog } = useHumanCheck(signIn.slider, 'register');
  const [warning, setWarning] = useState<string | null>(null);
  const form = useActionForm({
    id,
    // Without scripts, the response is a page of this URL.
    action: registerPath(view, view.method),
    schema: registerSchema(view, useTexts()),
    answer: first,
    defaultValue: {
      countryDialingCode: signIn.countryDialingCode,
      ...given,
      terms: view.areTermsTicked ? 'on' : undefined,
    },
    onValid: (event, data) => {
      // An SMS code proves a person; without one, the puzzle does.
      if (needsCode && data.get('mobileNum')) return;
      event.preventDefault();
      check((proof) => form.send(withProof(data, proof)));
    },
  });
  const { answer } = form;
  const shownCodes = answer?.shownCodes ?? view.shownCodes;
  useEffect(() => setWarning(answer?.warning ?? null), [answer]);

  const hiddenCodes = GIVEN_CODES.filter((name) => !shownCodes.includes(name));
  const isShown = ({ name }: RegisterView['fields'][number]) =>
    name !== 'captcha' && !hiddenCodes.some((code) => code === name);
  const shown = view.fields.filter(isShown);
  const [head, ...others] = shown;
  const hasName = head?.name === 'username';
  const rest = hasName ? others : shown;
  const required = rest.filter(({ rule }) => rule.required);
  const optional = rest.filter(({ rule }) => !rule.required);
  const more = [
    ...(mobile && !mobile.isRequired
      ? (['mobileNum', ...(needsCode ? (['verificationCode'] as const) : [])] as const)
      : []),
    ...optional.map(({ name }) => name),
  ];
  const terms = form.field('terms');
  const captcha = form.field('captcha');

  const phone = (
    <>
      {mobile && (
        <MobileField
          field={form.field('mobileNum')}
          codeField={form.field('countryDialingCode')}
          countries={view.countries}
          defaultCode={signIn.countryDialingCode}
          isRequired={mobile.isRequired}
          hint={mobile.isRequired ? undefined : t('register.optional')}
        />
      )}
      {needsCode && (
        <CodeField
          field={form.field('verificationCode')}
          scene="register"
          signIn={signIn}
          isRequired={mobile?.isRequired ?? false}
          isNumberGood={() => form.isGood('mobileNum')}
          clearError={() => form.clearError('verificationCode')}
          answer={answer?.code}
        />
      )}
    </>
  );

  return (
    <>
      <ActionForm
        form={form}
        label={t('register.title')}
        errorTitle={common('errors.summary')}
        submit={t('register.submit')}
        pending={t('register.pending')}
      >
        <EnterButton />
        <input type="hidden" name="registerBy" value={view.method} />
        <input type="hidden" name="redirectTo" value={view.redirectTo} />
        <input type="hidden" name="shownCodes" value={shownCodes.join(' ')} />
        {hiddenCodes.map((name) => (
          <input key={name} type="hidden" name={name} value={form.field(name).defaultValue ?? ''} />
        ))}
        {hasName && <RegisterField field={head} state={form.field(head.name)} />}
        {mobile?.isRequired && phone}
        {required.map((field) => (
          <RegisterField key={field.name} field={field} state={form.field(field.name)} />
        ))}
        {view.fields.some(({ name }) => name === 'captcha') && (
          <CaptchaField
            key={answer?.captchaVersion}
            id={captcha.id}
            version={answer?.captchaVersion ?? 0}
            error={captcha.error}
          />
        )}
        {more.length > 0 && (
          <MoreFields states={more.map((name) => form.field(name))}>
            {!mobile?.isRequired && phone}
            {optional.map((field) => (
              <RegisterField
                key={field.name}
                field={field}
                state={form.field(field.name)}
                isEither={view.isEitherCode && field.name === 'affiliateCode'}
              />
            ))}
          </MoreFields>
        )}
        {(needsCode || mobile) && !signIn.hasPhoneAuth && (
          <SliderFallback id={`${id}-sms`} service={signIn.slider} scene="sms" />
        )}
        {!needsCode && <SliderFallback id={id} service={signIn.slider} scene="register" />}
        <div>
          <div className="flex items-start gap-2.5 text-sm">
            <input
              id={terms.id}
              type="checkbox"
              name="terms"
              required
              defaultChecked={terms.defaultValue === 'on'}
              aria-invalid={terms.error ? true : undefined}
              aria-describedby={terms.error && `${terms.id}-error`}
              className="mt-0.5 size-4.5 shrink-0"
            />
            <p>
              <label htmlFor={terms.id}>{t('register.terms', { age: view.minimumAge })}</label>{' '}
              <Link
                to={paths.helpCentre({ article: 'term' })}
                target="_blank"
                className="font-medium text-link hover:underline"
              >
                {t('register.termsLink')}
              </Link>
            </p>
          </div>
          <FieldError id={`${terms.id}-error`}>{terms.error}</FieldError>
        </div>
      </ActionForm>
      {dialog}
      {warning !== null && (
        <AlertDialog
          title={t('register.affiliateTitle')}
          text={warning}
          confirmLabel={t('register.confirm')}
          onClose={() => {
            setWarning(null);
            // After the dialog has restored focus.
            setTimeout(() => document.getElementById(form.field('affiliateCode').id)?.focus());
          }}
        />
      )}
    </>
  );
}
