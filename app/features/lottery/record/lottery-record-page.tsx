import { useTranslation } from '~/i18n/use-translation.ts';
import { BetTabs } from '~/parts/records/bet-tabs.tsx';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import type { LotteryRow } from './lottery-row.server.ts';

export default function LotteryRecordPage({ view }: { view: RecordsView<LotteryRow> }) {
  const { t } = useTranslation('orders');
  const { t: wallet } = useTranslation('wallet');
  const copy = { copy: wallet('records.copy'), copied: wallet('records.copied') };
  return (
    <div className="space-y-4">
      <BetTabs selected="lottery" />
      <RecordsPage
        title={t('record.title')}
        view={view}
        columns={[
          {
            key: 'time',
            label: t('record.time'),
            cell: ({ time, orders }) =>
              orders ? (
                <span>
                  {time}
                  <span className="block text-xs group-open/record:hidden md:hidden">{orders.brief}</span>
                </span>
              ) : (
                time
              ),
          },
          {
            key: 'lottery',
            label: t('record.lottery'),
            cell: ({ lottery, play }) => (
              <span>
                <b>{lottery}</b>
                <small>{play}</small>
              </span>
            ),
          },
          { key: 'draw', label: t('record.draw'), cell: ({ draw }) => draw },
          { key: 'amount', label: t('record.amount'), isAmount: true, cell: ({ amount }) => amount },
          { key: 'win', label: t('record.win'), isAmount: true, cell: ({ win }) => win },
          {
            key: 'profit',
            label: t('record.profit'),
            isAmount: true,
            isBrief: true,
            cell: ({ profit, tone }) => <b data-tone={tone}>{profit}</b>,
          },
          { key: 'state', label: t('record.state'), cell: ({ state }) => state },
        ]}
        detail={({ id, slip, rebate, corrected, order, orders }) => [
          ...(order ? [{ label: wallet('records.orderNo'), text: id, copy }] : []),
          { label: t('record.slip'), text: slip, copy },
          ...(order
            ? [
                { label: t('record.content'), text: order.content },
                { label: t('record.stakes'), text: order.stakes },
              ]
            : []),
          { label: t('record.rebate'), text: rebate },
          ...(corrected ? [{ label: t('order.corrected'), text: corrected }] : []),
          ...(order?.settled ? [{ label: t('record.settled'), text: order.settled }] : []),
          ...(order ? [{ label: t('order.title'), text: wallet('withdraw.details'), to: order.path }] : []),
          ...(orders ? orders.list : []),
          ...(orders?.all ? [{ label: t('record.slip'), ...orders.all }] : []),
        ]}
      />
    </div>
  );
}
