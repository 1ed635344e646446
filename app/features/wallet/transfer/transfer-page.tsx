import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { PageCard } from '~/ui/page-card.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { OneBalance } from './one-balance.tsx';
import type { TransferView } from './panel.server.ts';
import type { FormAnswers } from './transfer.types.ts';
import { TransferForm } from './transfer-form.tsx';

interface TransferPageProps {
  view: TransferView | null;
  answers: FormAnswers;
}

/** The page under `/transfer`: all wallets to choose from, or the one balance. */
export function TransferPage({ view, answers }: TransferPageProps) {
  const { t } = useTranslation('wallet');
  return (
    <PageCard title={t('transfer.title')}>
      {view === null && (
        <EmptyState icon="swap" title={t('transfer.single')}>
          <p className="max-w-sm">{t('transfer.singleText')}</p>
        </EmptyState>
      )}
      {view?.kind === 'one' && (
        <OneBalance id="balance-page" sum={view.sum} returnTo={view.returnTo} answers={answers} />
      )}
      {view?.kind === 'many' && (
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
          <TransferForm key={view.wallet.accountTypeId} id="transfer-page" view={view} answers={answers} />
        </>
      )}
    </PageCard>
  );
}
