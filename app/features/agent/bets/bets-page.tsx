import { Suspense } from 'react';
import type { BetRow } from '~/features/games/betting-record/betting-record.server.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { RecordsView } from '~/parts/records/records.server.ts';
import { RecordsPage } from '~/parts/records/records-page.tsx';
import { lazyPart } from '~/ui/lazy-part.tsx';
import { Link } from '~/ui/link.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import { Crumbs } from '../crumbs.tsx';
import { MemberName } from '../member-name.tsx';
import type { BetsView, BettingLineRow } from './bets.server.ts';

/** Only they need forms. */
const BetPage = lazyPart(() => import('~/features/games/bet/bet-page.tsx'));
const OrderPage = lazyPart(() => import('~/features/lottery/order/order-page.tsx'));

export default function BetsPage({ view }: { view: BetsView }) {
  return (
    <div className="space-y-4">
      <Crumbs crumbs={view.crumbs} />
      <Suspense fallback={<Skeleton className="h-72" />}>
        <Body view={view} />
      </Suspense>
    </div>
  );
}

function Body({ view }: { view: BetsView }) {
  switch (view.kind) {
    case 'lines':
      return <Lines record={view.record} ownBets={view.ownBets} name={view.crumbs.at(-1)?.nickname ?? ''} />;
    case 'bets':
      return <Bets record={view.record} name={view.crumbs.at(-1)?.nickname ?? ''} />;
    case 'bet':
      return <BetPage view={view.bet} />;
    case 'order':
      return <OrderPage view={view.order} />;
  }
}

const LINK = 'touch inline-flex items-center text-link underline underline-offset-2';

function Lines({ record, ownBets, name }: { record: RecordsView<BettingLineRow>; ownBets: string; name: string }) {
  const { t } = useTranslation('reports');
  const { t: agent } = useTranslation('agent');
  return (
    <>
      <RecordsPage
        title={agent('centre.pages.bets')}
        view={record}
        columns={[
          { key: 'account', label: t('columns.account'), cell: ({ id }) => id },
          { key: 'name', label: t('columns.name'), cell: (row) => <MemberName {...row} /> },
          { key: 'rounds', label: t('columns.rounds'), isAmount: true, cell: ({ rounds }) => rounds },
          { key: 'stake', label: t('columns.stake'), isAmount: true, cell: ({ stake }) => stake },
          { key: 'validBet', label: agent('overview.validBet'), isAmount: true, cell: ({ validBet }) => validBet },
          { key: 'win', label: t('columns.win'), isAmount: true, cell: ({ win }) => win },
          {
            key: 'profit',
            label: agent('overview.profit'),
            isAmount: true,
            isBrief: true,
            cell: ({ profit, tone }) => <b data-tone={tone}>{profit}</b>,
          },
          {
            key: 'open',
            label: t('columns.open'),
            cell: ({ team, own, nickname }) => (
              <span className="inline-flex flex-wrap gap-x-3">
                {[team, own].map(
                  (link) =>
                    link && (
                      <Link key={link.path} to={link.path} aria-label={`${nickname}: ${link.text}`} className={LINK}>
                        {link.text}
                      </Link>
                    ),
                )}
              </span>
            ),
          },
        ]}
        detail={({ nickname, more, ledger, branch }) => [
          ...more,
          { label: t('ledger'), text: t('ledgerOf', { name: nickname }), to: ledger },
          ...(branch
            ? [{ label: agent('centre.pages.profit'), text: t('branchOf', { name: nickname }), to: branch }]
            : []),
        ]}
      />
      <Link to={ownBets} className={LINK}>
        {t('betsOf', { name })}
      </Link>
    </>
  );
}

function Bets({ record, name }: { record: RecordsView<BetRow>; name: string }) {
  const { t } = useTranslation('reports');
  const { t: wallet } = useTranslation('wallet');
  return (
    <RecordsPage
      title={t('betsOf', { name })}
      view={record}
      columns={[
        { key: 'time', label: wallet('records.bets.time'), cell: ({ time }) => time },
        {
          key: 'game',
          label: wallet('records.bets.game'),
          cell: ({ game, vendor }) => (
            <span>
              <b>{game}</b>
              <small>{vendor}</small>
            </span>
          ),
        },
        { key: 'bet', label: wallet('records.bets.bet'), isAmount: true, cell: ({ bet }) => bet },
        { key: 'win', label: wallet('records.bets.win'), isAmount: true, cell: ({ win }) => win },
        {
          key: 'profit',
          label: t('columns.result'),
          isAmount: true,
          isBrief: true,
          cell: ({ profit, tone }) => <b data-tone={tone}>{profit}</b>,
        },
        { key: 'state', label: wallet('records.bets.state'), cell: ({ state }) => state },
      ]}
      detail={({ id, validBet, settled, path }) => [
        {
          label: wallet('records.orderNo'),
          text: id,
          copy: { copy: wallet('records.copy'), copied: wallet('records.copied') },
        },
        { label: wallet('records.bets.validBet'), text: validBet },
        ...(settled ? [{ label: wallet('records.bets.settled'), text: settled }] : []),
        { label: t('columns.open'), text: wallet('records.details'), to: path },
      ]}
    />
  );
}
