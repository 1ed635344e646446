import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { PaymentPasswordField } from '~/parts/payment/payment-password-field.tsx';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Field, FieldError } from '~/ui/field.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { AccountsView } from './payout.server.ts';
import { accountSchema } from './schema.ts';

type Provider = AccountsView['providers'][number];

export function AccountForm({ view, answer }: { view: AccountsView; answer?: FormAnswer }) {
  const { t } = useTranslation('account');
  const { t: member } = useTranslation('member');
  const { t: common } = useTranslation('common');
  const { kind, payeeName, nameRule, holdHours, providers, action } = view;
  const form = useActionForm({
    id: `account-${kind}`,
    action,
    schema: accountSchema(useTexts(), nameRule, payeeName === null),
    answer,
    defaultValue: { provider: providers.length === 1 ? providers[0]?.code : undefined },
  });
  const provider = form.field('provider');
  const submit = t(`means.accounts.add.${kind}`);
  return (
    <ActionForm form={form} label={submit} errorTitle={common('errors.summary')} submit={submit} pending={t('saving')}>
      <fieldset aria-describedby={provider.error ? `${provider.id}-error` : undefined}>
        <legend className="mb-1.5 text-sm font-medium">{t(`means.accounts.provider.${kind}`)}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {providers.map((each, index) => (
            <ProviderChoice
              key={each.code}
              id={index === 0 ? provider.id : undefined}
              name={provider.name}
              provider={each}
              isChosen={each.code === provider.defaultValue}
            />
          ))}
        </div>
        <FieldError id={`${provider.id}-error`}>{provider.error}</FieldError>
      </fieldset>
      <Field
        {...form.field('number')}
        label={t(`means.accounts.number.${kind}`)}
        required
        maxLength={100}
        inputMode={kind === 'ewallet' ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      {payeeName === null ? (
        <Field
          {...form.field('payeeName')}
          label={member('register.fields.payeeName')}
          hint={t('means.accounts.nameHint')}
          required
          maxLength={nameRule.maxLength}
          autoComplete="name"
          autoCapitalize="characters"
          spellCheck={false}
        />
      ) : (
        <p className="rounded-control bg-sunken px-3.5 py-2.5 text-sm">
          <span className="text-muted">{t('means.accounts.holder')}</span>{' '}
          <b className="font-semibold wrap-anywhere">{payeeName}</b>
        </p>
      )}
      <PaymentPasswordField field={form.field('paymentPassword')} />
      {holdHours > 0 && <p className="text-sm text-muted">{t('means.accounts.hold', { count: holdHours })}</p>}
    </ActionForm>
  );
}

interface ProviderChoiceProps {
  id: string | undefined;
  name: string;
  provider: Provider;
  isChosen: boolean;
}

function ProviderChoice({ id, name, provider, isChosen }: ProviderChoiceProps) {
  const { t } = useTranslation('account');
  const { code, mark, format, minLength, maxLength } = provider;
  const length = minLength === maxLength ? String(minLength) : `${minLength}–${maxLength}`;
  const isDigits = format === 'DIGITS' || format === 'PHONE' || format === 'CARD';
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-edge px-3 py-2 has-checked:border-accent has-checked:bg-accent/8 has-focus-visible:outline-2 has-focus-visible:outline-focus">
      <input id={id} type="radio" name={name} value={code} defaultChecked={isChosen} required className="shrink-0" />
      <Picture lost="mark" src={mark} alt="" width={64} height={64} className="size-8 shrink-0" />
      <span className="min-w-0">
        <span className="block text-sm leading-tight font-medium wrap-anywhere">{provider.name}</span>
        <span className="block text-xs text-muted">
          {t(isDigits ? 'means.accounts.digits' : 'means.accounts.characters', { length })}
        </span>
      </span>
    </label>
  );
}
