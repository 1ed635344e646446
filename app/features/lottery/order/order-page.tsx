import { useActionData } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { BackLink } from '~/ui/back-link.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { CopyButton } from '~/ui/copy-button.tsx';
import { Link } from '~/ui/link.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { Balls } from '../balls.tsx';
import { CancelForm } from '../betting/cancel-form.tsx';
import { BoardNumbers } from '../board.tsx';
import type { LotteryOrderView } from './order.server.ts';

const MOST_BALLS = 10;
const LONG_ROW = 600;

export default function OrderPage({ view }: { view: LotteryOrderView }) {
  const { t } = useTranslation('orders');
  const answer = useActionData<FormAnswer>();
  const { refund, slipRefund, betAgain, wins } = view;
  return (
    <section className="mx-auto max-w-2xl min-w-0 space-y-4">
      <BackLink to={view.back}>{t('record.title')}</BackLink>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h1 className="text-xl">{view.lottery}</h1>
          <p className="text-sm text-muted">{view.play}</p>
        </div>
        <p data-tone={view.tone} className="badge bg-sunken text-sm! data-[tone=won]:text-profit">
          {view.state}
        </p>
      </header>
      {(refund || slipRefund || betAgain) && (
        <div className="flex flex-wrap items-center gap-3">
          {betAgain && (
            <ButtonLink to={betAgain} look="outline" size="small">
              {t('order.again')}
            </ButtonLink>
          )}
          {refund && <CancelForm id="cancel-order" order={view} refund={refund} action={view.action} answer={answer} />}
          {slipRefund && (
            <CancelForm
              id="cancel-slip"
              order={{ ...view, amount: slipRefund.amount }}
              count={slipRefund.count}
              refund={slipRefund}
              action={view.action}
              answer={refund ? undefined : answer}
            />
          )}
        </div>
      )}
      {view.outcome.length > 0 && (
        <Part title={t('order.outcome')}>
          <Facts facts={view.outcome} />
        </Part>
      )}
      {wins.length > 0 && (
        <Part title={t('order.wins')}>
          <Facts facts={wins} />
        </Part>
      )}
      {view.draws.map((draw) => (
        <Draw key={draw.name ?? draw.numero} draw={draw} group={view.group} />
      ))}
      <Part title={t('order.bet')}>
        <dl className="facts">
          {view.rows.map(({ label, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
            <div key={index}>
              <dt>{label}</dt>
              <dd
                className={`tabular-nums wrap-anywhere ${text.length > LONG_ROW ? 'max-h-48 overflow-y-auto' : ''}`}
                tabIndex={text.length > LONG_ROW ? 0 : undefined}
              >
                {text}
              </dd>
            </div>
          ))}
          <FactRows facts={view.stake} />
          <Copied label={t('order.orderNo')} text={view.orderNo} />
          <Copied label={t('record.slip')} text={view.slipNo} />
        </dl>
      </Part>
      {view.others.length > 0 && <Others view={view} />}
    </section>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="space-y-2">
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: LotteryOrderView['stake'] }) {
  return (
    <dl className="facts">
      <FactRows facts={facts} />
    </dl>
  );
}

function FactRows({ facts }: { facts: LotteryOrderView['stake'] }) {
  return facts.map(({ label, text, tone }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd className="tabular-nums" data-tone={tone}>
        {text}
      </dd>
    </div>
  ));
}

function Copied({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('orders');
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="wrap-anywhere select-all">{text}</span>
        <CopyButton text={text} label={label} texts={{ copy: t('order.copy'), copied: t('order.copied') }} />
      </dd>
    </div>
  );
}

function Draw({ draw, group }: { draw: LotteryOrderView['draws'][number]; group: string }) {
  const { t } = useTranslation('orders');
  const { t: lottery } = useTranslation('lottery');
  const { name, numero, time, state, balls, board, fairPath } = draw;
  return (
    <Part title={name ?? lottery('numero', { numero })}>
      <div className="space-y-3 rounded-card border border-line bg-raised p-4 text-sm shadow-card">
        <p className="text-muted tabular-nums">
          {name && `${lottery('numero', { numero })} · `}
          {time} · {state}
        </p>
        {balls.length > 0 && <Balls group={group} numbers={balls} most={MOST_BALLS} />}
        {board.length > 0 && <BoardNumbers board={board} />}
        {fairPath && (
          <Link to={fairPath} className="touch inline-flex items-center font-semibold text-link hover:underline">
            {t('order.fair')}
          </Link>
        )}
      </div>
    </Part>
  );
}

function Others({ view: { others, all } }: { view: LotteryOrderView }) {
  const { t } = useTranslation('orders');
  return (
    <Part title={t('order.slip')}>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised text-sm shadow-card">
        {others.map(({ orderNo, path, numero, about, amount, state, tone }) => (
          <li key={orderNo} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 tabular-nums">
            <Link to={path} className="touch inline-flex min-w-0 items-center font-medium text-link hover:underline">
              {numero}
              {about && ` · ${about}`}
            </Link>
            <span className="ms-auto">{amount}</span>
            <span data-tone={tone} className="text-muted data-[tone=won]:text-profit sm:min-w-40 sm:text-end">
              {state}
            </span>
          </li>
        ))}
      </ul>
      {all && (
        <Link to={all.path} className="touch inline-flex items-center text-sm font-semibold text-link hover:underline">
          {all.label}
        </Link>
      )}
    </Part>
  );
}
