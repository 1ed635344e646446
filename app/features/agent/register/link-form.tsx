import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { AgentPassword } from '../rights/rights.tsx';
import { RateFields, rateDefaults } from './rate-fields.tsx';
import type { LinksView } from './register.server.ts';
import { linkSchema, VALID_DAYS } from './schema.ts';
import { TypeField } from './type-field.tsx';

export function LinkForm({ view, answer }: { view: LinksView; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('register');
  const { rates, domains } = view;
  const form = useActionForm({
    id: 'new-link',
    action: paths.agent('register', { tab: 'links', form: 'link' }),
    schema: linkSchema(domains, rates.fields, useTexts()),
    answer,
    defaultValue: { type: '0', days: '', domain: domains[0], ...rateDefaults(rates) },
  });
  const validity = (days: string) => (days === '' ? t('links.noEnd') : t('links.days', { count: Number(days) }));
  return (
    <ActionForm
      form={form}
      label={t('links.new')}
      errorTitle={t('links.failed')}
      submit={t('links.submit')}
      pending={t('links.pending')}
    >
      <p className="text-sm text-muted">{t('links.text')}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <TypeField field={form.field('type')} />
        <SelectField
          {...form.field('days')}
          label={t('links.validity')}
          options={VALID_DAYS.map((value) => ({ value, label: validity(value) }))}
        />
        <SelectField
          {...form.field('domain')}
          label={t('links.domain')}
          options={domains.map((value) => ({ value, label: value }))}
        />
      </div>
      <div>
        <Checkbox
          id={form.field('showsInviter').id}
          name="showsInviter"
          label={t('links.showInviter')}
          defaultChecked={form.field('showsInviter').defaultValue === 'on'}
        />
        <p className="text-sm text-muted">{t('links.showInviterHint')}</p>
      </div>
      <RateFields rates={rates} field={form.field} />
      <AgentPassword id="new-link" />
    </ActionForm>
  );
}
