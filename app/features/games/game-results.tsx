import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { withoutOverlay } from '~/ui/overlay-address.ts';
import { Pagination } from '~/ui/pagination.tsx';
import { useIsNear } from '~/ui/use-is-near.ts';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';
import type { GamePage, GamesPageView } from './games.types.ts';

/** Drops the parameters of an overlay. */
function listSearch(search: string): string {
  return withoutOverlay(new URLSearchParams(search)).toString();
}

function useIsListChanging(): boolean {
  const here = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === here.pathname && listSearch(next.search) !== listSearch(here.search);
}

interface MoreProps {
  path: string;
  isGrowing: boolean;
  isEndless: boolean;
  onGrow: () => void;
}

/** Keeps the scroll position and replaces the history entry. */
function More({ path, isGrowing, isEndless, onGrow }: MoreProps) {
  const { t } = useTranslation('games');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const navigate = useNavigate();
  useEffect(() => {
    if (isEndless && isNear) navigate(path, { replace: true, preventScrollReset: true });
  }, [isEndless, isNear, path, navigate]);
  return (
    <div ref={place}>
      <ButtonLink
        to={path}
        look="outline"
        replace
        preventScrollReset
        onClick={onGrow}
        aria-busy={isGrowing || undefined}
        className="mx-auto flex! w-max"
      >
        {t('more')}
      </ButtonLink>
    </div>
  );
}

/** After a list has grown the pressed link is below the new games, or gone. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const known = useRef<number | null>(null);
  useEffect(() => {
    if (known.current === null || count <= known.current) return;
    list.current?.children[known.current]?.querySelector('a')?.focus({ preventScroll: true });
    known.current = null;
  }, [count]);
  const expect = () => {
    known.current = count;
  };
  return { list, expect };
}

type GameResultsProps = GamePage & Pick<GamesPageView, 'pageLinks' | 'morePath' | 'isEndless'>;

/** A growing list keeps its games while more load. */
export function GameResults(props: GameResultsProps) {
  const { games, from, page, totalPages, total, totalText, pageLinks, morePath, isEndless } = props;
  const pageTexts = usePageTexts(from < page ? `${from}–${page}` : page, totalPages);
  const { t } = useTranslation('games');
  const { location: next } = useNavigation();
  const isChanging = useIsListChanging();
  const isGrowing = isChanging && `${next?.pathname}${next?.search}` === morePath;
  const isPaged = pageLinks.previous !== null || pageLinks.next !== null;
  const { list, expect } = useFocusOnNew(games.length);
  return (
    <>
      {isChanging && !isGrowing ? (
        <GameGridSkeleton count={Math.max(games.length, 5)} label={t('loading')} />
      ) : (
        <GameGrid games={games} label={t('results')} listRef={list} />
      )}
      <p role="status" className={games.length < total ? 'text-center text-sm text-muted tabular-nums' : 'sr-only'}>
        {t('shown', { shown: games.length, total: totalText })}
      </p>
      {morePath && (
        <More
          key={isEndless ? morePath : undefined}
          path={morePath}
          isGrowing={isGrowing}
          isEndless={isEndless}
          onGrow={expect}
        />
      )}
      {isPaged && <Pagination links={pageLinks} {...pageTexts} />}
    </>
  );
}
