import { useTranslation } from '~/i18n/use-translation.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import type { ProfitView } from './profit.server.ts';
import { ProfitFigure } from './profit-figure.tsx';

export default function ProfitPage({ view: { record, chart } }: { view: ProfitView }) {
  const { t } = useTranslation('wallet');
  return (
    <RecordsPage
      title={t('records.profit.title')}
      view={record}
      columns={[
        { key: 'day', label: t('records.profit.day'), cell: ({ day }) => day },
        { key: 'bet', label: t('records.profit.bet'), isAmount: true, cell: ({ bet }) => bet },
        { key: 'win', label: t('records.profit.win'), isAmount: true, cell: ({ win }) => win },
        {
          key: 'profit',
          label: t('records.profit.profit'),
          isAmount: true,
          isBrief: true,
          cell: ({ profit, tone }) => <b data-tone={tone}>{profit}</b>,
        },
        {
          key: 'running',
          label: t('records.profit.running'),
          isAmount: true,
          cell: ({ running, runningTone }) => <span data-tone={runningTone}>{running}</span>,
        },
      ]}
      detail={({ more }) => more}
    >
      <p className="text-sm text-muted">{t('records.profit.note')}</p>
      <ProfitFigure title={t('records.profit.chart')} chart={chart} />
    </RecordsPage>
  );
}
