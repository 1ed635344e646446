import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import type { RoundProof } from './bet.types.ts';
import { type RoundCheck, verifyRound } from './verify-round.ts';

/** The seeds of a round and what they drew. The browser computes it again, where it can. */
export function RoundProofSection({ proof }: { proof: RoundProof | null }) {
  const { t } = useTranslation('wallet');
  return (
    <section className="space-y-3" aria-labelledby="proof">
      <h2 id="proof" className="text-lg">
        {t('records.proof.title')}
      </h2>
      {proof ? <Proof proof={proof} /> : <p className="text-sm text-muted">{t('records.proof.none')}</p>}
    </section>
  );
}

function Proof({ proof }: { proof: RoundProof }) {
  const { t } = useTranslation('wallet');
  const { serverSeed, draws } = proof;
  const facts = [
    { label: t('records.proof.hash'), text: proof.serverSeedHash },
    { label: t('records.proof.seed'), text: serverSeed ?? t('records.proof.hidden') },
    { label: t('records.proof.clientSeed'), text: proof.clientSeed },
    { label: t('records.proof.round'), text: String(proof.nonce) },
  ];
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
                  <li key={index}>{t('records.proof.draw', { value: String(value), bound: String(bound) })}</li>
                ))}
              </ol>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('records.proof.outcome')}</dt>
          <dd>
            <code className="text-xs wrap-anywhere">{proof.outcome}</code>
          </dd>
        </div>
      </dl>
      {serverSeed !== null && <Check proof={{ ...proof, serverSeed }} />}
      <p className="text-sm text-muted">{t('records.proof.how')}</p>
    </>
  );
}

/** Browsers compute digests only in secure contexts. */
function Check({ proof }: { proof: RoundProof & { serverSeed: string } }) {
  const { t } = useTranslation('wallet');
  const isInteractive = useIsInteractive();
  const [found, setFound] = useState<RoundCheck | 'checking' | null>(null);
  if (!isInteractive || !crypto.subtle) return null;
  const check = async () => {
    setFound('checking');
    setFound(await verifyRound(proof));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="button" look="outline" onClick={check} isPending={found === 'checking'}>
        {found === 'checking' ? t('records.proof.checking') : t('records.proof.check')}
      </Button>
      <div role="status" className="text-sm font-semibold">
        {found !== null && found !== 'checking' && (
          <>
            <p className={found.doesSeedFit ? 'text-positive' : 'text-negative'}>
              {t(found.doesSeedFit ? 'records.proof.seedFits' : 'records.proof.seedDiffers')}
            </p>
            <p className={found.doDrawsFit ? 'text-positive' : 'text-negative'}>
              {t(found.doDrawsFit ? 'records.proof.drawsFit' : 'records.proof.drawsDiffer')}
            </p>
          </>
        )}
      </div>
    </div>
  );
}
