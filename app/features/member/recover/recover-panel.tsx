import { paths } from '~/config/paths.ts';
import { CodeField } from '~/features/verification/code-field.tsx';
import { MobileField } from '~/features/verification/mobile-field.tsx';
import { SliderFallback } from '~/features/verification/slider-fallback.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { fillRange } from '~/parts/fields/field-rules.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { EnterButton } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { Link } from '~/ui/link.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import type { RecoverAnswer } from './action.server.ts';
import type { RecoverMethod, RecoverView } from './panel.server.ts';
import { RecoverContacts } from './recover-contacts.tsx';
import { emailRecoverySchema, phoneRecoverySchema } from './schema.ts';

interface RecoverFormProps {
  id: string;
  view: RecoverView;
  answer?: RecoverAnswer;
  /** Redirect target of the pop-up. */
  pageBehind?: string;
}

function PhoneForm({ id, view, answer }: RecoverFormProps) {
  const { t } = useTranslation('password');
  const { t: member } = useTranslation('member');
  const { t: common } = useTranslation('common');
  const { signIn, rules } = view;
  const form = useActionForm({
    id,
    action: paths.recover(),
    schema: phoneRecoverySchema(useTexts(), rules),
    answer: answer?.method === 'mobileNum' ? answer : undefined,
    defaultValue: { countryDialingCode: signIn.countryDialingCode },
  });
  return (
    <ActionForm
      form={form}
      label={t('recover.title')}
      errorTitle={common('errors.summary')}
      submit={t('recover.setPassword')}
      pending={t('recover.pendingPhone')}
    >
      <EnterButton />
      <input type="hidden" name="recoverBy" value="mobileNum" />
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
        clearError={() => form.clearError('verificationCode')}
        answer={form.answer?.code}
        hasMark
      />
      <PasswordField
        {...form.field('newPassword')}
        label={`${t('recover.newPassword')} *`}
        hint={fillRange(member('errors.newPassword'), rules.password)}
        required
        maxLength={200}
        autoComplete="new-password"
        showLabel={common('showPassword')}
        hideLabel={common('hidePassword')}
      />
      <SliderFallback id={id} service={signIn.slider} scene="sms" />
    </ActionForm>
  );
}

function EmailForm({ id, answer, pageBehind }: RecoverFormProps) {
  const { t } = useTranslation('password');
  const { t: member } = useTranslation('member');
  const { t: common } = useTranslation('common');
  const { t: tSession } = useTranslation('session');
  const form = useActionForm({
    id,
    action: paths.recover(),
    schema: emailRecoverySchema(useTexts()),
    answer: answer?.method === 'email' ? answer : undefined,
  });
  return (
    <ActionForm
      form={form}
      label={t('recover.title')}
      errorTitle={common('errors.summary')}
      submit={t('recover.sendMail')}
      pending={t('recover.pendingEmail')}
    >
      <input type="hidden" name="recoverBy" value="email" />
      {pageBehind !== undefined && <input type="hidden" name="pageBehind" value={pageBehind} />}
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
        label={`${member('register.fields.email')} *`}
        required
        maxLength={200}
        inputMode="email"
        autoComplete="email"
      />
    </ActionForm>
  );
}

interface RecoverPanelProps extends RecoverFormProps {
  methodPath: (method: RecoverMethod) => string;
  loginPath: string;
}

export function RecoverPanel({ methodPath, loginPath, ...props }: RecoverPanelProps) {
  const { t } = useTranslation('password');
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
            path: methodPath(key),
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
