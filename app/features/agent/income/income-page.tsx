import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { RecordsPage, SumList } from '~/parts/records/records-page.tsx';
import { Link } from '~/ui/link.tsx';
import { PrintBar } from '~/ui/print-bar.tsx';
import { type Column, RecordTable } from '~/ui/record-table.tsx';
import { MemberName } from '../member-name.tsx';
import type { IncomeRow, IncomeView } from './income.server.ts';

export default function IncomePage({ view }: { view: IncomeView }) {
  return view.kind === 'days' ? <Days view={view} /> : <Statement view={view} />;
}

const LINK = 'touch inline-flex items-center font-semibold text-link underline underline-offset-2';
const NAMES = ['commission', 'salary', 'dividend', 'rebate'] as const;

function useDayColumns(): Column<IncomeRow>[] {
  const { t } = useTranslation('reports');
  return [
    { key: 'day', label: t('columns.day'), cell: ({ day }) => day },
    ...NAMES.map(
      (name): Column<IncomeRow> => ({
        key: name,
        label: t(`columns.${name}`),
        isAmount: true,
        cell: (row) => row[name],
      }),
    ),
    { key: 'total', label: t('columns.total'), isAmount: true, isBrief: true, cell: ({ total }) => <b>{total}</b> },
  ];
}

function Days({ view: { record, statement } }: { view: Extract<IncomeView, { kind: 'days' }> }) {
  const { t } = useTranslation('reports');
  const { t: agent } = useTranslation('agent');
  return (
    <RecordsPage
      title={agent('centre.pages.income')}
      view={record}
      columns={useDayColumns()}
      detail={({ path }) => [{ label: t('statement.how'), text: t('statement.open'), to: path }]}
    >
      <Link to={statement} className={LINK}>
        {t('statement.open')}
      </Link>
    </RecordsPage>
  );
}

function Statement({ view }: { view: Extract<IncomeView, { kind: 'statement' }> }) {
  const { t } = useTranslation('reports');
  const facts = [
    { label: t('statement.agent'), text: view.agent },
    { label: t('statement.period'), text: view.period },
    { label: t('statement.made'), text: view.made },
  ];
  return (
    <article className="min-w-0 space-y-5">
      <PrintBar
        back={{ to: view.back, label: t('statement.back') }}
        label={t('statement.print')}
        hint={t('statement.printHint')}
      />
      <header>
        <p className="text-sm text-muted">{view.brand}</p>
        <h1 className="text-xl">{t('statement.title')}</h1>
      </header>
      <dl className="facts">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <SumList label={t('statement.title')} sums={view.sums} />
      <Part title={t('statement.days')} isEmpty={view.days.length === 0}>
        <RecordTable label={t('statement.days')} columns={useDayColumns()} rows={view.days} />
      </Part>
      <Part title={`${t('statement.commissions')}: ${view.commission}`} isEmpty={view.commissions.length === 0}>
        <RecordTable
          label={t('statement.commissions')}
          rows={view.commissions}
          columns={[
            {
              key: 'line',
              label: t('columns.line'),
              cell: ({ line, type }) => <MemberName nickname={line} type={type} />,
            },
            { key: 'product', label: t('columns.product'), cell: ({ product }) => product },
            { key: 'days', label: t('columns.days'), isAmount: true, cell: ({ days }) => days },
            { key: 'validBet', label: t('columns.validBet'), isAmount: true, cell: ({ validBet }) => validBet },
            { key: 'counted', label: t('columns.counted'), isAmount: true, cell: ({ counted }) => counted },
            { key: 'rates', label: t('columns.rates'), isAmount: true, cell: ({ rates }) => rates },
            { key: 'amount', label: t('columns.amount'), isAmount: true, cell: ({ amount }) => <b>{amount}</b> },
          ]}
        />
      </Part>
      <Part title={t('statement.payouts')} isEmpty={view.payouts.length === 0}>
        <p className="text-sm text-muted">{t('statement.base')}</p>
        <RecordTable
          label={t('statement.payouts')}
          rows={view.payouts}
          columns={[
            { key: 'kind', label: t('columns.kind'), cell: ({ kind }) => kind },
            { key: 'period', label: t('columns.period'), cell: ({ period }) => period },
            { key: 'periods', label: t('columns.periods'), isAmount: true, cell: ({ periods }) => periods },
            { key: 'how', label: t('statement.how'), cell: ({ how }) => <span className="tabular-nums">{how}</span> },
            { key: 'amount', label: t('columns.amount'), isAmount: true, cell: ({ amount }) => amount },
            { key: 'paid', label: t('columns.paid'), isAmount: true, cell: ({ paid }) => <b>{paid}</b> },
            {
              key: 'owed',
              label: t('columns.owed'),
              isAmount: true,
              cell: ({ owed, isOwed }) => <span data-tone={isOwed ? 'loss' : undefined}>{owed}</span>,
            },
          ]}
        />
      </Part>
      <p className="text-sm text-muted">{view.about}</p>
      <Link to={view.rebates} className={`${LINK} print:hidden`}>
        {t('statement.rebates')}
      </Link>
    </article>
  );
}

function Part({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const { t } = useTranslation('reports');
  return (
    <section className="space-y-2">
      <h2 className="text-lg">{title}</h2>
      {isEmpty ? <p className="text-sm text-muted">{t('statement.none')}</p> : children}
    </section>
  );
}
