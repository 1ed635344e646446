import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import type { BonusView } from './bonus.server.ts';

type Family = BonusView['families'][number];
type Play = Family['plays'][number];

const ROW = 'flex min-h-11 items-center gap-3 px-3.5 py-1.5';

export default function BonusPage({ view }: { view: BonusView }) {
  const { t } = useTranslation('orders');
  return (
    <section className="min-w-0 space-y-4">
      <h1 className="text-xl">{t('bonus.title')}</h1>
      <h2 className="text-lg">{t('bonus.ofBet')}</h2>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line text-sm shadow-card sm:grid-cols-4">
        {view.products.map(({ id, product, rebate, counts }) => (
          <div key={id} className="flex min-w-0 items-baseline justify-between gap-2 bg-raised px-3.5 py-2">
            <dt className="min-w-0 text-muted">{product}</dt>
            <dd className="text-end font-semibold tabular-nums">
              {rebate}
              <small className="block text-xs font-normal text-muted">{counts}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{t('bonus.counted')}</p>
      {view.groups.length > 0 && (
        <>
          <h2 className="text-lg">{t('bonus.lotteries')}</h2>
          <TabLinks label={t('bonus.groups')} tabs={view.groups} isReplacing />
          {view.series === null ? (
            <p className="text-muted">{t('bonus.fixed')}</p>
          ) : (
            <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
              <div>
                <dt className="text-sm text-muted">{t('bonus.series')}</dt>
                <dd className="text-lg font-semibold">{view.series}</dd>
              </div>
              <div>
                <dt className="text-sm text-muted">{t('bonus.rebate')}</dt>
                <dd className="text-lg font-semibold">{`${view.rebate}%`}</dd>
              </div>
            </dl>
          )}
          <p className="text-sm text-muted">{t('bonus.note')}</p>
          <div className="grid items-start gap-2 lg:grid-cols-2">
            {view.families.map((family) => (
              <details
                key={family.code}
                className="group/family overflow-clip rounded-card border border-line bg-raised text-sm shadow-card"
              >
                <OddsSummary odds={family} turn="group-open/family:rotate-180" />
                <ul className="divide-y divide-line border-t border-line">
                  {family.plays.map((play) => (
                    <PlayOdds key={play.code} play={play} />
                  ))}
                </ul>
              </details>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function PlayOdds({ play }: { play: Play }) {
  const [first, ...others] = play.prizes;
  if (others.length === 0)
    return (
      <li className={ROW}>
        <span className="min-w-0 flex-1">
          {play.name}
          {first?.name && <small className="block text-xs text-muted">{first.name}</small>}
        </span>
        <span className="tabular-nums">{play.most}</span>
      </li>
    );
  return (
    <li>
      <details className="group/play">
        <OddsSummary odds={play} turn="group-open/play:rotate-180" />
        <dl className="bg-sunken px-3.5 py-1.5">
          {play.prizes.map(({ id, name, odds }) => (
            <div key={id} className="flex justify-between gap-3 py-1">
              <dt className="min-w-0 text-muted">{name}</dt>
              <dd className="tabular-nums">{odds}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

function OddsSummary({ odds: { name, most, isRange }, turn }: { odds: Family | Play; turn: string }) {
  const { t } = useTranslation('orders');
  return (
    <summary className={`${ROW} cursor-pointer hover:bg-current/4 focus-visible:-outline-offset-3`}>
      <span className="min-w-0 flex-1 font-semibold">{name}</span>
      <span className="tabular-nums">{isRange ? t('bonus.upTo', { odds: most }) : most}</span>
      <Icon name="down" className={`size-4 text-muted transition-transform ${turn}`} />
    </summary>
  );
}
