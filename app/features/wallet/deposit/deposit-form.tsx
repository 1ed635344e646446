import { useState } from 'react';
import { paths } from '~/config/paths.ts';
import { parseAmount } from '~/i18n/amount.ts';
import { parseUnits } from '~/i18n/money.ts';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Field, FieldError } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { AmountField } from '../amount-field.tsx';
import { BonusChoice } from './bonus-choice.tsx';
import type { FormView } from './deposit.server.ts';
import { DepositPreview } from './deposit-preview.tsx';
import { depositSchema } from './schema.ts';

const CHOICE =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-edge px-3.5 py-2 has-checked:border-accent has-checked:bg-accent/8';

export function DepositForm({ view, answer }: { view: FormView; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('wallet');
  const form = useActionForm({
    id: `deposit-${view.code}`,
    action: paths.deposit({ channel: view.code }),
    schema: depositSchema(useTexts(), view.decimalSign, view.banks.length > 0),
    answer,
    defaultValue: { bonusId: view.bonusId },
    idempotencyKey: view.key,
  });
  const bank = form.field('bankCode');
  const bonus = form.field('bonusId');
  const [typed, setTyped] = useState(form.field('amount').defaultValue ?? '');
  const [bonusId, setBonusId] = useState(bonus.defaultValue ?? '');
  const promoCode = form.field('promoCode');
  const [code, setCode] = useState(promoCode.defaultValue ?? '');
  const hasCode = code.trim() !== '';
  const amount = parseUnits(parseAmount(typed, view.decimalSign) ?? '0');
  const hint = [view.limits, view.fee, view.rate].filter(Boolean).join(' ');
  return (
    <section
      id="deposit-form"
      className="scroll-mt-28 space-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6"
    >
      <h2 className="text-lg">{view.name}</h2>
      {view.waitingPath && (
        <p className="flex gap-2.5 rounded-control bg-sunken p-3 text-sm">
          <Icon name="info" className="mt-0.5 size-5 shrink-0" />
          <span>
            {t('deposit.waiting')}{' '}
            <Link to={view.waitingPath} className="touch font-medium text-link hover:underline">
              {t('deposit.resume')}
            </Link>
          </span>
        </p>
      )}
      <ActionForm
        form={form}
        label={t('deposit.title')}
        errorTitle={t('deposit.errors.summary')}
        submit={view.waitingPath ? t('deposit.resume') : t('deposit.submit')}
        pending={t('deposit.pending')}
      >
        {view.banks.length > 0 && (
          <fieldset aria-describedby={bank.error ? `${bank.id}-error` : undefined}>
            <legend className="mb-1.5 text-sm font-medium">{t('deposit.bank')}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {view.banks.map(({ code, name, mark }, index) => (
                <label key={code} className={CHOICE}>
                  <input
                    type="radio"
                    id={index === 0 ? bank.id : undefined}
                    name={bank.name}
                    value={code}
                    required
                    defaultChecked={bank.defaultValue === code}
                  />
                  <Picture lost="mark" src={mark} alt="" width={28} height={28} className="size-7 rounded-badge" />
                  <span className="min-w-0 text-sm font-medium wrap-anywhere">{name}</span>
                </label>
              ))}
            </div>
            <FieldError id={`${bank.id}-error`}>{bank.error}</FieldError>
          </fieldset>
        )}
        <AmountField
          field={form.field('amount')}
          label={t('deposit.amount')}
          hint={hint}
          quick={view.quickAmounts}
          onTyped={setTyped}
        />
        {view.limit && (
          <p className="text-sm">
            {view.limit}{' '}
            <Link to={paths.limits()} className="touch text-link hover:underline">
              {t('deposit.seeLimits')}
            </Link>
          </p>
        )}
        {view.bonuses.length > 0 && (
          <BonusChoice
            view={view}
            field={bonus}
            look={CHOICE}
            amount={amount}
            hasCode={hasCode}
            onChosen={setBonusId}
          />
        )}
        {view.hasPromoCode && (
          <Field
            {...promoCode}
            onChange={(event) => setCode(event.currentTarget.value)}
            label={t('deposit.promoCode')}
            hint={t('deposit.promoCodeHint')}
            maxLength={24}
            autoComplete="off"
            autoCapitalize="characters"
          />
        )}
        <DepositPreview view={view} amount={amount} bonusId={bonusId} hasCode={hasCode} />
        {view.note && <p className="text-sm text-muted">{view.note}</p>}
      </ActionForm>
    </section>
  );
}
