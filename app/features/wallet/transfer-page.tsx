import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { TransferForm } from './transfer-form.tsx';
import type { TransferAnswer, TransferView } from './wallet.types.ts';

interface TransferPageProps {
  /** Null at a brand with one wallet. */
  view: TransferView | null;
  answer?: TransferAnswer;
}

/** The page under `/transfer`, and where a form that was sent without scripts comes back to. */
export function TransferPage({ view, answer }: TransferPageProps) {
  const { t } = useTranslation('wallet');
  return (
    <div className="wrap py-6 md:py-10">
      <section className="mx-auto max-w-lg space-y-5 rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
        <h1 className="text-xl">{t('transfer.title')}</h1>
        {view ? (
          <>
            <TabLinks
              label={t('transfer.wallets')}
              isReplacing
              tabs={view.wallets.map(({ accountTypeId, name, path, isSelected }) => ({
                key: String(accountTypeId),
                label: name,
                path,
                isSelected,
              }))}
            />
            <TransferForm key={view.wallet.accountTypeId} id="transfer-page" view={view} answer={answer} />
          </>
        ) : (
          <EmptyState icon="swap" title={t('transfer.single')}>
            <p className="max-w-sm">{t('transfer.singleText')}</p>
          </EmptyState>
        )}
      </section>
    </div>
  );
}
