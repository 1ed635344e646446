import { useTranslation } from '~/i18n/use-translation.ts';
import { FairCheck, type Finding } from '../fair/fair-check.tsx';
import type { RoundProof } from './bet.server.ts';
import { verifyRound } from './verify-round.ts';

interface ProofProps {
  proof: RoundProof;
  /** In words; JSON by default. */
  outcome?: string;
  /** Says when the server seed is shown; for rounds by default. */
  hidden?: string;
  /** Recomputes what follows from the numbers. */
  findMore?: (serverSeed: string) => Promise<Finding>;
}

/** Comma thousands in every language. */
const counts = new Intl.NumberFormat('en');

export function RoundProofSection({ proof, ...rest }: Omit<ProofProps, 'proof'> & { proof: RoundProof | null }) {
  const { t } = useTranslation('wallet');
  return (
    <section className="space-y-3" aria-labelledby="proof">
      <h2 id="proof" className="text-lg">
        {t('records.proof.title')}
      </h2>
      {proof ? <Proof {...rest} proof={proof} /> : <p className="text-sm text-muted">{t('records.proof.none')}</p>}
    </section>
  );
}

function Proof({ proof, outcome, hidden, findMore }: ProofProps) {
  const { t } = useTranslation('wallet');
  const { serverSeed, draws } = proof;
  const facts = [
    { label: t('records.proof.hash'), text: proof.serverSeedHash },
    { label: t('records.proof.seed'), text: serverSeed ?? hidden ?? t('records.proof.hidden') },
    { label: t('records.proof.clientSeed'), text: proof.clientSeed },
    { label: t('records.proof.round'), text: String(proof.nonce) },
  ];
  const find = async (seed: string) => {
    const { doesSeedFit, doDrawsFit } = await verifyRound({ ...proof, serverSeed: seed });
    return [
      { isRight: doesSeedFit, text: t(doesSeedFit ? 'records.proof.seedFits' : 'records.proof.seedDiffers') },
      { isRight: doDrawsFit, text: t(doDrawsFit ? 'records.proof.drawsFit' : 'records.proof.drawsDiffer') },
      ...(findMore ? [await findMore(seed)] : []),
    ];
  };
  return (
    <>
      <p className="text-sm text-muted">{t('records.proof.intro')}</p>
      <dl className="facts">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="wrap-anywhere select-all">{text}</dd>
          </div>
        ))}
        {draws.length > 0 && (
          <div>
            <dt>{t('records.proof.draws')}</dt>
            <dd>
              <ol className="max-h-48 overflow-y-auto tabular-nums" tabIndex={draws.length > 8 ? 0 : undefined}>
                {draws.map(({ value, bound }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the draws of a round never change
                  <li key={index}>
                    {t('records.proof.draw', { value: counts.format(value), bound: counts.format(bound) })}
                  </li>
                ))}
              </ol>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('records.proof.outcome')}</dt>
          <dd className="wrap-anywhere">{outcome ?? <code className="text-xs">{proof.outcome}</code>}</dd>
        </div>
      </dl>
      {serverSeed !== null && (
        <FairCheck
          find={() => find(serverSeed)}
          check={t('records.proof.check')}
          checking={t('records.proof.checking')}
        />
      )}
      <p className="text-sm text-muted">{t('records.proof.how')}</p>
    </>
  );
}
