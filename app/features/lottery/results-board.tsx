import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import { SectionLink } from '~/ui/section-link.tsx';
import { Balls } from './balls.tsx';
import { Countdown } from './countdown.tsx';
import { useLiveLotteries } from './live-lotteries.tsx';
import type { LotteryView, PopularView } from './lottery.server.ts';

interface ResultsBoardProps {
  /** Null on failure. */
  view: PopularView | null;
  allPath: string;
}

/** The first lottery of the brand stands large. */
export function ResultsBoard({ view, allPath }: ResultsBoardProps) {
  const { t } = useTranslation('lottery');
  const { t: common } = useTranslation('common');
  const lotteries = new Map(useLiveLotteries().map((each) => [each.gameId, each]));
  const rows = view?.results.flatMap(({ gameId, trendsPath }) => {
    const lottery = lotteries.get(gameId);
    return lottery ? [{ lottery, trendsPath }] : [];
  });
  const title = t('results.title');
  return (
    <section aria-labelledby="results" className="min-w-0">
      <SectionHeading
        id="results"
        icon={<Icon name="lott" />}
        end={<SectionLink to={allPath} label={common('seeAll')} of={title} />}
      >
        {title}
      </SectionHeading>
      {view && rows?.length ? (
        <>
          <ul className="results-board">
            {rows.map(({ lottery, trendsPath }, index) => (
              <Result key={lottery.gameId} lottery={lottery} trendsPath={trendsPath} isLarge={index === 0} />
            ))}
          </ul>
          <p className="mt-2 text-xs text-muted">{t('results.zone', { zone: view.zone })}</p>
        </>
      ) : (
        <EmptyState icon="lott" title={t('results.empty')}>
          <p>{t('results.emptyText')}</p>
        </EmptyState>
      )}
    </section>
  );
}

interface ResultProps {
  lottery: LotteryView;
  trendsPath: string;
  isLarge: boolean;
}

function Result({ lottery, trendsPath, isLarge }: ResultProps) {
  const { t } = useTranslation('lottery');
  const { name, path, group, numbers, lastNumero, wonOn, nextOn, until, isClosed } = lottery;
  return (
    <li className={isLarge ? 'slip' : undefined}>
      <Link to={path} className="result-name">
        {name}
      </Link>
      <span className="result-draw">
        {t('numero', { numero: lastNumero })} <time dateTime={wonOn.replaceAll('.', '-')}>{wonOn}</time>
      </span>
      <span className="result-balls">
        <Balls group={group} numbers={numbers} size={isLarge ? 'large' : 'small'} />
      </span>
      <span className="result-next">
        {t('results.next')} <time dateTime={nextOn.replaceAll('.', '-')}>{nextOn}</time>
      </span>
      <span className="result-clock">
        {isClosed ? <Badge>{t('maintenance')}</Badge> : <Countdown until={until} label={t('closes', { name })} />}
      </span>
      <Link to={trendsPath} aria-label={t('results.trendsOf', { name })} className="result-trends">
        {t('results.trends')}
      </Link>
    </li>
  );
}
