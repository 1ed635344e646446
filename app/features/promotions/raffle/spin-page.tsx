import { useTranslation } from '~/i18n/use-translation.ts';
import { BackLink } from '~/ui/back-link.tsx';
import { RoundProofSection } from '../../games/bet/round-proof-section.tsx';
import type { SpinView } from './spin.server.ts';
import { verifySpin } from './verify-spin.ts';

export default function SpinPage({ view }: { view: SpinView }) {
  const { t } = useTranslation('raffle');
  const { t: wallet } = useTranslation('wallet');
  const { orderNo, time, prize, weights, proof } = view;
  const findPrize = async (serverSeed: string) => {
    const { doesPrizeFit } = await verifySpin({ ...proof, serverSeed });
    return { isRight: doesPrizeFit, text: t(doesPrizeFit ? 'detail.fits' : 'detail.differs') };
  };
  const facts = [
    { label: wallet('records.orderNo'), text: orderNo },
    { label: t('detail.time'), text: time },
    { label: t('detail.prize'), text: prize },
  ];
  return (
    <section className="mx-auto max-w-2xl min-w-0 space-y-4">
      <BackLink to={view.back}>{t('detail.back')}</BackLink>
      <h1 className="text-xl">{t('detail.title')}</h1>
      <dl className="facts">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="wrap-anywhere select-all tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="weights" className="space-y-2">
        <h2 id="weights" className="text-lg">
          {t('detail.weights')}
        </h2>
        <p className="text-sm text-muted">{t('detail.weightsText')}</p>
        <table className="w-full text-sm tabular-nums">
          <thead className="text-muted">
            <tr>
              {[t('detail.number'), t('detail.weight'), t('detail.left')].map((label) => (
                <th key={label} scope="col" className="py-1.5 text-start font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weights.map(({ id, name, weight, left, isWon, isGone }) => (
              <tr
                key={id}
                className={`border-t border-line ${isWon ? 'font-semibold text-profit' : ''} ${isGone ? 'text-muted line-through' : ''}`}
              >
                <td className="py-1.5 pe-3 wrap-anywhere">
                  {isWon ? t('detail.won', { number: id }) : id}
                  {name && <span className="block">{name}</span>}
                </td>
                <td>{weight}</td>
                <td>{left}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <RoundProofSection proof={proof} outcome={prize} hidden={t('detail.hidden')} findMore={findPrize} />
    </section>
  );
}
