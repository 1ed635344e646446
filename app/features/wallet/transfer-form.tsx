import { useFetcher } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { Button, EnterButton } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { useSchemaForm } from '~/ui/schema-form.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { useSentOnce } from '~/ui/use-sent-once.ts';
import { transferSchema } from './transfer.schema.ts';
import { TransferWay } from './transfer-way.tsx';
import { TRANSFER_INTENT } from './wallet.constants.ts';
import type { TransferAnswer, TransferView } from './wallet.types.ts';

const QUICK = 'touch h-9 rounded-control border border-edge px-3 text-sm font-semibold tabular-nums hover:bg-current/8';

interface TransferFormProps {
  id: string;
  view: TransferView;
  answer?: TransferAnswer;
}

/** Moves money between the main wallet and another. Each form has a name of its own, under which it is carried out once. */
export function TransferForm({ id, view, answer: first }: TransferFormProps) {
  const { t } = useTranslation('wallet');
  const fetcher = useFetcher<TransferAnswer>();
  const answer = fetcher.data ?? first;
  const isInteractive = useIsInteractive();
  const isPending = fetcher.state !== 'idle';
  const { wallet, main } = view;
  const form = useSchemaForm({
    id,
    schema: transferSchema(useTexts()),
    answer,
    defaultValue: { direction: view.direction },
    onValid: useSentOnce(isPending),
  });
  const amount = form.field('amount');
  const way = form.field('direction');
  const fill = (value: string) => {
    const field = document.getElementById(amount.id) as HTMLInputElement | null;
    if (!field) return;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  const fillAll = () => {
    const chosen = document.querySelector<HTMLInputElement>(`#${CSS.escape(id)} [name=direction]:checked`);
    fill((chosen?.value === 'out' ? wallet : main).plainAmount);
  };

  return (
    <div className="space-y-4">
      <fetcher.Form
        {...form.formProps}
        method="post"
        action={paths.transfer({ account: wallet.accountTypeId, returnTo: view.returnTo })}
        aria-label={t('transfer.title')}
        className="space-y-4"
      >
        <EnterButton />
        <input type="hidden" name="reference" value={answer?.reference ?? view.reference} />
        <FormError title={t('transfer.errors.summary')} message={form.formError} reference={answer?.requestId} />
        <TransferWay view={view} name={way.name} chosen={way.defaultValue === 'out' ? 'out' : 'in'} />
        <div className="space-y-2">
          <Field
            {...amount}
            label={t('transfer.amount')}
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
          />
          {isInteractive && (
            <div className="flex flex-wrap gap-2">
              {view.quickAmounts.map((value) => (
                <button key={value} type="button" className={QUICK} onClick={() => fill(value)}>
                  {value}
                </button>
              ))}
              <button type="button" className={QUICK} onClick={fillAll}>
                {t('transfer.all')}
              </button>
            </div>
          )}
        </div>
        <Button size="large" className="w-full" isPending={isPending}>
          {isPending ? t('transfer.pending') : t('transfer.submit')}
        </Button>
      </fetcher.Form>
      <CollectForm reference={view.collectReference} returnTo={view.returnTo} />
    </div>
  );
}

/** Brings what is in the other wallets back to the main one. */
export function CollectForm({ reference, returnTo }: { reference: string; returnTo: string }) {
  const { t } = useTranslation('wallet');
  const fetcher = useFetcher<TransferAnswer>();
  const isPending = fetcher.state !== 'idle';
  return (
    <fetcher.Form
      method="post"
      action={paths.transfer({ returnTo })}
      onSubmit={useSentOnce(isPending)}
      className="space-y-3"
    >
      <input type="hidden" name="collectReference" value={reference} />
      <FormError title={t('transfer.errors.summary')} message={fetcher.data?.result.error?.['']?.[0]} />
      <Button look="outline" className="w-full" name="intent" value={TRANSFER_INTENT.collect} isPending={isPending}>
        {isPending ? t('transfer.pending') : t('transfer.collect')}
      </Button>
    </fetcher.Form>
  );
}
