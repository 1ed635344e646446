import type { ReactNode } from 'react';
import { paths } from '~/config/paths.ts';
import { CodeField } from '~/features/verification/code-field.tsx';
import { MobileField } from '~/features/verification/mobile-field.tsx';
import type { CountryView } from '~/features/verification/verification.types.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { EnterButton } from '~/ui/button.tsx';
import type { LoginAnswer, SignInView } from '../session.types.ts';
import { smsLoginSchema } from './schema.ts';

interface SmsLoginFormProps {
  id: string;
  signIn: SignInView;
  countries: CountryView[];
  redirectTo: string;
  answer?: LoginAnswer;
  /** Beside the button. */
  beside?: ReactNode;
}

export default function SmsLoginForm({ id, signIn, countries, redirectTo, answer: first, beside }: SmsLoginFormProps) {
  const { t } = useTranslation('session');
  const form = useActionForm({
    id,
    action: paths.login(),
    schema: smsLoginSchema(useTexts(), signIn.mobileRule),
    answer: first?.method === 'sms' ? first : undefined,
    defaultValue: { countryDialingCode: signIn.countryDialingCode },
  });
  const { answer } = form;
  return (
    <ActionForm
      form={form}
      label={t('formLabel')}
      errorTitle={t('errorSummary')}
      submit={t('submit')}
      pending={t('pending')}
      reference={answer?.requestId && t('requestId', { id: answer.requestId })}
      beside={beside}
    >
      <EnterButton />
      <input type="hidden" name="method" value="sms" />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <MobileField
        field={form.field('mobileNum')}
        codeField={form.field('countryDialingCode')}
        countries={countries}
        defaultCode={signIn.countryDialingCode}
      />
      <CodeField
        field={form.field('verificationCode')}
        scene="login"
        signIn={signIn}
        isNumberGood={() => form.isGood('mobileNum')}
        clearError={() => form.clearError('verificationCode')}
        answer={answer?.code}
      />
    </ActionForm>
  );
}
