import { useTranslation } from '~/i18n/use-translation.ts';
import { BackLink } from '~/ui/back-link.tsx';
import { CopyButton } from '~/ui/copy-button.tsx';
import type { BetView } from './bet.server.ts';
import { RoundProofSection } from './round-proof-section.tsx';

export default function BetPage({ view }: { view: BetView }) {
  const { t } = useTranslation('wallet');
  const rows = [
    { label: t('records.bets.time'), text: view.time },
    ...(view.settled ? [{ label: t('records.bets.settled'), text: view.settled }] : []),
    { label: t('records.bets.state'), text: view.state },
    { label: t('records.bets.bet'), text: view.bet },
    { label: t('records.bets.validBet'), text: view.validBet },
    { label: t('records.bets.win'), text: view.win },
    { label: t('records.bets.profit'), text: view.profit, tone: view.tone },
  ];
  return (
    <section className="mx-auto max-w-2xl min-w-0 space-y-4">
      <BackLink to={view.back}>{t('records.bet.back')}</BackLink>
      <header>
        <h1 className="text-xl">{view.game}</h1>
        <p className="text-sm text-muted">{view.vendor}</p>
      </header>
      <dl className="facts">
        <div>
          <dt>{t('records.orderNo')}</dt>
          <dd>
            <span className="select-all">{view.id}</span>
            <CopyButton
              text={view.id}
              label={t('records.orderNo')}
              texts={{ copy: t('records.copy'), copied: t('records.copied') }}
            />
          </dd>
        </div>
        {rows.map(({ label, text, tone }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular-nums" data-tone={tone}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <RoundProofSection proof={view.proof} />
    </section>
  );
}
