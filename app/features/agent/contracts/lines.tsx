import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { ButtonForm } from '~/ui/button-form.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Link } from '~/ui/link.tsx';
import { RecordTable } from '~/ui/record-table.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { AgentPassword, useMayAct } from '../rights/rights.tsx';
import type { LinesPart } from './contracts.server.ts';
import { EndContract } from './terms.tsx';

interface LinesProps {
  title: string;
  part: LinesPart;
  answer: FormAnswer | undefined;
}

export function Lines({ title, part, answer }: LinesProps) {
  const { t } = useTranslation('contracts');
  const { t: agent } = useTranslation('agent');
  const { rows, end, path, proposePath } = part;
  const mayAct = useMayAct();
  const action = `${path}&form=change`;
  const heading = `${title}: ${t('lines.title')}`;
  return (
    <section className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">{heading}</h1>
        {mayAct && <ButtonLink to={proposePath}>{t('lines.propose')}</ButtonLink>}
      </div>
      {mayAct && end && <EndContract end={end} action={action} answer={answer} />}
      {rows.length === 0 ? (
        <EmptyState icon="user" title={t('lines.none')}>
          <p className="max-w-sm">{t('lines.noneText')}</p>
        </EmptyState>
      ) : (
        <RecordTable
          label={heading}
          rows={rows}
          columns={[
            {
              key: 'account',
              label: agent('downlines.account'),
              cell: ({ account }) => account,
            },
            {
              key: 'line',
              label: t('lines.line'),
              cell: ({ name, state, isLive }) => (
                <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2">
                  <span className="font-medium wrap-anywhere">{name}</span>
                  <Badge look={isLive ? 'highlight' : 'quiet'}>{state}</Badge>
                </span>
              ),
            },
            { key: 'rates', label: t('lines.rates'), isAmount: true, cell: ({ rates }) => rates },
            { key: 'period', label: t('lines.period'), cell: ({ period }) => period },
            {
              key: 'action',
              label: t('lines.action'),
              cell: ({ id, name, canWithdraw, endPath }) => (
                <>
                  {mayAct && canWithdraw && (
                    <ButtonForm
                      before={<AgentPassword id={`withdraw-${id}`} />}
                      action={action}
                      fields={{ contractId: id, change: 'withdraw' }}
                      look="outline"
                      size="small"
                      aria-label={t('lines.withdrawNamed', { name })}
                      errorTitle={t('lines.summary')}
                      answer={end ? undefined : answer}
                    >
                      {t('lines.withdraw')}
                    </ButtonForm>
                  )}
                  {mayAct && endPath && (
                    <Link
                      to={endPath}
                      aria-label={t('lines.endNamed', { name })}
                      className="touch inline-flex items-center font-medium text-link hover:underline"
                    >
                      {t('lines.end')}
                    </Link>
                  )}
                  {!(mayAct && (canWithdraw || endPath)) && '–'}
                </>
              ),
            },
          ]}
          detail={({ more }) => more}
        />
      )}
    </section>
  );
}
