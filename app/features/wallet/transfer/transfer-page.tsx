import { useEffect } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { ComboboxField } from '~/ui/combobox-field.tsx';
import { useModal } from '~/ui/overlay.tsx';
import { useRefresh } from '~/ui/page-over.ts';
import { SearchForm } from '~/ui/search-form.tsx';
import { useFormAnswers } from '~/ui/use-form-answers.ts';
import { onBalance } from '../ask-balance.ts';
import { MoneyCard } from '../money-card.tsx';
import { OneBalance } from './one-balance.tsx';
import type { WalletsView, WalletView } from './panel.server.ts';
import { TransferForm } from './transfer-form.tsx';

/** True when money moved elsewhere. */
function Money({ view }: { view: WalletView }) {
  const { refresh } = useRefresh();
  const { pathOver } = useModal();
  useEffect(() => onBalance((balance) => balance !== view.balance && refresh()), [view.balance, refresh]);
  return <MoneyCard member={view} returnTo={pathOver(paths.transfer())} canDeposit />;
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

/** Every vendor may have a wallet. */
function WalletChoice({ view }: { view: WalletsView }) {
  const { t } = useTranslation('wallet');
  const options = view.wallets.map(({ accountTypeId, name, amount }) => ({
    value: String(accountTypeId),
    label: `${name} · ${amount}`,
  }));
  const field = (name: 'base' | 'account', { accountTypeId }: WalletsView['wallet']) => (
    <ComboboxField
      key={`${name} ${accountTypeId}`}
      id={`transfer-${name}`}
      name={name}
      label={t(`transfer.between.${name}`)}
      defaultValue={accountTypeId}
      options={options}
      emptyText={t('transfer.between.none')}
      className="min-w-0 flex-1 basis-60"
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

export default function TransferPage({ view }: { view: WalletView }) {
  const answers = useFormAnswers('transfer');
  const { t } = useTranslation('wallet');
  const { t: member } = useTranslation('member');
  const { transfer } = view;
  return (
    <section className="space-y-4">
      <h1 className="text-xl">{member('centre.pages.transferFund')}</h1>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Money view={view} />
        <div className="min-w-0 space-y-4">
          {transfer === null && <p>{t('transfer.singleText')}</p>}
          {transfer?.kind === 'one' && <OneBalance id="balance-page" returnTo={transfer.returnTo} answers={answers} />}
          {transfer?.kind === 'many' && (
            <>
              <Amounts view={transfer} />
              <WalletChoice view={transfer} />
              <TransferForm
                key={`${transfer.base.accountTypeId} ${transfer.wallet.accountTypeId}`}
                id="transfer-page"
                view={transfer}
                answers={answers}
              />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
