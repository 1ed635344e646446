import { useFetcher } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { CodeField } from '~/features/verification/code-field.tsx';
import { MobileField } from '~/features/verification/mobile-field.tsx';
import { SliderFallback } from '~/features/verification/slider-fallback.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { Button, EnterButton } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { Link } from '~/ui/link.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { useSchemaForm } from '~/ui/schema-form.ts';
import { TabLinks } from '~/ui/tab-links.tsx';
import { useSentOnce } from '~/ui/use-sent-once.ts';
import { fillRange } from '../field-rules.ts';
import type { RecoverAnswer, RecoverMethod, RecoverView } from './recover.types.ts';
import { RecoverContacts } from './recover-contacts.tsx';
import { emailRecoverySchema, phoneRecoverySchema } from './schema.ts';

interface RecoverFormProps {
  id: string;
  view: RecoverView;
  answer?: RecoverAnswer;
  /** Set in the pop-up: where it closes to, whatever comes of the mail. */
  pageBehind?: string;
}

/** A code and a new password; the member is signed in after it. */
function PhoneForm({ id, view, answer: first }: RecoverFormProps) {
  const { t } = useTranslation('member');
  const { t: common } = useTranslation('common');
  const fetcher = useFetcher<RecoverAnswer>();
  const answer = fetcher.data ?? (first?.method === 'mobileNum' ? first : undefined);
  const isPending = fetcher.state !== 'idle';
  const { signIn, rules } = view;
  const form = useSchemaForm({
    id,
    schema: phoneRecoverySchema(useTexts(), rules),
    answer,
    defaultValue: { countryDialingCode: signIn.countryDialingCode },
    onValid: useSentOnce(isPending),
  });
  return (
    <fetcher.Form
      {...form.formProps}
      method="post"
      action={paths.recover()}
      aria-label={t('recover.title')}
      className="space-y-4"
    >
      <EnterButton />
      <input type="hidden" name="recoverBy" value="mobileNum" />
      <FormError title={common('errors.summary')} message={form.formError} reference={answer?.requestId} />
      <MobileField
        field={form.field('mobileNum')}
        codeField={form.field('countryDialingCode')}
        countries={view.countries}
        defaultCode={signIn.countryDialingCode}
        hasMark
      />
      <CodeField
        field={form.field('verificationCode')}
        scene="forgot"
        signIn={signIn}
        isNumberGood={() => form.isGood('mobileNum')}
        answer={answer?.code}
        hasMark
      />
      <PasswordField
        {...form.field('newPassword')}
        label={`${t('recover.newPassword')} *`}
        hint={fillRange(t('errors.newPassword'), rules.password)}
        required
        maxLength={200}
        autoComplete="new-password"
        showLabel={common('showPassword')}
        hideLabel={common('hidePassword')}
      />
      <SliderFallback id={id} service={signIn.slider} scene="sms" />
      <Button size="large" className="w-full" isPending={isPending}>
        {isPending ? t('recover.pendingPhone') : t('recover.setPassword')}
      </Button>
    </fetcher.Form>
  );
}

/** A new password by mail. */
function EmailForm({ id, answer: first, pageBehind }: RecoverFormProps) {
  const { t } = useTranslation('member');
  const { t: common } = useTranslation('common');
  const { t: tSession } = useTranslation('session');
  const fetcher = useFetcher<RecoverAnswer>();
  const answer = fetcher.data ?? (first?.method === 'email' ? first : undefined);
  const isPending = fetcher.state !== 'idle';
  const form = useSchemaForm({ id, schema: emailRecoverySchema(useTexts()), answer, onValid: useSentOnce(isPending) });
  return (
    <fetcher.Form
      {...form.formProps}
      method="post"
      action={paths.recover()}
      aria-label={t('recover.title')}
      className="space-y-4"
    >
      <input type="hidden" name="recoverBy" value="email" />
      {pageBehind !== undefined && <input type="hidden" name="pageBehind" value={pageBehind} />}
      <FormError title={common('errors.summary')} message={form.formError} reference={answer?.requestId} />
      <Field
        {...form.field('username')}
        label={`${tSession('username')} *`}
        required
        maxLength={60}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...form.field('email')}
        type="email"
        label={`${t('register.fields.email')} *`}
        required
        maxLength={200}
        inputMode="email"
        autoComplete="email"
      />
      <Button size="large" className="w-full" isPending={isPending}>
        {isPending ? t('recover.pendingEmail') : t('recover.sendMail')}
      </Button>
    </fetcher.Form>
  );
}

interface RecoverPanelProps extends RecoverFormProps {
  /** The address of this panel with the other way to recover. */
  pathOf: (method: RecoverMethod) => string;
  loginPath: string;
}

/** Everything that helps a member who has forgotten the password. */
export function RecoverPanel({ pathOf, loginPath, ...props }: RecoverPanelProps) {
  const { t } = useTranslation('member');
  const { view, id, answer } = props;
  const method = answer?.method ?? view.method;
  const labels = { mobileNum: t('recover.byPhone'), email: t('recover.byEmail') };
  return (
    <div className="space-y-5">
      <RecoverContacts contacts={view.contacts} />
      {view.methods.length > 1 && (
        <TabLinks
          label={t('recover.methods')}
          tabs={view.methods.map((key) => ({
            key,
            label: labels[key],
            path: pathOf(key),
            isSelected: key === method,
          }))}
          isReplacing
        />
      )}
      {view.methods.length === 0 ? (
        <p className="text-base">{t('recover.closed')}</p>
      ) : (
        <>
          <p className="text-sm text-muted">{t('recover.required')}</p>
          {method === 'mobileNum' ? (
            <PhoneForm {...props} id={`${id}-phone`} />
          ) : (
            <EmailForm {...props} id={`${id}-email`} />
          )}
        </>
      )}
      <Link
        to={loginPath}
        preventScrollReset
        className="touch inline-block text-sm font-medium text-link hover:underline"
      >
        {t('recover.backToLogin')}
      </Link>
    </div>
  );
}
