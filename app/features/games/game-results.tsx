import { useLocation, useNavigation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Pagination } from '~/ui/pagination.tsx';
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
      {morePath && (
        <ButtonLink
          to={morePath}
          look="outline"
          replace
          preventScrollReset
          aria-busy={isGrowing || undefined}
          className="mx-auto flex! w-max"
        >
          {t('more')}
        </ButtonLink>
      )}
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
