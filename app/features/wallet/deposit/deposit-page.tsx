import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { useFormAnswers } from '~/ui/use-form-answers.ts';
import type { DepositAnswer } from './action.server.ts';
import { ChannelList } from './channel-list.tsx';
import type { ChooseView, DepositView, FormView } from './deposit.server.ts';
import { DepositForm } from './deposit-form.tsx';
import { OrderPage } from './order-page.tsx';

export default function DepositPage({ view }: { view: DepositView }) {
  const answers = useFormAnswers<DepositAnswer>('deposit');
  const { t } = useTranslation('wallet');
  return (
    <section className="space-y-4">
      <h1 className="text-xl">{t('deposit.title')}</h1>
      {view.kind === 'order' ? (
        <OrderPage key={view.order.orderNo} order={view.order} answers={answers} />
      ) : (
        <Choose view={view} answer={answers.deposit} />
      )}
    </section>
  );
}

function Choose({ view, answer }: { view: ChooseView; answer: DepositAnswer | undefined }) {
  const { t } = useTranslation('wallet');
  if (!view.isOpen && !answer)
    return (
      <EmptyState icon="clock" title={t('deposit.allClosed')}>
        <p className="max-w-sm">{t('deposit.allClosedText')}</p>
      </EmptyState>
    );
  return (
    <>
      {view.open.length > 0 && (
        <section aria-labelledby="open-deposits" className="space-y-2">
          <h2 id="open-deposits" className="text-base">
            {t('deposit.open')}
          </h2>
          <ul className="space-y-2">
            {view.open.map(({ orderNo, text, state, path }) => (
              <li key={orderNo}>
                <Link
                  to={path}
                  className="flex min-h-12 items-center gap-3 rounded-card border border-line bg-raised px-4 py-2.5 shadow-card hover:border-accent"
                >
                  <Icon name="clock" className="size-5 shrink-0 text-accent" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{text}</span>
                    <span className="block text-sm text-muted">{state}</span>
                  </span>
                  <Icon name="right" className="size-4 shrink-0 text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <ChannelList channels={view.channels} />
        <ChosenChannel key={view.form?.code} form={view.form} answer={answer} />
      </div>
    </>
  );
}

/** A channel closed meanwhile keeps its form. */
function ChosenChannel({ form, answer }: { form: FormView | null; answer: DepositAnswer | undefined }) {
  const { t } = useTranslation('wallet');
  const [wasOpen] = useState(form?.isOpen);
  if (form && (form.isOpen || wasOpen || answer)) return <DepositForm view={form} answer={answer} />;
  return (
    <EmptyState icon="clock" title={t('deposit.channelClosed')}>
      <p className="max-w-sm">{t('deposit.channelClosedText')}</p>
    </EmptyState>
  );
}
