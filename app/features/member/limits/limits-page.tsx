import type { ReactNode } from 'react';
import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { BackLink } from '~/ui/back-link.tsx';
import { Link } from '~/ui/link.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { SelectField } from '~/ui/select-field.tsx';
import type { FormAnswers } from '~/ui/use-form-answers.ts';
import { Break } from './break.tsx';
import { ExclusionForm } from './exclusion-form.tsx';
import { LimitGroup } from './limit-group.tsx';
import type { LimitsView } from './limits.server.ts';
import { RaiseForm } from './raise-form.tsx';
import { realitySchema } from './schema.ts';
import { TimeOutForm } from './time-out-form.tsx';

interface LimitsPageProps {
  view: LimitsView;
  answers: FormAnswers;
}

export function LimitsPage({ view, answers }: LimitsPageProps) {
  const { t } = useTranslation('account');
  return (
    <div className="wrap space-y-5 py-6 md:py-8">
      {view.break ? <Break view={view.break} answer={answers.refund} /> : <Introduction />}
      {view.break && <h2 className="text-lg">{t('limits.break.limits')}</h2>}
      {view.waiting.length > 0 && (
        <Card title={t('limits.waiting.title')} text={t('limits.waiting.text')}>
          <ul className="divide-y divide-line">
            {view.waiting.map((raise) => (
              <RaiseForm
                key={`${raise.kind} ${raise.period}`}
                raise={raise}
                canConfirm={!view.break}
                answer={answers.raise}
              />
            ))}
          </ul>
        </Card>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-3">
        {view.groups.map((group) => (
          <Card key={group.kind} title={t(`limits.kinds.${group.kind}`)} text={t(`limits.texts.${group.kind}`)}>
            <LimitGroup key={groupState(view, group)} group={group} sign={view.decimalSign} answer={answers.limits} />
          </Card>
        ))}
        <Card title={t('limits.reality.title')} text={t('limits.reality.text')}>
          <RealityForm key={view.reality} view={view} answer={answers.reality} />
        </Card>
        {!view.break && (
          <Card id="time-out" title={t('limits.timeOut.title')} text={t('limits.timeOut.text')}>
            <TimeOutForm view={view} answer={answers.timeOut} />
          </Card>
        )}
        {view.break?.kind !== 'exclusion' && (
          <Card id="exclusion" title={t('limits.exclusion.title')} text={t('limits.exclusion.text')}>
            <ExclusionForm view={view} answer={answers.exclude} />
          </Card>
        )}
      </div>
    </div>
  );
}

function Introduction() {
  const { t } = useTranslation('account');
  const { t: member } = useTranslation('member');
  return (
    <>
      <BackLink to={paths.account()}>{t('title')}</BackLink>
      <div className="max-w-3xl space-y-2">
        <h1 className="text-xl">{member('centre.limits')}</h1>
        <p className="text-muted">{t('limits.text')}</p>
        <Link
          to={paths.help({ article: 'responsible' })}
          className="touch inline-flex items-center font-medium text-link hover:underline"
        >
          {t('limits.help')}
        </Link>
      </div>
    </>
  );
}

/** The key changes after a save: the form then shows the saved limits. */
function groupState({ waiting }: LimitsView, { kind, fields }: LimitsView['groups'][number]): string {
  const raised = waiting.filter((raise) => raise.kind === kind).map(({ period, to }) => `${period} ${to}`);
  return [...fields.map(({ value }) => value), ...raised].join();
}

function Card({ id, title, text, children }: { id?: string; title: string; text: string; children: ReactNode }) {
  return (
    <section
      id={id}
      className="min-w-0 scroll-mt-28 space-y-4 rounded-card border border-line bg-raised p-5 shadow-card"
    >
      <div className="space-y-1">
        <h2 className="text-lg">{title}</h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}

interface PartProps {
  view: LimitsView;
  answer: FormAnswer | undefined;
}

function RealityForm({ view, answer }: PartProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const action = paths.limits({ form: 'reality' });
  const form = useActionForm({ id: 'limits-reality', action, schema: realitySchema(useTexts()), answer });
  const { id, name, error } = form.field('minutes');
  return (
    <ActionForm
      form={form}
      label={t('limits.reality.title')}
      errorTitle={common('errors.summary')}
      submit={t('limits.save')}
      pending={t('limits.pending')}
    >
      <SelectField
        id={id}
        name={name}
        label={t('limits.reality.often')}
        options={view.realityChecks}
        defaultValue={view.reality}
        error={error}
      />
    </ActionForm>
  );
}
