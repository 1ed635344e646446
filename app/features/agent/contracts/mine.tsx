import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { ButtonForm } from '~/ui/button-form.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import type { FormAnswers } from '~/ui/use-form-answers.ts';
import { AgentPassword, useMayAct } from '../rights/rights.tsx';
import type { PreviewView } from './calculation.server.ts';
import type { MinePart } from './contracts.server.ts';
import { CARD, EndContract, More, Sentences, Tiers } from './terms.tsx';

interface MineProps {
  title: string;
  path: string;
  part: MinePart;
  answers: FormAnswers;
}

export function Mine({ title, path, part, answers }: MineProps) {
  const { t } = useTranslation('contracts');
  const { accepted, proposed } = part;
  return (
    <section className="space-y-4">
      <h1 className="text-xl">{title}</h1>
      {proposed.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} path={path} answer={answers.answer} />
      ))}
      {accepted.map((contract) => (
        <Accepted key={contract.id} contract={contract} path={path} answer={answers.change} />
      ))}
      {accepted.length === 0 && proposed.length === 0 && (
        <EmptyState icon="percent" title={t('mine.none')}>
          <p className="max-w-sm">{t('mine.noneText')}</p>
        </EmptyState>
      )}
    </section>
  );
}

interface ProposalProps {
  proposal: MinePart['proposed'][number];
  path: string;
  answer: FormAnswers[string];
}

function Proposal({ proposal, path, answer }: ProposalProps) {
  const { t } = useTranslation('contracts');
  const { id, facts, tiers, terms } = proposal;
  const mayAct = useMayAct();
  return (
    <section aria-labelledby={`proposal-${id}`} className={`${CARD} border-accent`}>
      <h2 id={`proposal-${id}`} className="text-base">
        {t('proposals.title')}
      </h2>
      <Facts facts={facts} />
      <Tiers tiers={tiers} />
      <More label={t('mine.terms')}>
        <Sentences terms={terms} />
      </More>
      <div className="flex flex-wrap items-start gap-3">
        {mayAct &&
          (['accept', 'reject'] as const).map((intent) => (
            <ButtonForm
              key={intent}
              before={<AgentPassword id={`${intent}-${id}`} />}
              action={path}
              fields={{ contractId: id, answer: intent }}
              look={intent === 'accept' ? 'primary' : 'outline'}
              errorTitle={t('proposals.summary')}
              answer={intent === 'accept' ? answer : undefined}
            >
              {t(`proposals.${intent}`)}
            </ButtonForm>
          ))}
      </div>
    </section>
  );
}

const Facts = ({ facts }: { facts: string[] }) => (
  <ul className="space-y-1 text-sm">
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);

interface AcceptedProps {
  contract: MinePart['accepted'][number];
  path: string;
  answer: FormAnswers[string];
}

function Accepted({ contract, path, answer }: AcceptedProps) {
  const { t } = useTranslation('contracts');
  const { id, facts, isNew, preview, tiers, terms, endPath, end } = contract;
  const mayAct = useMayAct();
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <section aria-labelledby={`contract-${id}`} className={CARD}>
        <h2 id={`contract-${id}`} className="text-base">
          {t('mine.title', { number: id })}
        </h2>
        <Facts facts={facts} />
        <Tiers tiers={tiers} reached={preview?.tier ?? null} />
        <Sentences terms={terms} />
        {!mayAct ? null : end ? (
          <EndContract end={end} action={`${path}?form=change`} answer={answer} />
        ) : (
          endPath && (
            <ButtonLink to={endPath} look="outline" preventScrollReset>
              {t('mine.end')}
            </ButtonLink>
          )
        )}
      </section>
      {!isNew && <Preview id={id} preview={preview} />}
    </div>
  );
}

function Preview({ id, preview }: { id: string; preview: PreviewView | null }) {
  const { t } = useTranslation('contracts');
  return (
    <section aria-labelledby={`preview-${id}`} className={CARD}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`preview-${id}`} className="text-base">
          {t('mine.now')}
        </h2>
        {preview && <p className="text-sm text-muted">{preview.period}</p>}
      </div>
      {preview ? (
        <>
          <p className="text-xl font-semibold tabular-nums">{preview.amount}</p>
          {preview.next ? <Next id={id} next={preview.next} /> : <p className="text-sm">{t('mine.top')}</p>}
          <dl className="divide-y divide-line text-sm tabular-nums">
            {preview.facts.map(({ label, text }) => (
              <div key={label} className="flex justify-between gap-4 py-2">
                <dt className="text-muted">{label}</dt>
                <dd className="text-end font-medium">{text}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="text-sm text-muted">{t('mine.noPreview')}</p>
      )}
    </section>
  );
}

const Next = ({ id, next }: { id: string; next: NonNullable<PreviewView['next']> }) => (
  <div className="space-y-3 rounded-control bg-sunken p-3.5">
    <h3 className="text-sm font-semibold">{next.title}</h3>
    {next.conditions.map(({ label, share, text, left }, index) => (
      <div key={label} className="space-y-1.5 text-xs">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span id={`next-${id}-${index}`} className="font-medium">
            {label}
          </span>
          <span className="text-muted tabular-nums">{text}</span>
        </p>
        <progress aria-labelledby={`next-${id}-${index}`} max={1000} value={share} />
        <p className="text-muted tabular-nums">{left}</p>
      </div>
    ))}
  </div>
);
