import { Form } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { RecordTable } from '~/ui/record-table.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { useSubmitSoon } from '~/ui/use-submit-soon.ts';
import type { JoinView } from './join.server.ts';
import { CHANNELS, CONTACT_LENGTH, joinSchema, PLAYERS, TEXT_LENGTH } from './schema.ts';

const CARD = 'min-w-0 space-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6';

export function JoinPage({ view, answer }: { view: JoinView; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('join');
  return (
    <div className="wrap space-y-6 py-6">
      <header className="space-y-1">
        <h1 className="text-xl">{t('title')}</h1>
        <p className="max-w-prose text-base text-muted">{t('text')}</p>
      </header>
      {'last' in view.own && view.own.last && <LastApplication last={view.own.last} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="min-w-0 space-y-6">
          {view.tables.map((table) => (
            <Tiers key={table.kind} table={table} />
          ))}
        </div>
        <div className="min-w-0 space-y-6">
          <Calculator view={view.calculator} />
          {view.own.kind !== 'applied' && <Own own={view.own} answer={answer} />}
        </div>
      </div>
    </div>
  );
}

function Tiers({ table }: { table: JoinView['tables'][number] }) {
  const { t } = useTranslation('join');
  return (
    <section aria-labelledby={table.kind} className={CARD}>
      <h2 id={table.kind} className="text-lg">
        {table.title}
      </h2>
      <p className="text-muted">{table.text}</p>
      <RecordTable
        label={table.title}
        rows={table.rows}
        columns={[
          {
            key: 'from',
            label: table.measure,
            cell: ({ from }) => (
              <>
                <span className="text-muted md:hidden">{table.measure} </span>
                {from}
              </>
            ),
          },
          { key: 'members', label: t('members'), isAmount: true, cell: ({ members }) => members },
          { key: 'rate', label: t('rate'), isAmount: true, isBrief: true, cell: ({ rate }) => rate },
        ]}
      />
    </section>
  );
}

/** A plain GET form, which is sent after a pause in the typing. */
function Calculator({ view: { fields, rows, total } }: { view: JoinView['calculator'] }) {
  const { t } = useTranslation('join');
  const sentSoon = useSubmitSoon();
  const field = (name: keyof typeof fields, inputMode: 'numeric' | 'decimal') => (
    <Field
      id={`calculator-${name}`}
      name={name}
      label={t(`calculator.${name}`)}
      defaultValue={fields[name].value}
      hint={fields[name].hint}
      {...(fields[name].error && { error: fields[name].error })}
      maxLength={24}
      inputMode={inputMode}
    />
  );
  return (
    <section aria-labelledby="calculator" className={CARD}>
      <h2 id="calculator" className="text-lg">
        {t('calculator.title')}
      </h2>
      <Form action={paths.join()} {...sentSoon} className="grid gap-4 sm:grid-cols-2">
        {field('players', 'numeric')}
        {field('bets', 'numeric')}
        {field('loss', 'decimal')}
        {field('costs', 'decimal')}
        <noscript>
          <Button look="outline">{t('calculator.submit')}</Button>
        </noscript>
      </Form>
      <dl aria-live="polite" className="divide-y divide-line">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-2 text-lg font-semibold">
          <dt>{t('calculator.total')}</dt>
          <dd className="tabular-nums">{total}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">{t('calculator.note')}</p>
    </section>
  );
}

type Last = NonNullable<Extract<JoinView['own'], { kind: 'form' | 'applied' }>['last']>;

function LastApplication({ last: { text, reason } }: { last: Last }) {
  const { t } = useTranslation('join');
  return (
    <section aria-labelledby="application-state" className={CARD}>
      <h2 id="application-state" className="text-lg">
        {t('application')}
      </h2>
      <div className="space-y-1 rounded-control bg-sunken p-4">
        <p>{text}</p>
        {reason && <p className="wrap-anywhere text-muted">{reason}</p>}
      </div>
    </section>
  );
}

function Own({ own, answer }: { own: JoinView['own']; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('join');
  return (
    <section aria-labelledby="apply" className={CARD}>
      <h2 id="apply" className="text-lg">
        {t('apply')}
      </h2>
      {own.kind === 'visitor' && (
        <>
          <p>{t('visitor')}</p>
          <p className="flex flex-wrap gap-2.5">
            {own.join.signUp && <ButtonLink to={own.join.signUp}>{t('signUp')}</ButtonLink>}
            {own.join.logIn && (
              <ButtonLink to={own.join.logIn} look="outline">
                {t('logIn')}
              </ButtonLink>
            )}
          </p>
        </>
      )}
      {own.kind === 'agent' && (
        <>
          <p>{t('agent')}</p>
          <ButtonLink to={paths.agent()}>{t('centre')}</ButtonLink>
        </>
      )}
      {own.kind === 'form' && <ApplicationForm answer={answer} />}
    </section>
  );
}

function ApplicationForm({ answer }: { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('join');
  const { t: common } = useTranslation('common');
  const form = useActionForm({ id: 'application', action: paths.join(), schema: joinSchema(useTexts()), answer });
  const choose = { value: '', label: t('form.choose') };
  return (
    <ActionForm
      form={form}
      label={t('apply')}
      errorTitle={common('errors.summary')}
      submit={t('form.submit')}
      pending={t('form.pending')}
    >
      <SelectField
        {...form.field('channel')}
        label={t('form.channel')}
        options={[choose, ...CHANNELS.map((value) => ({ value, label: t(`form.channels.${value}`) }))]}
        required
      />
      <Field {...form.field('contact')} label={t('form.contact')} maxLength={CONTACT_LENGTH.most} required />
      <SelectField
        {...form.field('players')}
        label={t('form.players')}
        options={[choose, ...PLAYERS.map((value) => ({ value, label: t(`form.counts.${value}`) }))]}
        required
      />
      <TextArea
        field={form.field('text')}
        label={t('form.text')}
        hint={t('form.textHint')}
        maxLength={TEXT_LENGTH.most}
      />
    </ActionForm>
  );
}
