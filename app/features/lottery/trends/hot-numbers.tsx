import { useTranslation } from '~/i18n/use-translation.ts';
import type { PartOf } from './trends.types.ts';

type Numbered = PartOf<'numbers'>['numbers'][number];

const NAMED = 5;

export function HotNumbers({ part }: { part: PartOf<'numbers'> }) {
  const { t } = useTranslation('trends');
  const { ball, count, isGrid, numbers } = part;
  const most = Math.max(1, ...numbers.map(({ hits }) => hits));
  return (
    <section aria-labelledby="numbers-title" className="space-y-3">
      <div>
        <h2 id="numbers-title" className="font-semibold">
          {t('numbers.title', { ball, count })}
        </h2>
        <p className="text-sm text-muted">{t('numbers.hint')}</p>
      </div>
      <Summary numbers={numbers} />
      <ol className={isGrid ? 'heat-grid' : 'hot-list'}>
        {numbers.map(({ number, hits, gap, heat }) => (
          <li
            key={number}
            data-heat={heat ?? undefined}
            style={{ '--share': `${Math.round((hits / most) * 100)}%` } as object}
          >
            <b>{number}</b>
            <span>{t('numbers.hits', { n: hits })}</span>
            <small>{t('numbers.gap', { n: gap })}</small>
            {heat && <em>{t(`numbers.${heat}`)}</em>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Summary({ numbers }: { numbers: readonly Numbered[] }) {
  const { t } = useTranslation('trends');
  const byHits = [...numbers].sort((a, b) => b.hits - a.hits);
  const lists = {
    hot: byHits.filter(({ heat }) => heat === 'hot'),
    cold: byHits.filter(({ heat }) => heat === 'cold').reverse(),
    longest: [...numbers].sort((a, b) => b.gap - a.gap).slice(0, NAMED),
  };
  return (
    <dl className="hot-summary">
      {(['hot', 'cold', 'longest'] as const).map((name) => (
        <div key={name} data-heat={name}>
          <dt>{t(`numbers.${name}`)}</dt>
          <dd>{lists[name].map(({ number }) => number).join(' ') || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
