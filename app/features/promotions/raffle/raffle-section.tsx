import { type ReactNode, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Field } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useFormAnswers } from '~/ui/use-form-answers.ts';
import type { RaffleView } from './raffle.server.ts';
import { seedsSchema, spinSchema } from './schema.ts';
import { Wheel } from './wheel.tsx';

interface OwnProps {
  id: number;
  own: NonNullable<RaffleView['own']>;
}

const CARD = 'min-w-0 space-y-3 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6';

export function RaffleSection({ view }: { view: RaffleView }) {
  const { t } = useTranslation('raffle');
  const { id, rule, wheel, prizes, own, depositPath } = view;
  const result = own?.result ?? null;
  const [stopped, setStopped] = useState(result?.orderNo);
  const isTurning = result !== null && result.orderNo !== stopped;
  return (
    <section aria-labelledby="raffle" className="grid items-start gap-4 lg:grid-cols-2">
      <div className={`${CARD} text-center`}>
        <h2 id="raffle" className="text-lg">
          {t('title')}
        </h2>
        <Wheel fields={wheel} result={result} onStop={setStopped} />
        <p role="status" className="min-h-7 text-lg font-semibold wrap-anywhere">
          {result && !isTurning && (
            <span className={result.isBlank ? 'text-muted' : 'text-profit'}>
              {result.isBlank ? result.prize : t('won', { prize: result.prize })}
            </span>
          )}
          {isTurning && <span className="text-muted">{t('turning')}</span>}
        </p>
        {own && own.tickets > 0 && own.hasPrizes && (
          <SpinForm key={own.total} id={id} own={own} isTurning={isTurning} />
        )}
        {own && !own.hasPrizes && <p className="text-muted">{t('empty')}</p>}
        {own && (
          <div className="text-sm text-muted tabular-nums">
            <p className="font-semibold text-text">{own.count}</p>
            {own.lots.map((lot) => (
              <p key={lot}>{lot}</p>
            ))}
          </div>
        )}
        <p className="text-sm text-muted">{rule}</p>
        {own && depositPath && (
          <ButtonLink to={depositPath} look={own.tickets > 0 ? 'outline' : 'primary'} className="w-full">
            {t('deposit')}
          </ButtonLink>
        )}
      </div>
      <div className={CARD}>
        <h2 className="text-lg">{t('prizes')}</h2>
        <ul className="divide-y divide-line">
          {prizes.map(({ id: prizeId, text, chance, left, isGone }) => (
            <li
              key={prizeId}
              className={`flex items-baseline justify-between gap-3 py-2 ${isGone ? 'text-muted' : ''}`}
            >
              <span className="min-w-0">
                <span className={`font-semibold wrap-anywhere ${isGone ? 'line-through' : ''}`}>{text}</span>
                {left && <span className="block text-sm text-muted">{left}</span>}
              </span>
              <span className="shrink-0 tabular-nums">{chance}</span>
            </li>
          ))}
        </ul>
        <p className="text-sm text-muted">{t('chances')}</p>
      </div>
      {own && <Spins id={id} own={own} />}
    </section>
  );
}

function SpinForm({ id, own, isTurning }: OwnProps & { isTurning: boolean }) {
  const { t } = useTranslation('raffle');
  const form = useActionForm({
    id: 'spin',
    action: paths.promotion(id, { form: 'spin' }),
    schema: spinSchema,
    answer: useFormAnswers('checkIn').spin,
    idempotencyKey: own.key,
    keepsPlace: true,
  });
  return (
    <ActionForm
      form={{ ...form, isPending: form.isPending || isTurning }}
      label={t('title')}
      errorTitle={t('error')}
      submit={t('spin')}
      pending={t('spinning')}
    />
  );
}

function Spins({ id, own }: OwnProps) {
  const { t } = useTranslation('raffle');
  const { spins, page, totalPages } = own;
  const pageTexts = usePageTexts(page, totalPages);
  return (
    <div className={`${CARD} lg:col-span-2`}>
      <h2 className="text-lg">{t('spins')}</h2>
      {spins.length === 0 && <p className="text-muted">{t('none')}</p>}
      <ul className="divide-y divide-line">
        {spins.map(({ orderNo, time, prize, path }) => (
          <li key={orderNo} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 py-2">
              <span className="font-semibold wrap-anywhere">{prize}</span>
              <span className="block text-sm text-muted tabular-nums">{time}</span>
            </span>
            <Link to={path} className="touch flex items-center gap-1 font-medium text-link hover:underline">
              <Icon name="shield" className="size-4.5" />
              {t('verify')}
              <span className="sr-only">{time}</span>
            </Link>
          </li>
        ))}
      </ul>
      {totalPages > 1 && <Pagination links={own.pageLinks} {...pageTexts} />}
      <Seeds id={id} own={own} />
    </div>
  );
}

function Seeds({ id, own }: OwnProps) {
  const { t } = useTranslation('raffle');
  const { serverSeedHash, clientSeed, nonce } = own.seeds;
  const answer = useFormAnswers('checkIn').seeds;
  const facts: [string, ReactNode][] = [
    [t('seeds.hash'), serverSeedHash],
    [t('seeds.own'), clientSeed],
    [t('seeds.count'), nonce],
  ];
  return (
    <details open={answer !== undefined} className="group/seeds border-t border-line">
      <summary className="flex min-h-12 items-center gap-3 py-2 font-semibold">
        <span className="flex-1">{t('seeds.title')}</span>
        <Icon name="down" className="size-5 text-muted transition-transform group-open/seeds:rotate-180" />
      </summary>
      <div className="max-w-2xl space-y-3">
        <p className="text-sm text-muted">{t('seeds.text')}</p>
        <dl className="facts">
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="wrap-anywhere select-all tabular-nums">{text}</dd>
            </div>
          ))}
        </dl>
        <SeedsForm key={serverSeedHash} id={id} own={own} answer={answer} />
      </div>
    </details>
  );
}

function SeedsForm({ id, own, answer }: OwnProps & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('raffle');
  const message = t('seeds.error');
  const form = useActionForm({
    id: 'seeds',
    action: paths.promotion(id, { form: 'seeds' }),
    schema: seedsSchema(message),
    answer,
    defaultValue: { clientSeed: own.seeds.clientSeed },
    keepsPlace: true,
  });
  const { error, ...field } = form.field('clientSeed');
  return (
    <ActionForm
      form={form}
      label={t('seeds.title')}
      errorTitle={t('error')}
      submit={t('seeds.submit')}
      pending={t('seeds.pending')}
      look="outline"
    >
      <Field
        {...field}
        {...(error && { error })}
        label={t('seeds.next')}
        hint={message}
        maxLength={64}
        autoComplete="off"
      />
    </ActionForm>
  );
}
