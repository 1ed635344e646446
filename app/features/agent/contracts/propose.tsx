import { type KeyboardEvent, useState } from 'react';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { BackLink } from '~/ui/back-link.tsx';
import { Button, EnterButton } from '~/ui/button.tsx';
import { ButtonForm } from '~/ui/button-form.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Field, FieldError } from '~/ui/field.tsx';
import { FormError } from '~/ui/form-error.tsx';
import type { FieldState, FormAnswer } from '~/ui/schema-form.ts';
import { SearchForm } from '~/ui/search-form.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { StackedDialog } from '~/ui/stacked-dialog.tsx';
import type { FormAnswers } from '~/ui/use-form-answers.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { AgentPassword, ReadOnly, useMayAct } from '../rights/rights.tsx';
import type { ProposePart } from './contracts.server.ts';
import type { ProposeForm, ReviewView } from './propose.server.ts';
import { CARD, More, Sentences, Tiers } from './terms.tsx';
import { MEASURES, proposeSchema, readAccounts, TIER_NUMBERS, type TierNumber } from './tiers.ts';

const LEAST_ROWS = 3;
const SIDES = ['AFTER', 'BEFORE'] as const;

interface ProposeProps {
  title: string;
  part: ProposePart;
  answers: FormAnswers;
}

export default function Propose({ title, part: { form, path, backPath }, answers }: ProposeProps) {
  const { t } = useTranslation('contracts');
  return (
    <section className="space-y-4">
      <BackLink to={backPath}>{t('propose.back')}</BackLink>
      <h1 className="text-xl">{`${title}: ${t('propose.title')}`}</h1>
      {!useMayAct() ? (
        <ReadOnly />
      ) : form ? (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className={CARD}>
            <Templates form={form} path={path} answer={answers.template} />
            <ProposalForm key={form.template} view={form} path={path} answer={answers.propose} />
          </div>
          <section aria-labelledby="same-terms" className={CARD}>
            <h2 id="same-terms" className="text-base">
              {t('propose.same')}
            </h2>
            <Tiers tiers={form.own} />
            <Sentences terms={form.same} isNarrow />
          </section>
        </div>
      ) : (
        <EmptyState icon="lock" title={t('propose.none')}>
          <p className="max-w-sm">{t('propose.noneText')}</p>
        </EmptyState>
      )}
    </section>
  );
}

interface TemplatesProps {
  form: ProposeForm;
  path: string;
  answer: FormAnswer | undefined;
}

function Templates({ form, path, answer }: TemplatesProps) {
  const { t } = useTranslation('contracts');
  if (form.templates.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-2.5 border-b border-line pb-4">
      <SearchForm action={path} className="flex min-w-0 flex-1 flex-wrap items-end gap-2.5" preventScrollReset>
        <input type="hidden" name="tab" value="propose" />
        <SelectField
          key={form.template}
          id="template"
          name="template"
          label={t('propose.template')}
          options={[{ value: '', label: t('propose.noTemplate') }, ...form.templates]}
          defaultValue={form.template}
          className="min-w-0 flex-1 basis-48"
        />
        <Button look="outline">{t('propose.fill')}</Button>
      </SearchForm>
      {form.ownTemplate && (
        <ButtonForm
          action={`${path}&form=template&template=${encodeURIComponent(form.template)}`}
          fields={{ name: form.ownTemplate }}
          look="quiet"
          errorTitle={t('propose.deleteSummary')}
          answer={answer}
        >
          {t('propose.deleteTemplate')}
        </ButtonForm>
      )}
      {!form.ownTemplate && <FormError title={t('propose.deleteSummary')} message={answer?.result.error?.['']?.[0]} />}
    </div>
  );
}

type ProposeAnswer = FormAnswer & { isKept?: boolean; review?: ReviewView };

interface ProposalFormProps {
  view: ProposeForm;
  path: string;
  answer: ProposeAnswer | undefined;
}

function ProposalForm({ view, path, answer }: ProposalFormProps) {
  const { t } = useTranslation('contracts');
  const rules = { sign: view.decimalSign, hasLoss: view.isDividend, own: view.ownTiers };
  const form = useActionForm<ReturnType<typeof proposeSchema>, ProposeAnswer>({
    id: 'propose',
    action: `${path}&form=propose`,
    schema: proposeSchema(useTexts(), rules),
    answer,
    defaultValue: view.values,
  });
  const measures = MEASURES.filter((name) => view.isDividend || name !== 'loss');
  const isFilled = (number: TierNumber) => MEASURES.some((name) => form.field(`${name}${number}`).defaultValue);
  const shown = Math.max(LEAST_ROWS, TIER_NUMBERS.findLast(isFilled) ?? 0);
  const row = (number: TierNumber) => (
    <TierRow
      key={number}
      number={number}
      fields={measures.map((name) => ({ label: t(`propose.${name}`), field: form.field(`${name}${number}`) }))}
    />
  );
  return (
    <ActionForm
      form={form}
      label={t('propose.title')}
      errorTitle={t('propose.summary')}
      submit={t('propose.submit')}
      pending={t('propose.pending')}
    >
      <EnterButton />
      <Accounts field={form.field('accounts')} agents={view.agents} />
      <AgentPassword id="propose" />
      <p className="text-sm text-muted">{t('propose.tiersHint')}</p>
      {TIER_NUMBERS.slice(0, shown).map(row)}
      {shown < TIER_NUMBERS.length && (
        <More label={t('propose.more')}>
          <div className="space-y-4">{TIER_NUMBERS.slice(shown).map(row)}</div>
        </More>
      )}
      {view.isDividend && (
        <div className="grid gap-3 sm:grid-cols-2">
          {(['measure', 'base'] as const).map((name) => (
            <SelectField
              {...form.field(name)}
              key={name}
              label={t(`propose.${name}`)}
              options={SIDES.map((value) => ({ value, label: t(`propose.${value}`) }))}
            />
          ))}
        </div>
      )}
      <div className="space-y-2 rounded-control bg-sunken p-3.5">
        <div className="flex flex-wrap items-start gap-2.5">
          <Field
            {...form.field('name')}
            label={t('propose.name')}
            hint={t('propose.nameHint')}
            maxLength={40}
            autoComplete="off"
            onKeyDown={keepOnEnter}
            className="min-w-0 flex-1 basis-48"
          />
          <Button look="outline" name="intent" value="keep" isPending={form.isPending} className="mt-6.5">
            {t('propose.keep')}
          </Button>
        </div>
        {form.answer?.isKept && (
          <p role="status" className="text-sm text-positive">
            {t('propose.kept')}
          </p>
        )}
      </div>
      {form.answer?.review && <Review view={form.answer.review} isPending={form.isPending} />}
    </ActionForm>
  );
}

