import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { EnterButton } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import { OwnPaymentPassword } from '../rights/rights.tsx';
import { AccountCardView } from './account-card.tsx';
import type { AccountAnswer } from './action.server.ts';
import { RateFields, rateDefaults } from './rate-fields.tsx';
import type { AccountView } from './register.server.ts';
import { accountSchema } from './schema.ts';
import { TypeField } from './type-field.tsx';

interface AccountFormProps {
  view: AccountView;
  answer: AccountAnswer | undefined;
  onAnother: () => void;
}

/** After success, the card of the new account. */
export function AccountForm({ view, answer, onAnother }: AccountFormProps) {
  const { t } = useTranslation('register');
  const { t: common } = useTranslation('common');
  const { rules, rates } = view;
  const form = useActionForm({
    id: 'new-account',
    action: paths.agent('register', { form: 'account' }),
    schema: accountSchema(rules, rates.fields, useTexts()),
    answer,
    defaultValue: { type: '0', ...rateDefaults(rates) },
  });
  const { card } = form.answer ?? {};
  if (card) return <AccountCardView card={card} onAnother={onAnother} />;
  return (
    <div className="max-w-2xl rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">
      <ActionForm
        form={form}
        label={t('account.title')}
        errorTitle={t('account.failed')}
        submit={t('account.submit')}
        pending={t('account.pending')}
      >
        <EnterButton />
        <p className="text-sm text-muted">{t('account.text')}</p>
        <TypeField field={form.field('type')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            {...form.field('username')}
            label={t('account.username')}
            required
            maxLength={rules.username.maxLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...form.field('password')}
            label={t('account.password')}
            required
            maxLength={rules.password.maxLength}
            autoComplete="new-password"
            showLabel={common('showPassword')}
            hideLabel={common('hidePassword')}
          />
        </div>
        <Field
          {...form.field('nickname')}
          label={t('account.nickname')}
          hint={t('account.nicknameHint')}
          maxLength={60}
          autoComplete="off"
        />
        <RateFields rates={rates} field={form.field} />
        <OwnPaymentPassword field={form.field('paymentPassword')} label={t('account.paymentPassword')} />
      </ActionForm>
    </div>
  );
}
