import { paths } from '~/config/paths.ts';
import { GameGrid } from '~/features/games/game-grid.tsx';
import { ClockProvider } from '~/features/lottery/clock.tsx';
import { Countdown } from '~/features/lottery/countdown.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { JoinLinks } from '~/parts/join-links.tsx';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { BackLink } from '~/ui/back-link.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { FieldError } from '~/ui/field.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { Icon } from '~/ui/icon.tsx';
import { WidePicture } from '~/ui/picture.tsx';
import { PrizeList } from '~/ui/ranking.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import { SectionLink } from '~/ui/section-link.tsx';
import { useFormAnswers } from '~/ui/use-form-answers.ts';
import { joinSchema, leaveSchema } from './schema.ts';
import { StateBadge } from './state-badge.tsx';
import { Table } from './table.tsx';
import type { TournamentView } from './tournaments.server.ts';
import { useStanding } from './use-standing.ts';

const CARD = 'min-w-0 space-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6';

export function TournamentPage({ view }: { view: TournamentView }) {
  const { t } = useTranslation('tournaments');
  const { t: common } = useTranslation('common');
  const { id, title, summary, image, rules, prizes, prizesNote, games, category } = view;
  const standing = useStanding(id, view.standing);
  return (
    <article className="wrap max-w-5xl space-y-6 py-6">
      <BackLink to={view.allPath}>{t('all')}</BackLink>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="min-w-0 space-y-4">
          <WidePicture src={image} className="aspect-5/2 rounded-card" />
          <h1 className="text-xl wrap-anywhere">{title}</h1>
          <p className="text-base">{summary}</p>
        </div>
        <Entry view={view} standing={standing} />
      </div>
      {games.length > 0 && (
        <section aria-labelledby="games">
          <SectionHeading
            id="games"
            end={category && <SectionLink to={category.path} label={common('seeAll')} of={t('games')} />}
          >
            {t('games')}
          </SectionHeading>
          <GameGrid games={games} label={t('games')} />
        </section>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <Table standing={standing} />
        <div className="min-w-0 space-y-6 max-lg:-order-1">
          <section aria-labelledby="prizes" className={CARD}>
            <h2 id="prizes" className="text-lg">
              {t('prizes')}
            </h2>
            <PrizeList prizes={prizes} note={prizesNote} />
          </section>
          <section aria-labelledby="rules" className={CARD}>
            <h2 id="rules" className="text-lg">
              {t('rules')}
            </h2>
            <ul className="space-y-2">
              {rules.map((rule) => (
                <li key={rule} className="flex gap-2">
                  <Icon name="check" className="mt-0.5 size-5 shrink-0 text-profit" />
                  <span className="min-w-0 wrap-anywhere">{rule}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </article>
  );
}

function Entry({ view, standing }: { view: TournamentView; standing: TournamentView['standing'] }) {
  const { t } = useTranslation('tournaments');
  const { until, period, when, now, join, leave, signIn } = view;
  const { state, stateText, players, own } = standing;
  return (
    <aside className={CARD}>
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <StateBadge state={state}>{stateText}</StateBadge>
        <span className="text-muted tabular-nums">{players}</span>
      </p>
      {until ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-muted">{until.label}</span>
          <ClockProvider now={now}>
            <Countdown until={until.time} label={until.label} className="text-lg font-semibold" />
          </ClockProvider>
        </p>
      ) : (
        <p className="font-semibold">{when}</p>
      )}
      <p className="flex gap-1.5 text-sm text-muted">
        <Icon name="clock" className="size-5 shrink-0" />
        <span className="min-w-0">{period}</span>
      </p>
      {own && <p className="font-semibold text-profit tabular-nums">{own}</p>}
      <JoinForm id={view.id} join={join} />
      <LeaveForm id={view.id} text={leave} />
      {signIn && (
        <>
          <p className="font-semibold tabular-nums">{signIn.cost}</p>
          <JoinLinks join={signIn} signUp={t('signUp')} logIn={t('logIn')} />
        </>
      )}
    </aside>
  );
}

/** Stays for its refusal: whoever has joined on another device, or comes too late, has no button any more. */
function JoinForm({ id, join }: { id: number; join: TournamentView['join'] }) {
  const { t } = useTranslation('tournaments');
  const form = useActionForm({
    id: 'join',
    action: paths.tournament(id),
    schema: joinSchema(join?.confirmError ?? ''),
    answer: useFormAnswers('join').join,
    ...(join && { idempotencyKey: join.key }),
    keepsPlace: true,
  });
  const confirm = form.field('confirm');
  if (!join) return <FormError title={t('error')} message={form.formError} reference={form.answer?.requestId} />;
  return (
    <ActionForm form={form} label={t('join')} errorTitle={t('error')} submit={join.submit} pending={t('pending')}>
      <input type="hidden" name="buyIn" value={join.buyIn} />
      {join.confirm && (
        <div>
          <Checkbox
            id={confirm.id}
            name={confirm.name}
            label={join.confirm}
            aria-invalid={confirm.error ? true : undefined}
            aria-describedby={confirm.error ? `${confirm.id}-error` : undefined}
          />
          <FieldError id={`${confirm.id}-error`}>{confirm.error}</FieldError>
        </div>
      )}
    </ActionForm>
  );
}

/** Stays for its refusal, as above. */
function LeaveForm({ id, text }: { id: number; text: string | null }) {
  const { t } = useTranslation('tournaments');
  const form = useActionForm({
    id: 'leave',
    action: paths.tournament(id, { form: 'leave' }),
    schema: leaveSchema,
    answer: useFormAnswers('join').leave,
    keepsPlace: true,
  });
  if (text === null)
    return <FormError title={t('error')} message={form.formError} reference={form.answer?.requestId} />;
  return (
    <ActionForm
      form={form}
      label={t('leave')}
      errorTitle={t('error')}
      submit={text}
      pending={t('pending')}
      look="outline"
    />
  );
}
