import { Form } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { ServiceAnchor } from '~/features/system/service/service-link.tsx';
import { useTexts, useTranslation } from '~/i18n/use-translation.ts';
import { PaymentPasswordField } from '~/parts/payment/payment-password-field.tsx';
import { ActingAs } from '~/ui/acting-as.tsx';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { ModalLink } from '~/ui/overlay.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { BreakTerms } from './break-terms.tsx';
import type { BreakView } from './limits.server.ts';
import { refundSchema } from './schema.ts';

const LINK = 'touch inline-flex items-center font-medium text-link hover:underline';

const TITLES = {
  timeOut: 'limits.break.timeOut',
  exclusion: 'limits.break.excluded',
  held: 'limits.break.held.title',
} as const;

/** The current break or hold: its end, the money that can be withdrawn, and what stays open. */
export function Break({ view, answer }: { view: BreakView; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('account');
  const { t: layout } = useTranslation('layout');
  const { kind, until, isTurnedAway, balance, available, left, bonuses } = view;
  const isHeld = kind === 'held';
  return (
    <section aria-labelledby="break" className="mx-auto max-w-2xl space-y-5">
      <div className="flex items-center gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-sunken text-link">
          <Icon name="pause" className="size-7" />
        </span>
        <div className="min-w-0 space-y-1">
          <h1 id="break" className="text-xl">
            {t(TITLES[kind])}
          </h1>
          <p>{isHeld ? t('limits.break.held.text') : t('limits.break.until', { time: until })}</p>
        </div>
      </div>
      {isTurnedAway && (
        <p role="status" className="flex gap-2.5 rounded-control border border-line bg-raised p-3.5 text-sm">
          <Icon name="info" className="mt-0.5 size-5 shrink-0 text-accent" />
          {isHeld ? t('limits.break.held.closed') : t('limits.break.closed', { time: until })}
        </p>
      )}
      <div className="space-y-4 rounded-card border border-line bg-raised p-5 shadow-card">
        <dl className="grid gap-2.5 sm:grid-cols-2">
          <div className="min-w-0">
            <dt className="text-xs text-muted">{t('limits.break.available')}</dt>
            <dd className="text-lg font-semibold wrap-anywhere tabular-nums">{available}</dd>
          </div>
          <div className="min-w-0">
            <dt className="text-xs text-muted">{t('limits.break.balance')}</dt>
            <dd className="text-lg font-semibold wrap-anywhere tabular-nums">{balance}</dd>
          </div>
        </dl>
        {left && <p className="text-sm">{t('limits.break.rest', { left, time: until })}</p>}
        <ButtonLink to={paths.withdraw()} size="large" className="w-full">
          {t('limits.break.withdraw')}
        </ButtonLink>
        {view.deposits && <Refund key={view.key} deposits={view.deposits} idempotencyKey={view.key} answer={answer} />}
        {bonuses.map((bonus) => (
          <GiveUp key={bonus.id} bonus={bonus} />
        ))}
      </div>
      <BreakTerms />
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <Link to={paths.accountRecord()} className={LINK}>
            {t('limits.break.links.money')}
          </Link>
        </li>
        <li>
          <Link to={paths.bettingRecord()} className={LINK}>
            {t('limits.break.links.bets')}
          </Link>
        </li>
        <li>
          <Link to={paths.inbox()} className={LINK}>
            {t('limits.break.links.messages')}
          </Link>
        </li>
        <li>
          <ModalLink modal="logout" className={LINK}>
            {layout('member.signOut')}
          </ModalLink>
        </li>
      </ul>
      <div className="space-y-2">
        <p className="text-muted">{t(isHeld ? 'limits.break.held.help' : 'limits.break.help')}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <Link to={paths.help({ article: 'responsible' })} className={LINK}>
            {t('limits.help')}
          </Link>
          <ServiceAnchor className={LINK}>{t('limits.service')}</ServiceAnchor>
        </p>
      </div>
    </section>
  );
}

/** Own deposits that wait for bets: the office decides. */
function Refund({
  deposits,
  idempotencyKey,
  answer,
}: {
  deposits: string;
  idempotencyKey: string;
  answer: FormAnswer | undefined;
}) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const action = paths.limits({ form: 'refund' });
  const form = useActionForm({ id: 'limits-refund', action, schema: refundSchema(useTexts()), answer, idempotencyKey });
  return (
    <details className="group border-t border-line pt-2" open={answer !== undefined}>
      <summary className="touch flex cursor-pointer items-center justify-between gap-3 font-medium">
        {t('limits.refund.title')}
        <Icon name="down" className="size-4 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <p className="mb-4 text-sm">{t('limits.refund.text', { amount: deposits })}</p>
      <ActionForm
        form={form}
        label={t('limits.refund.title')}
        errorTitle={common('errors.summary')}
        submit={t('limits.refund.submit', { amount: deposits })}
        pending={t('limits.pending')}
        look="outline"
      >
        <PaymentPasswordField field={form.field('paymentPassword')} />
      </ActionForm>
    </details>
  );
}

/** Leads to the withdrawal page, which also shows a refusal. */
function GiveUp({ bonus: { id, name, takes } }: { bonus: BreakView['bonuses'][number] }) {
  const { t } = useTranslation('account');
  return (
    <Form method="post" action={paths.withdraw({ form: 'giveUp' })} className="space-y-2 border-t border-line pt-4">
      <ActingAs />
      <input type="hidden" name="rolloverId" value={id} />
      <p id={`bonus-${id}`} className="text-sm wrap-anywhere">
        {t('limits.break.bonus', { name, takes })}
      </p>
      <Button look="outline" className="w-full" aria-describedby={`bonus-${id}`}>
        {t('limits.break.giveUp')}
      </Button>
    </Form>
  );
}
