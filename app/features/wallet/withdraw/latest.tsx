import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { CancelForm } from './cancel-form.tsx';
import type { AskView } from './withdraw.server.ts';

interface LatestProps {
  rows: AskView['latest'];
  recordPath: string;
  answer: FormAnswer | undefined;
}

export function Latest({ rows, recordPath, answer }: LatestProps) {
  const { t } = useTranslation('wallet');
  return (
    <section
      aria-labelledby="latest-withdrawals"
      className="min-w-0 space-y-3 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="latest-withdrawals" className="text-base">
          {t('withdraw.latest')}
        </h2>
        {rows.length > 0 && (
          <Link to={recordPath} className="touch text-sm font-medium text-link hover:underline">
            {t('withdraw.all')}
          </Link>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{t('withdraw.noneYet')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.orderNo} className="space-y-2 py-2.5 first:pt-0 last:pb-0">
              <Link to={row.path} className="touch flex items-center gap-3 rounded-control hover:bg-current/5">
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold wrap-anywhere tabular-nums">{row.amount}</span>
                  <span className="block text-xs text-muted wrap-anywhere">{row.account}</span>
                  <span className="block text-xs text-muted">{row.time}</span>
                </span>
                <span className="max-w-2/5 text-end text-sm wrap-anywhere">{row.stateName}</span>
                <Icon name="right" className="size-4 shrink-0 text-muted" />
              </Link>
              {row.canCancel && <CancelForm orderNo={row.orderNo} answer={answer} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
