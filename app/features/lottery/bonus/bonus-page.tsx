import { useTranslation } from '~/i18n/use-translation.ts';
import { RecordTable } from '~/ui/record-table.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import type { BonusView } from './bonus.server.ts';

export default function BonusPage({ view }: { view: BonusView }) {
  const { t } = useTranslation('lottery');
  return (
    <section className="min-w-0 space-y-4">
      <h1 className="text-xl">{t('bonus.title')}</h1>
      {view.groups.length > 0 && (
        <>
          <TabLinks label={t('bonus.groups')} tabs={view.groups} isReplacing />
          {view.series === null ? (
            <p className="text-muted">{t('bonus.fixed')}</p>
          ) : (
            <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
              <div>
                <dt className="text-sm text-muted">{t('bonus.series')}</dt>
                <dd className="text-lg font-semibold">{view.series}</dd>
              </div>
              <div>
                <dt className="text-sm text-muted">{t('bonus.rebate')}</dt>
                <dd className="text-lg font-semibold">{`${view.rebate}%`}</dd>
              </div>
            </dl>
          )}
          <BonusTable view={view} />
        </>
      )}
      <h2 className="text-lg">{t('bonus.products')}</h2>
      <RecordTable
        label={t('bonus.products')}
        rows={view.products}
        columns={[
          { key: 'product', label: t('bonus.product'), cell: ({ product }) => product },
          { key: 'rebate', label: t('bonus.ofBet'), isAmount: true, cell: ({ rebate }) => rebate },
        ]}
      />
    </section>
  );
}

function BonusTable({ view }: { view: BonusView }) {
  const { t } = useTranslation('lottery');
  return (
    <RecordTable
      label={t('bonus.title')}
      rows={view.plays}
      columns={[
        {
          key: 'play',
          label: t('bonus.play'),
          cell: ({ play, prize }) => (
            <span>
              {play}
              {prize && <small>{prize}</small>}
            </span>
          ),
        },
        { key: 'odds', label: t('bonus.odds'), isAmount: true, cell: ({ odds }) => odds },
      ]}
    />
  );
}
