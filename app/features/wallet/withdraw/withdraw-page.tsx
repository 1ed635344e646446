import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { type FormAnswers, useFormAnswers } from '~/ui/use-form-answers.ts';
import { Debt } from './debt.tsx';
import { Latest } from './latest.tsx';
import { OrderPage } from './order-page.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { Rollovers } from './rollovers.tsx';
import type { AskView, WithdrawView } from './withdraw.server.ts';
import { WithdrawForm } from './withdraw-form.tsx';

interface AskProps {
  view: AskView;
  answers: FormAnswers;
}

export default function WithdrawPage({ view }: { view: WithdrawView }) {
  const answers = useFormAnswers('withdraw');
  const { t } = useTranslation('wallet');
  return (
    <section className="space-y-4">
      <h1 className="text-xl">{t('withdraw.title')}</h1>
      {view.kind === 'order' ? (
        <OrderPage key={view.order.orderNo} order={view.order} answers={answers} />
      ) : (
        <Ask view={view} answers={answers} />
      )}
    </section>
  );
}

function Ask({ view, answers }: AskProps) {
  const { t } = useTranslation('wallet');
  const { form, receipts } = view;
  return (
    <>
      <dl className="grid gap-2.5 sm:grid-cols-3">
        {view.sums.map(({ label, text }) => (
          <div key={label} className="min-w-0 rounded-control bg-sunken px-3.5 py-2.5">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-base font-semibold wrap-anywhere tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      {view.limit && (
        <p className="flex gap-2.5 rounded-control border border-line bg-raised p-3.5 text-sm">
          <Icon name="info" className="mt-0.5 size-5 shrink-0 text-accent" />
          {view.limit}
        </p>
      )}
      {view.perks && (
        <p className="flex gap-2.5 text-sm text-muted">
          <Icon name="crown" className="size-5 shrink-0 text-accent" />
          <span>
            {view.perks.text}{' '}
            {view.perks.path && (
              <Link to={view.perks.path} className="touch font-medium text-link hover:underline">
                {t('withdraw.allRanks')}
              </Link>
            )}
          </span>
        </p>
      )}
      {receipts.map((order) => (
        <ReceiptForm key={order.orderNo} order={order} answer={answers.receipt} />
      ))}
      {view.debt ? (
        <Debt view={view.debt} answer={answers.debt} />
      ) : (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
          <MethodList methods={view.methods} />
          {form ? (
            <WithdrawForm key={form.code} view={form} answer={answers.withdraw} />
          ) : (
            <EmptyState icon="clock" title={t('withdraw.closed')}>
              <p className="max-w-sm">{t('withdraw.closedText')}</p>
            </EmptyState>
          )}
        </div>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Rollovers view={view.rollovers} answer={answers.giveUp} />
        <Latest rows={view.latest} recordPath={view.recordPath} answer={answers.cancel} />
      </div>
    </>
  );
}

function MethodList({ methods }: { methods: AskView['methods'] }) {
  const { t } = useTranslation('wallet');
  return (
    <nav aria-label={t('withdraw.methods')}>
      <ul className="grid gap-2 min-[30rem]:grid-cols-2 lg:grid-cols-1">
        {methods.map(({ code, name, mark, note, isSelected, path }) => (
          <li key={code}>
            <Link
              to={path}
              aria-current={isSelected ? 'true' : undefined}
              className="flex h-full min-h-14 items-center gap-3 rounded-card border border-line bg-raised px-3.5 py-2.5 shadow-card hover:border-accent aria-[current]:border-accent aria-[current]:bg-accent/8"
            >
              <Picture lost="mark" src={mark} alt="" width={40} height={40} className="size-10 shrink-0" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{name}</span>
                <span className="block text-xs text-muted">{note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
