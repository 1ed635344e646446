import { type ReactNode, useEffect } from 'react';
import { FairCheck } from '~/features/games/fair/fair-check.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { BackLink } from '~/ui/back-link.tsx';
import { Button } from '~/ui/button.tsx';
import { CopyButton } from '~/ui/copy-button.tsx';
import { Field } from '~/ui/field.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { SearchForm } from '~/ui/search-form.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { Balls } from '../balls.tsx';
import { BoardNumbers } from '../board.tsx';
import { checkDraw, type FairDraw } from './check.ts';
import type { FairDrawView, FairView } from './fair.types.ts';

const MOST_BALLS = 10;

export default function FairPage({ view }: { view: FairView }) {
  const { t, list } = useTranslation('fair');
  const { back, draw, missing, recent } = view;
  return (
    <div className="wrap pt-2 pb-8 md:pt-3">
      <div className="mx-auto max-w-3xl space-y-6">
        <header className="space-y-1.5">
          <BackLink to={back.path}>{back.label}</BackLink>
          <h1 className="text-xl">{t('title')}</h1>
          <p className="text-muted">{t('lead')}</p>
        </header>
        <Search view={view} />
        {missing && <Note>{missing}</Note>}
        {draw && <DrawProof draw={draw} />}
        {recent.length > 0 && <Recent draws={recent} />}
        <section aria-labelledby="how" className="space-y-2">
          <h2 id="how" className="text-lg">
            {t('how.title')}
          </h2>
          <ol className="list-decimal space-y-1.5 ps-5 text-sm">
            {list('how.steps').map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}

function fill(id: string, value: string) {
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement || (field instanceof HTMLSelectElement && value)) field.value = value;
}

function Search({ view: { action, games, gameCode, numero } }: { view: FairView }) {
  const { t } = useTranslation('fair');
  // The fields stay mounted for another URL, so focus stays.
  useEffect(() => {
    fill('fair-lottery', gameCode);
    fill('fair-numero', numero);
  }, [gameCode, numero]);
  return (
    <SearchForm
      action={action}
      role="search"
      aria-label={t('title')}
      className="flex flex-wrap items-start gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <SelectField
        id="fair-lottery"
        name="gameCode"
        label={t('form.lottery')}
        groups={games}
        defaultValue={gameCode || undefined}
        className="min-w-0 flex-1 basis-56"
      />
      <Field
        id="fair-numero"
        name="numero"
        label={t('form.numero')}
        hint={t('form.hint')}
        defaultValue={numero}
        inputMode="numeric"
        maxLength={15}
        autoComplete="off"
        className="min-w-0 flex-1 basis-44 [&_label]:text-xs [&_label]:text-muted"
      />
      <Button className="mt-5.5 max-sm:mt-0 max-sm:w-full">{t('form.submit')}</Button>
    </SearchForm>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p role="note" className="flex gap-2.5 rounded-control bg-sunken px-4 py-3 text-sm">
      <Icon name="info" className="size-5 shrink-0 text-muted" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

function DrawProof({ draw }: { draw: FairDrawView }) {
  const { t } = useTranslation('fair');
  const { balls, board, check, recipe } = draw;
  return (
    <section aria-label={t('facts.numero')} className="space-y-4">
      <dl className="facts">
        {draw.facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
        {balls.length + board.length > 0 && (
          <div>
            <dt>{t('facts.result')}</dt>
            <dd>
              {balls.length > 0 ? (
                <Balls group={draw.group} numbers={balls} most={MOST_BALLS} />
              ) : (
                <BoardNumbers board={board} />
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('facts.hash')}</dt>
          <dd className="wrap-anywhere select-all">{draw.hash}</dd>
        </div>
        <div>
          <dt>{t('facts.seed')}</dt>
          <dd className="wrap-anywhere select-all">{draw.seed}</dd>
        </div>
      </dl>
      {draw.note && <Note>{draw.note}</Note>}
      {check && <Check key={`${check.gameCode} ${check.numero}`} draw={check} />}
      {recipe && <Recipe {...recipe} />}
    </section>
  );
}

function Check({ draw }: { draw: FairDraw }) {
  const { t } = useTranslation('fair');
  const isInteractive = useIsInteractive();
  const find = async () => {
    const { doesSeedFit, doesResultFit, computed } = await checkDraw(draw);
    return [
      { isRight: doesSeedFit, text: t(doesSeedFit ? 'check.seedFits' : 'check.seedDiffers') },
      {
        isRight: doesResultFit,
        text: doesResultFit ? t('check.resultFits') : t('check.resultDiffers', { numbers: computed.join(', ') }),
      },
    ];
  };
  return (
    <>
      <FairCheck find={find} check={t('check.run')} checking={t('check.running')} />
      {!isInteractive && (
        <noscript>
          <p className="text-sm text-muted">{t('check.noScript')}</p>
        </noscript>
      )}
    </>
  );
}

function Recipe({ steps, program }: NonNullable<FairDrawView['recipe']>) {
  const { t } = useTranslation('fair');
  return (
    <details className="group/recipe rounded-card border border-line bg-raised shadow-card">
      <summary className="flex min-h-12 items-center gap-3 px-4 py-2 font-semibold">
        <span className="flex-1">{t('recipe.title')}</span>
        <Icon name="down" className="size-5 text-muted transition-transform group-open/recipe:rotate-180" />
      </summary>
      <div className="space-y-3 px-4 pb-4 text-sm">
        <ol className="list-decimal space-y-1.5 ps-5 wrap-anywhere">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="font-medium">
          {t('recipe.program')}
          <CopyButton
            text={program}
            label={t('recipe.program')}
            texts={{ copy: t('recipe.copy'), copied: t('recipe.copied') }}
          />
        </p>
        <pre className="rounded-control bg-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">
          <code>{program}</code>
        </pre>
      </div>
    </details>
  );
}

function Recent({ draws }: { draws: FairView['recent'] }) {
  const { t } = useTranslation('fair');
  return (
    <section aria-labelledby="recent" className="space-y-2">
      <h2 id="recent" className="text-lg">
        {t('recent.title')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised shadow-card">
        {draws.map(({ numero, path, time, state }) => (
          <li key={numero} className="flex flex-wrap items-center gap-x-4 px-4 py-1.5 text-sm">
            <Link to={path} className="touch inline-flex items-center font-semibold text-link tabular-nums">
              {numero}
            </Link>
            <span className="flex-1 text-muted">{time}</span>
            <span className="text-muted max-sm:w-full max-sm:pb-1.5">{state}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