interface ReviewProps {
  view: ReviewView;
  isPending: boolean;
}

/** A question over the page; without JavaScript, above the button of the form. */
function Review(props: ReviewProps) {
  const [closed, setClosed] = useState<ReviewView>();
  if (!useIsInteractive())
    return (
      <div className="space-y-3 rounded-control border border-accent p-4">
        <ReviewBody {...props} />
      </div>
    );
  if (closed === props.view) return null;
  const close = () => setClosed(props.view);
  return (
    <StackedDialog labelledBy="review-title" onClose={close}>
      <div className="space-y-4 p-5">
        <ReviewBody {...props} onClose={close} />
      </div>
    </StackedDialog>
  );
}

function ReviewBody({ view: { accounts, cost }, isPending, onClose }: ReviewProps & { onClose?: () => void }) {
  const { t } = useTranslation('contracts');
  return (
    <>
      <h2 id="review-title" className="text-lg">
        {t('propose.review.title')}
      </h2>
      <p className="wrap-anywhere">{t('propose.review.to', { accounts })}</p>
      <p>{t('propose.review.pays')}</p>
      {cost ? (
        <>
          <p className="text-sm text-muted">{cost.title}</p>
          <dl className="divide-y divide-line rounded-control border border-line px-4">
            {cost.rows.map(({ label, amount, tone }) => (
              <div key={label} className="flex justify-between gap-4 py-2.5">
                <dt className="min-w-0 text-muted wrap-anywhere">{label}</dt>
                <dd data-tone={tone} className="font-semibold tabular-nums">
                  {amount}
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="text-sm text-muted">{t('propose.review.none')}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {onClose && (
          <Button type="button" look="outline" className="flex-1" onClick={onClose}>
            {t('propose.review.change')}
          </Button>
        )}
        <Button name="intent" value="send" className="flex-1" isPending={isPending} data-first-focus>
          {t('propose.review.send')}
        </Button>
      </div>
    </>
  );
}

/** Enter in the template's name proposes nothing. */
function keepOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>('button[name="intent"]')?.click();
}

function Accounts({ field, agents }: { field: FieldState; agents: string[] | null }) {
  const { t } = useTranslation('contracts');
  const isInteractive = useIsInteractive();
  const add = (account: string) => {
    const input = document.getElementById(field.id) as HTMLInputElement | null;
    if (!input) return;
    input.value = [...new Set([...readAccounts(input.value), account])].join(', ');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="space-y-2">
      <p className="text-sm text-muted">{t(agents?.length === 0 ? 'propose.noAgents' : 'propose.onlyAgents')}</p>
      <Field {...field} label={t('propose.accounts')} hint={t('propose.accountsHint')} autoComplete="off" required />
      {isInteractive && agents && agents.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="mb-1 text-xs text-muted">{t('propose.agents')}</legend>
          {agents.map((account) => (
            <button
              key={account}
              type="button"
              onClick={() => add(account)}
              className="touch h-9 rounded-control border border-edge px-3 text-sm font-medium hover:bg-current/8"
            >
              {account}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface TierRowProps {
  number: number;
  fields: { label: string; field: FieldState }[];
}

/** Faults of its fields stand below the row, which has no room between them. */
function TierRow({ number, fields }: TierRowProps) {
  const { t } = useTranslation('contracts');
  const faults = fields.filter(({ field }) => field.error);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-semibold">{t('propose.tier', { number })}</legend>
      <div className="grid grid-cols-2 gap-2.5 sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-none">
        {fields.map(({ label, field: { id, name, defaultValue, error } }) => (
          <div key={name} className="min-w-0">
            <label htmlFor={id} className="mb-1 block truncate text-xs text-muted">
              {label}
            </label>
            <input
              id={id}
              name={name}
              defaultValue={defaultValue}
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              className="control"
            />
          </div>
        ))}
      </div>
      {faults.map(({ field: { id, error } }) => (
        <FieldError key={id} id={`${id}-error`}>
          {error}
        </FieldError>
      ))}
    </fieldset>
  );
}
