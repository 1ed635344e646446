import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { SearchForm } from '~/ui/search-form.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import type { FormAnswers } from '~/ui/use-form-answers.ts';
import { OneBalance } from './one-balance.tsx';
import type { TransferView, WalletsView } from './panel.server.ts';
import { TransferForm } from './transfer-form.tsx';

interface TransferPageProps {
  view: TransferView | null;
  answers?: FormAnswers;
}

function Amounts({ view }: { view: WalletsView }) {
  const { t } = useTranslation('wallet');
  return (
    <dl aria-label={t('transfer.wallets')} className="grid grid-cols-2 gap-2.5 sm:grid-cols-3">
      {view.wallets
        .filter(({ isEmpty }) => !isEmpty)
        .map(({ accountTypeId, name, amount }) => (
          <div key={accountTypeId} className="min-w-0 rounded-control bg-sunken px-3.5 py-2.5">
            <dt className="truncate text-xs text-muted">{name}</dt>
            <dd className="truncate text-base font-semibold tabular-nums">{amount}</dd>
          </div>
        ))}
    </dl>
  );
}

/** There may be a wallet for every vendor. */
function WalletChoice({ view }: { view: WalletsView }) {
  const { t } = useTranslation('wallet');
  const options = view.wallets.map(({ accountTypeId, name, amount }) => ({
    value: String(accountTypeId),
    label: `${name} · ${amount}`,
  }));
  const field = (name: 'base' | 'account', { accountTypeId }: WalletsView['wallet']) => (
    <SelectField
      key={`${name} ${accountTypeId}`}
      id={`transfer-${name}`}
      name={name}
      label={t(`transfer.between.${name}`)}
      defaultValue={accountTypeId}
      options={options}
      className="min-w-0 flex-1 basis-40"
    />
  );
  return (
    <SearchForm action={paths.transfer()} replace preventScrollReset className="flex flex-wrap items-end gap-2.5">
      <input type="hidden" name="returnTo" value={view.returnTo} />
      {field('base', view.base)}
      {field('account', view.wallet)}
      <Button look="outline">{t('records.show')}</Button>
    </SearchForm>
  );
}

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
          <Amounts view={view} />
          <WalletChoice view={view} />
          <TransferForm
            key={`${view.base.accountTypeId} ${view.wallet.accountTypeId}`}
            id="transfer-page"
            view={view}
            answers={answers}
          />
        </>
      )}
    </section>
  );
}
