import { useTranslation } from '~/i18n/use-translation.ts';
import { FieldError } from '~/ui/field.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { FieldState } from '~/ui/schema-form.ts';
import type { FormView } from './withdraw.server.ts';

interface AccountChoiceProps {
  field: FieldState;
  accounts: FormView['accounts'];
}

export function AccountChoice({ field, accounts }: AccountChoiceProps) {
  const { t } = useTranslation('wallet');
  const first = accounts.find(({ isUsable }) => isUsable) ?? accounts[0];
  return (
    <fieldset aria-describedby={field.error ? `${field.id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{t('withdraw.account')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {accounts.map((account) => (
          <label
            key={account.id}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-edge px-3.5 py-2 has-checked:border-accent has-checked:bg-accent/8 has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken"
          >
            <input
              type="radio"
              id={account === first ? field.id : undefined}
              name={field.name}
              value={account.id}
              required
              disabled={!account.isUsable}
              defaultChecked={field.defaultValue === account.id}
            />
            <Picture lost="mark" src={account.mark} alt="" width={28} height={28} className="size-7 rounded-badge" />
            <span className="min-w-0 text-sm">
              <span className="block font-medium wrap-anywhere">{account.name}</span>
              <span className="block text-xs text-muted tabular-nums">{account.number}</span>
              {account.usableFrom && <span className="block text-xs text-muted">{account.usableFrom}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${field.id}-error`}>{field.error}</FieldError>
    </fieldset>
  );
}
