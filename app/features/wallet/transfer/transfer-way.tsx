import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import type { TransferDirection, WalletRow } from '../wallet.types.ts';
import type { WalletsView } from './panel.server.ts';

interface TransferWayProps {
  view: Pick<WalletsView, 'base' | 'wallet'>;
  name: string;
  chosen: TransferDirection;
  onChosen: (way: TransferDirection) => void;
}

export function TransferWay({ view: { base, wallet }, name, chosen, onChosen }: TransferWayProps) {
  const { t } = useTranslation('wallet');
  const ways: [TransferDirection, WalletRow, WalletRow][] = [
    ['in', base, wallet],
    ['out', wallet, base],
  ];
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">{t('transfer.way')}</legend>
      <dl className="grid grid-cols-2 gap-3">
        {[base, wallet].map((row) => (
          <div key={row.accountTypeId} className="min-w-0 rounded-control bg-sunken p-3">
            <dt className="truncate text-xs text-muted">{row.name}</dt>
            <dd className="truncate text-base font-semibold tabular-nums">{row.amount}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2">
        {ways.map(([value, from, to]) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-3 rounded-control border border-edge px-3.5 has-checked:border-accent has-checked:bg-accent/8"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              onChange={() => onChosen(value)}
            />
            <span className="flex min-w-0 flex-1 items-center gap-2 font-medium">
              <span className="truncate">{from.name}</span>
              <Icon name="right" className="size-4" />
              <span className="sr-only">{t('transfer.to')}</span>
              <span className="truncate">{to.name}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
