import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Picture } from '~/ui/picture.tsx';
import { RecordTable } from '~/ui/record-table.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import type { LevelView, MeasureView, OwnView, VipView } from './vip.server.ts';

const CARD = 'min-w-0 space-y-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6';

export function VipPage({ view }: { view: VipView }) {
  const { t } = useTranslation('vip');
  const { join } = view;
  return (
    <div className="wrap space-y-8 py-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 space-y-1">
          <h1 className="text-xl">{t('title')}</h1>
          <p className="max-w-prose text-base text-muted">{t('text')}</p>
        </div>
        {join && (
          <p className="flex flex-wrap gap-2.5">
            {join.signUp && <ButtonLink to={join.signUp}>{t('signUp')}</ButtonLink>}
            {join.logIn && (
              <ButtonLink to={join.logIn} look="outline">
                {t('logIn')}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
      {view.own && <Own own={view.own} />}
      <section aria-labelledby="ranks">
        <SectionHeading id="ranks">{t('ranks')}</SectionHeading>
        <Levels levels={view.levels} />
        <p className="mt-3 text-sm text-muted">{view.terms}</p>
      </section>
      {view.own && <History rows={view.own.history} />}
    </div>
  );
}

function Own({ own }: { own: OwnView }) {
  const { t } = useTranslation('vip');
  const { next, keep, ceiling } = own;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <section aria-labelledby="own-rank" className={CARD}>
        <div className="flex items-center gap-4">
          <Picture lost="mark" src={own.badge} alt="" width={48} height={48} className="size-16" />
          <div>
            <p className="text-sm text-muted">{t('own')}</p>
            <h2 id="own-rank" className="text-xl">
              {own.name}
            </h2>
          </div>
        </div>
        {next ? (
          <>
            <h3 className="text-base font-semibold">{next.title}</h3>
            {next.measures.map((measure) => (
              <Bar key={measure.label} measure={measure} />
            ))}
            {!ceiling && <p className="text-sm text-muted">{t('atOnce')}</p>}
          </>
        ) : (
          <p className="text-base">{t('highest')}</p>
        )}
        {own.rewardsPath && (
          <ButtonLink to={own.rewardsPath} look="outline" className="w-full">
            {t('rewards')}
          </ButtonLink>
        )}
      </section>
      <div className="grid min-w-0 gap-4">
        {ceiling && (
          <section aria-labelledby="back" className={CARD}>
            <h2 id="back" className="text-base">
              {ceiling.title}
            </h2>
            <p className="text-sm">{ceiling.text}</p>
            <Bar measure={ceiling.measure} />
          </section>
        )}
        {keep && (
          <section aria-labelledby="keep" className={CARD}>
            <h2 id="keep" className="text-base">
              {keep.title}
            </h2>
            <Bar measure={keep.measure} />
            <p className="flex gap-2.5 text-sm">
              <Icon
                name={keep.isOpen ? 'clock' : 'check'}
                className={`size-5 shrink-0 ${keep.isOpen ? 'text-muted' : 'text-positive'}`}
              />
              {keep.text}
            </p>
          </section>
        )}
        {!keep && !ceiling && (
          <section className={CARD}>
            <h2 className="text-base">{t('start')}</h2>
            <p className="text-sm text-muted">{t('startText')}</p>
            <ButtonLink to={paths.home()} look="outline">
              {t('toGames')}
            </ButtonLink>
          </section>
        )}
      </div>
    </div>
  );
}

function Bar({ measure }: { measure: MeasureView }) {
  const { label, share, text, left } = measure;
  return (
    <div className="space-y-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">{left}</span>
      </p>
      <progress aria-label={label} aria-valuetext={text} max={1000} value={share} />
      <p className="text-xs text-muted tabular-nums">{text}</p>
    </div>
  );
}

function Levels({ levels }: { levels: LevelView[] }) {
  const { t } = useTranslation('vip');
  const amount = (key: 'turnover' | 'deposits' | 'keep' | 'cashback' | 'upgrade' | 'weekly' | 'birthday') => ({
    key,
    label: t(`columns.${key}`),
    isAmount: true,
    cell: (level: LevelView) => level[key],
  });
  return (
    <div className="overflow-x-auto">
      <RecordTable
        label={t('ranks')}
        isLed
        rows={levels}
        columns={[
          {
            key: 'name',
            label: t('columns.name'),
            cell: ({ name, badge, isOwn, needs }) => (
              <span className="flex min-w-0 flex-1 items-center gap-2.5 md:min-w-max">
                <Picture lost="mark" src={badge} alt="" width={48} height={48} className="size-8" />
                <span className="min-w-0 md:shrink-0">
                  <span className="flex flex-wrap items-center gap-x-2 font-semibold whitespace-nowrap">
                    {name}
                    {isOwn && <Badge look="highlight">{t('yours')}</Badge>}
                  </span>
                  <span className="block text-xs text-muted md:hidden">{needs}</span>
                </span>
              </span>
            ),
          },
          ...(['turnover', 'deposits', 'keep', 'cashback', 'upgrade', 'weekly', 'birthday'] as const).map(amount),
        ]}
        detail={({ points, withdrawDay, review, service }) => [
          { label: t('columns.points'), text: points },
          { label: t('columns.withdrawDay'), text: withdrawDay },
          { label: t('columns.review'), text: review },
          { label: t('columns.service'), text: service },
        ]}
      />
    </div>
  );
}

function History({ rows }: { rows: OwnView['history'] }) {
  const { t } = useTranslation('vip');
  return (
    <section aria-labelledby="history">
      <SectionHeading id="history">{t('history')}</SectionHeading>
      {rows.length === 0 ? (
        <p className="text-base text-muted">{t('noHistory')}</p>
      ) : (
        <ol className="divide-y divide-line rounded-card border border-line bg-raised px-4 shadow-card">
          {rows.map(({ id, text, time, isRise }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-2.5 text-sm">
              <Icon name={isRise ? 'up' : 'down'} className={`size-5 ${isRise ? 'text-positive' : 'text-muted'}`} />
              <span className="font-medium">{text}</span>
              <span className="ms-auto text-xs text-muted">{time}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
