import { useTranslation } from '~/i18n/use-translation.ts';
import { ActionForm, useActionForm } from '~/ui/action-form.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { Link } from '~/ui/link.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import type { OpenRollover, RolloversView } from './rollovers.server.ts';
import { giveUpSchema } from './schema.ts';

interface RolloversProps {
  view: RolloversView;
  answer: FormAnswer | undefined;
}

export function Rollovers({ view, answer }: RolloversProps) {
  const { t } = useTranslation('wallet');
  const { left, open, closed, asked } = view;
  return (
    <section
      aria-labelledby="rollovers"
      className="min-w-0 space-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="rollovers" className="text-base">
          {t('withdraw.rollovers.title')}
        </h2>
        {left && <p className="text-sm text-muted">{t('withdraw.rollovers.left', { amount: left })}</p>}
      </div>
      {asked ? (
        <GiveUp key={asked.id} asked={asked} answer={answer} />
      ) : (
        <FormError title={t('withdraw.errors.summary')} message={answer?.result.error?.['']?.[0]} />
      )}
      {open.length === 0 ? (
        <p className="text-sm text-muted">{t('withdraw.rollovers.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {open.map((rollover) => (
            <Open key={rollover.id} rollover={rollover} />
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <details className="text-sm" open={closed.some(({ due }) => due !== null)}>
          <summary className="touch cursor-pointer font-medium">{t('withdraw.rollovers.closed')}</summary>
          <ul className="mt-2 space-y-1.5">
            {closed.map(({ id, name, state, time, due }) => (
              <li key={id} className="flex justify-between gap-4">
                <span className="min-w-0 wrap-anywhere">
                  {name}
                  {due && <span className="block text-xs text-muted">{due}</span>}
                </span>
                <span className="shrink-0 text-end text-muted">
                  {state}
                  <span className="block text-xs">{time}</span>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Open({ rollover }: { rollover: OpenRollover }) {
  const { t } = useTranslation('wallet');
  const { id, name, share, progress, left, since, giveUpPath } = rollover;
  return (
    <li className="space-y-1.5 py-3 first:pt-0 last:pb-0">
      <p className="flex items-baseline justify-between gap-4">
        <span id={`rollover-${id}`} className="min-w-0 font-medium wrap-anywhere">
          {name}
        </span>
        {giveUpPath && (
          <Link
            to={giveUpPath}
            aria-label={t('withdraw.rollovers.giveUpNamed', { name })}
            className="touch shrink-0 text-sm font-medium text-link hover:underline"
          >
            {t('withdraw.rollovers.giveUp')}
          </Link>
        )}
      </p>
      <progress aria-labelledby={`rollover-${id}`} max={1000} value={share} />
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted tabular-nums">
        <span>{progress}</span>
        <span>{left}</span>
      </p>
      <p className="text-xs text-muted">{since}</p>
    </li>
  );
}

function GiveUp({ asked, answer }: { asked: NonNullable<RolloversView['asked']>; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('wallet');
  const form = useActionForm({ id: `give-up-${asked.id}`, action: asked.action, schema: giveUpSchema, answer });
  return (
    <section
      id="give-up"
      aria-labelledby="give-up-title"
      className="scroll-mt-28 space-y-3 rounded-control border border-negative/50 bg-negative/8 p-4"
    >
      <h3 id="give-up-title" className="text-base font-semibold wrap-anywhere">
        {asked.title}
      </h3>
      <p className="text-sm">{asked.text}</p>
      <ButtonLink to={asked.backPath} size="large" className="w-full" preventScrollReset>
        {t('withdraw.rollovers.keep')}
      </ButtonLink>
      <ActionForm
        form={form}
        look="outline"
        label={t('withdraw.rollovers.giveUp')}
        errorTitle={t('withdraw.errors.summary')}
        submit={t('withdraw.rollovers.giveUpYes')}
        pending={t('withdraw.pending')}
      >
        <input type="hidden" name="rolloverId" value={asked.id} />
      </ActionForm>
    </section>
  );
}
