import { useFetcher } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { CodeField } from '~/features/verification/code-field.tsx';
import { MobileField } from '~/features/verification/mobile-field.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { Button, EnterButton } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { useSchemaForm } from '~/ui/schema-form.ts';
import { useSentOnce } from '~/ui/use-sent-once.ts';
import type { CountryView, LoginAnswer, SignInView } from '../session.types.ts';
import { smsLoginSchema } from './schema.ts';

interface SmsLoginFormProps {
  id: string;
  signIn: SignInView;
  countries: CountryView[];
  redirectTo: string;
  answer?: LoginAnswer;
}

/** Signs a member in by the code of a text message. */
export function SmsLoginForm({ id, signIn, countries, redirectTo, answer: first }: SmsLoginFormProps) {
  const { t } = useTranslation('session');
  const fetcher = useFetcher<LoginAnswer>();
  const isPending = fetcher.state !== 'idle';
  const answer = fetcher.data ?? (first?.method === 'sms' ? first : undefined);
  const form = useSchemaForm({
    id,
    schema: smsLoginSchema(useTexts(), signIn.mobileRule),
    answer,
    defaultValue: { countryDialingCode: signIn.countryDialingCode },
    onValid: useSentOnce(isPending),
  });
  return (
    <fetcher.Form
      {...form.formProps}
      method="post"
      action={paths.login()}
      aria-label={t('formLabel')}
      className="space-y-4"
    >
      <EnterButton />
      <input type="hidden" name="method" value="sms" />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <FormError
        title={t('errorSummary')}
        message={form.formError}
        reference={answer?.requestId && t('requestId', { id: answer.requestId })}
      />
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
        answer={answer?.code}
      />
      <Button size="large" className="w-full" isPending={isPending}>
        {isPending ? t('pending') : t('submit')}
      </Button>
    </fetcher.Form>
  );
}
