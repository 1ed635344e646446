import { useTranslation } from '~/i18n/use-translation.ts';
import { BetTabs } from '~/parts/records/bet-tabs.tsx';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import type { BetRow } from './betting-record.server.ts';

export default function BettingRecordPage({ view }: { view: RecordsView<BetRow> }) {
  const { t } = useTranslation('wallet');
  return (
    <div className="space-y-4">
      <BetTabs selected="games" />
      <RecordsPage
        title={t('records.bets.title')}
        view={view}
        columns={[
          { key: 'time', label: t('records.bets.time'), cell: ({ time }) => time },
          {
            key: 'game',
            label: t('records.bets.game'),
            cell: ({ game, vendor }) => (
              <span>
                <b>{game}</b>
                <small>{vendor}</small>
              </span>
            ),
          },
          { key: 'bet', label: t('records.bets.bet'), isAmount: true, cell: ({ bet }) => bet },
          { key: 'win', label: t('records.bets.win'), isAmount: true, cell: ({ win }) => win },
          {
            key: 'profit',
            label: t('records.bets.profit'),
            isAmount: true,
            isBrief: true,
            cell: ({ profit, tone, isFree, bet, win }) => (
              <>
                {isFree && <span className="md:hidden">{`${bet} · ${win}`}</span>}
                <b data-tone={tone} className={isFree ? 'max-md:hidden' : undefined}>
                  {profit}
                </b>
              </>
            ),
          },
          { key: 'state', label: t('records.bets.state'), cell: ({ state }) => state },
        ]}
        detail={({ id, validBet, settled, path }) => [
          { label: t('records.orderNo'), text: id, copy: { copy: t('records.copy'), copied: t('records.copied') } },
          { label: t('records.bets.validBet'), text: validBet },
          ...(settled ? [{ label: t('records.bets.settled'), text: settled }] : []),
          { label: t('records.proof.title'), text: t('records.details'), to: path },
        ]}
      />
    </div>
  );
}
