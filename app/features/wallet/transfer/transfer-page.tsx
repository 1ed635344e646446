import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { PageCard } from '~/ui/page-card.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { TabLinks } from '~/ui/tab-links.tsx';
import type { TransferView } from './panel.server.ts';
import { TransferForm } from './transfer-form.tsx';

interface TransferPageProps {
  view: TransferView | null;
  answer?: FormAnswer;
  collectAnswer?: FormAnswer;
}

/** The page under `/transfer`, with all wallets to choose from. */
export function TransferPage({ view, ...answers }: TransferPageProps) {
  const { t } = useTranslation('wallet');
  return (
    <PageCard title={t('transfer.title')}>
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
          <TransferForm key={view.wallet.accountTypeId} id="transfer-page" view={view} {...answers} />
        </>
      ) : (
        <EmptyState icon="swap" title={t('transfer.single')}>
          <p className="max-w-sm">{t('transfer.singleText')}</p>
        </EmptyState>
      )}
    </PageCard>
  );
}
