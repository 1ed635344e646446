import { useLocation, useNavigate, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { useIsNear } from '~/ui/use-is-near.ts';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';
import type { GameCardView, GamesPageView } from './games.types.ts';

/** What of an address decides which games are listed: not the dialog over them. */
function listOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('modal');
  params.delete('notice');
  return params.toString();
}

/** Whether other games of the same page are on their way. */
function useIsListChanging(): boolean {
  const here = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === here.pathname && listOf(next.search) !== listOf(here.search);
}

/** The next page of a list that grows: it comes by itself when its place is near, and by the link without scripts. */
function More({ path, isGrowing }: { path: string; isGrowing: boolean }) {
  const { t } = useTranslation('games');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const navigate = useNavigate();
  useEffect(() => {
    if (isNear) navigate(path, { replace: true, preventScrollReset: true });
  }, [isNear, path, navigate]);
  return (
    <div ref={place}>
      <ButtonLink
        to={path}
        look="outline"
        replace
        preventScrollReset
        aria-busy={isGrowing || undefined}
        className="mx-auto flex! w-max"
      >
        {t('more')}
      </ButtonLink>
    </div>
  );
}

interface GameResultsProps extends Pick<GamesPageView, 'page' | 'totalPages' | 'pageLinks' | 'morePath'> {
  games: GameCardView[];
}

/** A page of games with the ways to the others; one that grows keeps what it shows while more is on the way. */
export function GameResults({ games, page, totalPages: total, pageLinks, morePath }: GameResultsProps) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation('common');
  const { location: next } = useNavigation();
  const isChanging = useIsListChanging();
  const isGrowing = isChanging && `${next?.pathname}${next?.search}` === morePath;
  const isPaged = pageLinks.previous !== null || pageLinks.next !== null;
  return (
    <>
      {isChanging && !isGrowing ? (
        <GameGridSkeleton count={Math.max(games.length, 5)} label={t('loading')} />
      ) : (
        <GameGrid games={games} label={t('results')} />
      )}
      {morePath && <More key={morePath} path={morePath} isGrowing={isGrowing} />}
      {isPaged && (
        <Pagination
          label={common('pages.label')}
          position={common('pages.position', { page, total })}
          links={pageLinks}
          labels={{
            first: common('pages.first'),
            previous: common('pages.previous'),
            next: common('pages.next'),
            last: common('pages.last'),
          }}
        />
      )}
    </>
  );
}
