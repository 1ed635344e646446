import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { SearchForm } from '~/ui/search-form.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { OneBalance } from './one-balance.tsx';
import type { TransferView } from './panel.server.ts';
import type { FormAnswers, WalletsView } from './transfer.types.ts';
import { TransferForm } from './transfer-form.tsx';

interface TransferPageProps {
  view: TransferView | null;
  answers?: FormAnswers;
}

/** Which wallet is beside the main one; there may be one for every provider. */
function WalletChoice({ view }: { view: WalletsView }) {
  const { t } = useTranslation('wallet');
  return (
    <SearchForm action={paths.transfer()} replace preventScrollReset className="flex items-end gap-2.5">
      <input type="hidden" name="returnTo" value={view.returnTo} />
      <SelectField
        key={view.wallet.accountTypeId}
        id="transfer-wallet"
        name="account"
        label={t('transfer.wallets')}
        defaultValue={view.wallet.accountTypeId}
        options={view.wallets.map(({ accountTypeId, name, amount }) => ({
          value: String(accountTypeId),
          label: `${name} · ${amount}`,
        }))}
        className="min-w-0 flex-1"
      />
      <Button look="outline">{t('records.show')}</Button>
    </SearchForm>
  );
}

/** The member's wallets: all wallets to choose from, or the one balance. */
export default function TransferPage({ view, answers = {} }: TransferPageProps) {
  const { t } = useTranslation('wallet');
  const { t: member } = useTranslation('member');
  return (
    <section className="max-w-xl space-y-4">
      <h1 className="text-xl">{member('centre.pages.transferFund')}</h1>
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
          <WalletChoice view={view} />
          <TransferForm key={view.wallet.accountTypeId} id="transfer-page" view={view} answers={answers} />
        </>
      )}
    </section>
  );
}
