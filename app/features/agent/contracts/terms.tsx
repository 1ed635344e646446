import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { ButtonForm } from '~/ui/button-form.tsx';
import { Icon } from '~/ui/icon.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { AgentPassword } from '../rights/rights.tsx';
import type { ContractTermsView, EndView } from './contracts.server.ts';
import type { TiersView } from './terms.server.ts';

export const CARD = 'min-w-0 space-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6';

export function Tiers({ tiers: { columns, rows }, reached = null }: { tiers: TiersView; reached?: number | null }) {
  const { t } = useTranslation('contracts');
  return (
    <table aria-label={t('tiers.title')} className="w-full max-w-xl text-sm tabular-nums">
      <thead>
        <tr className="text-xs text-muted *:py-1.5 *:font-medium">
          <th scope="col" className="text-start">
            {t('tiers.tier')}
          </th>
          {columns.map((name) => (
            <th key={name} scope="col" className="ps-2 text-end">
              {t(`tiers.${name}`)}
            </th>
          ))}
          <th scope="col" className="ps-2 text-end">
            {t('tiers.rate')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
            key={index}
            data-reached={index + 1 === reached || undefined}
            className="*:border-t *:border-line *:py-2 data-[reached]:font-semibold data-[reached]:text-link"
          >
            <td>{index + 1}</td>
            {columns.map((name) => (
              <td key={name} className="ps-2 text-end">
                {row[name] || '–'}
              </td>
            ))}
            <td className="ps-2 text-end font-semibold">{row.rate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SentencesProps {
  terms: ContractTermsView['terms'];
  /** Beside a form. */
  isNarrow?: boolean;
}

export function Sentences({ terms, isNarrow = false }: SentencesProps) {
  return (
    <dl className="space-y-2.5 text-sm">
      {terms.map(({ name, label, text }) => (
        <div key={name} className={`grid gap-x-4 ${isNarrow ? '' : 'sm:grid-cols-[9rem_1fr]'}`}>
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export const More = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="group/more">
    <summary className="touch inline-flex cursor-pointer items-center gap-2 text-sm font-medium">
      {label}
      <Icon name="down" className="size-4 text-muted transition-transform group-open/more:rotate-180" />
    </summary>
    <div className="mt-3">{children}</div>
  </details>
);

interface EndContractProps {
  end: EndView;
  action: string;
  answer: FormAnswer | undefined;
}

/** Asks before a contract is ended. */
export function EndContract({ end, action, answer }: EndContractProps) {
  const { t } = useTranslation('contracts');
  return (
    <section
      aria-labelledby={`end-${end.id}`}
      className="space-y-3 rounded-control border border-negative/50 bg-negative/8 p-4"
    >
      <h3 id={`end-${end.id}`} className="text-base font-semibold">
        {end.title}
      </h3>
      <p className="text-sm">{end.text}</p>
      <div className="flex flex-wrap items-start gap-3">
        <ButtonLink to={end.backPath} preventScrollReset>
          {t('end.keep')}
        </ButtonLink>
        <ButtonForm
          action={action}
          fields={{ contractId: end.id, change: 'end' }}
          before={<AgentPassword id={`end-${end.id}`} />}
          look="outline"
          errorTitle={t('end.summary')}
          answer={answer}
        >
          {t('end.yes')}
        </ButtonForm>
      </div>
    </section>
  );
}
