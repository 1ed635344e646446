import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { PaymentPasswordField } from '~/parts/payment/payment-password-field.tsx';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { BackLink } from '~/ui/back-link.tsx';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink, EnterButton } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Field } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { PasswordField } from '~/ui/password-field.tsx';
import type { FieldState, FormAnswer } from '~/ui/schema-form.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { useFormAnswers } from '~/ui/use-form-answers.ts';
import { changeSchema, openSchema, type PageField, pageField } from './schema.ts';
import type { SubsView, SubView } from './subs.server.ts';

const CARD = 'rounded-card border border-line bg-raised shadow-card';

export default function SubsPage({ view }: { view: SubsView }) {
  const { t } = useTranslation('subs');
  const { t: agent } = useTranslation('agent');
  const { t: register } = useTranslation('register');
  const answers = useFormAnswers('open');
  const { subs, form, canOpen, passwordPath } = view;
  if (form)
    return (
      <section className="max-w-3xl space-y-4">
        <BackLink to={paths.agent('subs')}>{agent('centre.pages.subs')}</BackLink>
        <h1 className="text-xl">{t('changeTitle', { name: form.name })}</h1>
        <div className={`${CARD} p-4 sm:p-6`}>
          <ChangeForm key={form.name} view={view} form={form} answer={answers.change} />
        </div>
      </section>
    );
  return (
    <section className="max-w-3xl space-y-4">
      <h1 className="text-xl">{agent('centre.pages.subs')}</h1>
      <p className="text-sm text-muted">{t('intro')}</p>
      {passwordPath ? (
        <EmptyState icon="lock" title={register('missing.title')}>
          <p className="max-w-sm">{register('missing.text')}</p>
          <ButtonLink to={passwordPath}>{register('missing.link')}</ButtonLink>
        </EmptyState>
      ) : (
        canOpen && (
          <details key={view.count} open={answers.open !== undefined} className={`group/new ${CARD}`}>
            <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 font-semibold text-link sm:px-6">
              <span className="flex-1">{t('new')}</span>
              <Icon name="down" className="size-5 text-muted transition-transform group-open/new:rotate-180" />
            </summary>
            <div className="border-t border-line p-4 sm:p-6">
              <OpenForm view={view} answer={answers.open} />
            </div>
          </details>
        )
      )}
      {subs.length === 0 ? (
        <EmptyState icon="key" title={t('empty')}>
          <p className="max-w-sm">{t('emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className="space-y-3">
          {subs.map((sub) => (
            <SubCard key={sub.name} sub={sub} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SubCard({ sub: { name, isOpen, rights, nothing, facts, changePath } }: { sub: SubView }) {
  const { t } = useTranslation('subs');
  return (
    <li className={`${CARD} space-y-2.5 p-4 sm:p-5`}>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-base font-semibold wrap-anywhere">{name}</h2>
        <Badge look={isOpen ? 'highlight' : 'quiet'}>{t(isOpen ? 'open' : 'closed')}</Badge>
        <Link
          to={changePath}
          aria-label={`${t('change')}: ${name}`}
          className="touch ms-auto inline-flex items-center justify-end font-medium text-link hover:underline"
        >
          {t('change')}
        </Link>
      </div>
      <dl className="space-y-1 text-sm">
        {rights.map(({ label, pages }) => (
          <div key={label}>
            <dt className="inline text-muted">{label}: </dt>
            <dd className="inline">{pages.join(', ')}</dd>
          </div>
        ))}
      </dl>
      {nothing && <p className="text-sm">{nothing}</p>}
      <p className="text-xs text-muted">{facts.join(' · ')}</p>
    </li>
  );
}

interface FormProps {
  view: SubsView;
  /** To a form sent without JavaScript. */
  answer: FormAnswer | undefined;
}

function OpenForm({ view, answer }: FormProps) {
  const { t } = useTranslation('subs');
  const form = useActionForm({
    id: 'new-sub',
    action: paths.agent('subs', { form: 'open' }),
    schema: openSchema(view.rule, useTexts()),
    answer,
  });
  return (
    <ActionForm form={form} label={t('new')} errorTitle={t('failed')} submit={t('submit')} pending={t('pending')}>
      <EnterButton />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          {...form.field('name')}
          label={t('name')}
          hint={t('nameHint')}
          required
          maxLength={15}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FirstPassword field={form.field('password')} label={t('password')} hint={t('passwordHint')} isRequired />
      </div>
      <Pages view={view} field={form.field} />
      <PaymentPasswordField field={form.field('paymentPassword')} />
    </ActionForm>
  );
}

function ChangeForm({ view, form: { name, values }, answer }: FormProps & { form: NonNullable<SubsView['form']> }) {
  const { t } = useTranslation('subs');
  const form = useActionForm({
    id: 'change-sub',
    action: paths.agent('subs', { sub: name, form: 'change' }),
    schema: changeSchema(view.rule, useTexts()),
    answer,
    defaultValue: values,
  });
  return (
    <ActionForm
      form={form}
      label={t('changeTitle', { name })}
      errorTitle={t('failed')}
      submit={t('save')}
      pending={t('pending')}
    >
      <EnterButton />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SelectField
          {...form.field('state')}
          label={t('state')}
          options={(['open', 'closed'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <FirstPassword field={form.field('password')} label={t('newPassword')} hint={t('newPasswordHint')} />
      </div>
      <Pages view={view} field={form.field} />
      <PaymentPasswordField field={form.field('paymentPassword')} />
    </ActionForm>
  );
}

interface FirstPasswordProps {
  field: FieldState;
  label: string;
  hint: string;
  isRequired?: boolean;
}

function FirstPassword({ field, label, hint, isRequired = false }: FirstPasswordProps) {
  const { t: common } = useTranslation('common');
  return (
    <PasswordField
      {...field}
      label={label}
      hint={hint}
      required={isRequired}
      autoComplete="new-password"
      showLabel={common('showPassword')}
      hideLabel={common('hidePassword')}
    />
  );
}

function Pages({ view, field }: { view: SubsView; field: (name: PageField) => FieldState }) {
  const { t } = useTranslation('subs');
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="mb-2 font-semibold">{t('pages')}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {view.pages.map(({ page, label, choices }) => (
          <SelectField
            key={page}
            {...field(pageField(page))}
            label={label}
            options={choices.map((value) => ({ value, label: t(value) }))}
          />
        ))}
      </div>
    </fieldset>
  );
}
