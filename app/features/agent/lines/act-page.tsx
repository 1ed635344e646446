import { AmountField } from '~/features/wallet/amount-field.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Avatar } from '~/ui/avatar.tsx';
import { BackLink } from '~/ui/back-link.tsx';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Field } from '~/ui/field.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { SelectField } from '~/ui/select-field.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { AgentPassword, ForActing, OwnPaymentPassword, ReadOnly } from '../rights/rights.tsx';
import type { ActView } from './lines.server.ts';
import { MOST_TEXT, MOST_TITLE, messageSchema, promoteSchema, ratesSchema, transferSchema } from './schema.ts';

interface ActProps {
  view: ActView;
  /** To a form sent without JavaScript. */
  answer: FormAnswer | undefined;
}

const FORMS = { rates: RatesForm, transfer: TransferForm, message: MessageForm, promote: PromoteForm };

/** Something to do to direct lines. */
export default function ActPage(props: ActProps) {
  const { t } = useTranslation('lines');
  const { act, lines, backPath, action } = props.view;
  const Form = FORMS[act];
  return (
    <section className="max-w-3xl space-y-4">
      <BackLink to={backPath}>{t('back')}</BackLink>
      <h1 className="text-xl">{t(`${act}.title`)}</h1>
      <div className="space-y-2">
        <h2 className="text-sm font-medium text-muted">{t('chosen')}</h2>
        <ul className="flex flex-wrap gap-2">
          {lines.map(({ account, nickname, avatar, type }) => (
            <li key={account} className="flex min-w-0 items-center gap-2 rounded-control bg-sunken py-1.5 ps-1.5 pe-3">
              <Avatar src={avatar} className="size-8" />
              <span className="min-w-0 leading-tight">
                <span className="block font-medium wrap-anywhere">{nickname}</span>
                <span className="block text-xs wrap-anywhere text-muted">{account}</span>
              </span>
              {type && <Badge>{type}</Badge>}
            </li>
          ))}
        </ul>
      </div>
      <div className="space-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6">
        <ForActing otherwise={<ReadOnly />}>
          <Form key={action} {...props} />
        </ForActing>
      </div>
    </section>
  );
}

const useForms = () => ({ ...useTranslation('lines'), texts: useTexts() });

function RatesForm({ view: { action, rates }, answer }: ActProps) {
  const { t, texts } = useForms();
  const { fields = [], quotas = [], validFrom = '' } = rates ?? {};
  const form = useActionForm({
    id: 'line-rates',
    action,
    schema: ratesSchema(texts, fields),
    answer,
    defaultValue: Object.fromEntries(fields.map(({ gameType, value }) => [gameType, value])),
  });
  return (
    <>
      <p className="text-sm text-muted">{t('rates.text', { day: validFrom })}</p>
      <ActionForm
        form={form}
        label={t('rates.title')}
        errorTitle={t('rates.errors.summary')}
        submit={t('rates.submit')}
        pending={t('rates.pending')}
      >
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {fields.map(({ gameType, label, hint, options }) => (
            <div key={gameType}>
              <SelectField {...form.field(gameType)} label={label} options={options} />
              <p className="mt-1.5 text-xs text-muted">{hint}</p>
            </div>
          ))}
        </div>
        {quotas.map((quota) => (
          <p key={quota} className="text-sm text-muted">
            {quota}
          </p>
        ))}
        <AgentPassword id="line-rates" />
      </ActionForm>
    </>
  );
}

function TransferForm({ view, answer }: ActProps) {
  const { t, texts } = useForms();
  const { t: wallet } = useTranslation('wallet');
  const { action, key, decimalSign, own } = view;
  const form = useActionForm({
    id: 'line-transfer',
    action,
    schema: transferSchema(texts, decimalSign),
    answer,
    idempotencyKey: key,
  });
  if (own?.passwordPath)
    return (
      <EmptyState icon="lock" title={wallet('withdraw.missing.password')}>
        <p className="max-w-sm">{wallet('withdraw.missing.passwordText')}</p>
        <ButtonLink to={own.passwordPath}>{wallet('withdraw.missing.passwordLink')}</ButtonLink>
      </EmptyState>
    );
  return (
    <>
      {own?.free && (
        <div className="space-y-1 rounded-control bg-sunken p-4">
          <p className="text-sm text-muted">{t('transfer.free')}</p>
          <p className="text-xl font-semibold wrap-anywhere tabular-nums">{own.free}</p>
        </div>
      )}
      <p className="text-sm text-muted">{t('transfer.text')}</p>
      <ActionForm
        form={form}
        label={t('transfer.title')}
        errorTitle={t('transfer.errors.summary')}
        submit={t('transfer.submit')}
        pending={t('transfer.pending')}
      >
        <AmountField
          field={form.field('amount')}
          label={t('transfer.amount')}
          quick={own?.most ? [{ label: t('transfer.most'), value: own.most }] : []}
        />
        <OwnPaymentPassword field={form.field('paymentPassword')} />
      </ActionForm>
    </>
  );
}

function MessageForm({ view: { action, key }, answer }: ActProps) {
  const { t, texts } = useForms();
  const form = useActionForm({ id: 'line-message', action, schema: messageSchema(texts), answer, idempotencyKey: key });
  return (
    <>
      <p className="text-sm text-muted">{t('message.text')}</p>
      <ActionForm
        form={form}
        label={t('message.title')}
        errorTitle={t('message.errors.summary')}
        submit={t('message.submit')}
        pending={t('message.pending')}
      >
        <Field {...form.field('title')} label={t('message.subject')} required maxLength={MOST_TITLE} />
        <TextArea field={form.field('text')} label={t('message.body')} maxLength={MOST_TEXT} />
      </ActionForm>
    </>
  );
}

function PromoteForm({ view: { action }, answer }: ActProps) {
  const { t } = useForms();
  const form = useActionForm({ id: 'line-promote', action, schema: promoteSchema, answer });
  return (
    <>
      <p className="text-sm text-muted">{t('promote.text')}</p>
      <ActionForm
        form={form}
        label={t('promote.title')}
        errorTitle={t('promote.errors.summary')}
        submit={t('promote.submit')}
        pending={t('promote.pending')}
      />
    </>
  );
}
