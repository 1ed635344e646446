import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Link } from '~/ui/link.tsx';
import { Balls } from '../balls.tsx';
import { BoardNumbers } from '../board.tsx';
import type { PartOf, ResultRow } from './trends.types.ts';

const MOST_BALLS = 10;

interface ResultListProps {
  code: string;
  group: string;
  part: PartOf<'results'>;
}

export function ResultList({ code, group, part }: ResultListProps) {
  const { t } = useTranslation('trends');
  const { rows, olderPath, newestPath } = part;
  return (
    <section aria-labelledby="draws-title">
      <h2 id="draws-title" className="sr-only">
        {t('kinds.results')}
      </h2>
      {rows.length === 0 ? (
        <EmptyState icon="clock" title={t(newestPath ? 'results.noOlder' : 'results.empty')} />
      ) : (
        <ol className="draw-list">
          {rows.map((row) => (
            <li key={row.numero} className="draw-row">
              <p className="draw-name">
                <b>{row.numero}</b>
                <small>{row.time}</small>
              </p>
              <Balls group={group} numbers={row.numbers} most={MOST_BALLS} />
              <Sides row={row} part={part} />
              <Link to={paths.lotteryFair({ gameCode: code, numero: row.numero })} className="draw-check">
                {t('results.check')}
                <span className="sr-only"> {row.numero}</span>
              </Link>
              {row.board.length > 0 && <Board row={row} prizes={part.prizes} isOpen={!newestPath && row === rows[0]} />}
            </li>
          ))}
        </ol>
      )}
      <nav aria-label={t('results.pages')} className="mt-4 flex flex-wrap justify-center gap-3">
        {newestPath && (
          <ButtonLink to={newestPath} look="outline">
            {t('results.newest')}
          </ButtonLink>
        )}
        {olderPath && (
          <ButtonLink to={olderPath} look="outline">
            {t('results.older')}
          </ButtonLink>
        )}
      </nav>
    </section>
  );
}

function Sides({ row: { total, sides, source }, part: { sideNames } }: { row: ResultRow; part: PartOf<'results'> }) {
  const { t } = useTranslation('trends');
  return (
    <p className="draw-sides">
      {total !== null && <b>{t('results.total', { n: total })}</b>}
      {sides.map((side, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each road has its place
        <span key={index} data-side={side}>
          {sideNames[side]}
        </span>
      ))}
      {source && <em>{source}</em>}
    </p>
  );
}

function Board({ row, prizes, isOpen }: { row: ResultRow; prizes: readonly string[]; isOpen: boolean }) {
  const { t } = useTranslation('trends');
  return (
    <details open={isOpen} className="basis-full">
      <summary className="draw-more">
        {t('results.board')}
        <span className="sr-only"> {row.numero}</span>
      </summary>
      <BoardNumbers board={row.board.map((numbers, index) => ({ prize: prizes[index] ?? '', numbers }))} />
    </details>
  );
}
