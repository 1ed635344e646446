import { useState } from 'react';
import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Icon } from '~/ui/icon.tsx';
import { PanelBody } from '~/ui/panel-body.tsx';
import type { FormAnswers } from '~/ui/use-form-answers.ts';
import { AmountField } from '../amount-field.tsx';
import { MAIN_ACCOUNT } from '../wallet.constants.ts';
import type { TransferDirection } from '../wallet.types.ts';
import { BalanceForm } from './balance-form.tsx';
import { CollectForm } from './collect-form.tsx';
import { OneBalance } from './one-balance.tsx';
import type { TransferView, WalletsView } from './panel.server.ts';
import { transferSchema } from './schema.ts';
import { TransferWay } from './transfer-way.tsx';

export default function TransferDialog({ view }: { view: TransferView }) {
  return (
    <PanelBody>
      {view.kind === 'one' ? (
        <OneBalance id="transfer-balance" sum={view.sum} returnTo={view.returnTo} />
      ) : (
        <TransferForm id="transfer-dialog" view={view} />
      )}
    </PanelBody>
  );
}

interface TransferFormProps {
  id: string;
  view: WalletsView;
  answers?: FormAnswers;
}

export function TransferForm({ id, view, answers = {} }: TransferFormProps) {
  const { t } = useTranslation('wallet');
  const { wallet, base, direction, returnTo } = view;
  const form = useActionForm({
    id,
    action: paths.transfer({ account: wallet.accountTypeId, base: base.accountTypeId, returnTo }),
    schema: transferSchema(useTexts(), view.decimalSign),
    answer: answers.transfer,
    defaultValue: { direction, amount: view.proposal },
    idempotencyKey: view.transferKey,
  });
  const way = form.field('direction');
  const [chosen, setChosen] = useState<TransferDirection>(way.defaultValue === 'out' ? 'out' : 'in');
  return (
    <div className="space-y-4">
      {wallet.isEmpty && (
        <p className="flex gap-2.5 rounded-control bg-sunken p-3">
          <Icon name="info" className="mt-0.5 size-5 shrink-0" />
          {t(base.isEmpty && base.accountTypeId === MAIN_ACCOUNT ? 'transfer.bothEmpty' : 'transfer.why', {
            name: wallet.name,
          })}
        </p>
      )}
      <ActionForm
        form={form}
        label={t('transfer.title')}
        errorTitle={t('transfer.errors.summary')}
        submit={t('transfer.submit')}
        pending={t('transfer.pending')}
      >
        <TransferWay view={view} name={way.name} chosen={chosen} onChosen={setChosen} />
        <AmountField
          field={form.field('amount')}
          label={t('transfer.amount')}
          quick={[
            ...view.quickAmounts[chosen],
            { label: t('transfer.all'), value: (chosen === 'out' ? wallet : base).plainAmount },
          ]}
        />
      </ActionForm>
      <CollectForm id={`${id}-collect`} idempotencyKey={view.collectKey} returnTo={returnTo} answer={answers.collect} />
      <div className="space-y-2 border-t border-line pt-4">
        <p className="text-sm text-muted">{t('balance.one.text')}</p>
        <BalanceForm id={`${id}-balance`} to="one" returnTo={returnTo} answer={answers.balance} />
      </div>
    </div>
  );
}
