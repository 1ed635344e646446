import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { Icon } from '~/ui/icon.tsx';
import { FavouriteButton } from './favourites.tsx';
import type { GameCardView } from './games.types.ts';

interface GameCardProps {
  game: GameCardView;
  /** Its name in another dress. */
  label?: ReactNode;
  /** Among the first on the page: its picture does not wait. */
  isEager?: boolean;
}

/** A game in the shop window: its cover says what it is and opens it, the frame stays quiet. */
export function GameCard({ game, label, isEager }: GameCardProps) {
  const { t } = useTranslation('games');
  return (
    <article className="relative">
      <Link
        to={game.path}
        target={game.isNewWindow ? '_blank' : undefined}
        className="group/card block rounded-card outline-offset-3"
      >
        <span className="relative block overflow-hidden rounded-card bg-sunken shadow-card">
          <img
            src={game.cover}
            alt=""
            width={300}
            height={400}
            loading={isEager ? 'eager' : 'lazy'}
            decoding="async"
            className="aspect-[3/4] w-full object-cover"
          />
          <span className="absolute start-1.5 end-11 top-1.5 flex flex-wrap gap-1 sm:start-2 sm:top-2">
            {game.isHot && <Badge look="hot">{t('hot')}</Badge>}
            {game.isNew && <Badge look="brand">{t('new')}</Badge>}
            {game.hasJackpot && <Badge look="highlight">{t('jackpot')}</Badge>}
          </span>
          <span
            aria-hidden="true"
            className="game-shade absolute inset-0 hidden flex-col items-center justify-end gap-1 p-2 pb-4 text-on-media transition-opacity group-hover/card:flex group-focus-visible/card:flex starting:opacity-0"
          >
            <span className="flex h-10 max-w-full items-center gap-1.5 rounded-control bg-highlight px-3 text-sm font-semibold text-on-highlight">
              <Icon name="play" className="size-4" />
              <span className="truncate">{t('play')}</span>
            </span>
            {game.minBet && <span className="hidden text-xs sm:block">{t('minBetFrom', { amount: game.minBet })}</span>}
          </span>
          <span className="pointer-events-none absolute inset-0 rounded-card ring-1 ring-text/10 transition-[box-shadow] ring-inset group-hover/card:ring-2 group-hover/card:ring-highlight" />
        </span>
        <span className="mt-2 block truncate text-sm leading-snug font-semibold">{label ?? game.name}</span>
        {game.isNewWindow && <span className="sr-only">({t('newWindow')})</span>}
      </Link>
      <span className="flex gap-x-2 text-xs max-sm:flex-col sm:items-center sm:justify-between">
        <Link
          to={game.vendorPath}
          aria-label={t('moreFrom', { vendor: game.vendorName })}
          className="block max-w-max min-w-0 truncate rounded-badge py-1 text-muted hover:text-text hover:underline"
        >
          {game.vendorName}
        </Link>
        {game.trialPath && (
          <Link
            to={game.trialPath}
            rel="nofollow"
            aria-label={t('tryLabel', { name: game.name })}
            className="block max-w-max shrink-0 rounded-badge py-1 font-semibold text-link hover:underline"
          >
            {t('try')}
          </Link>
        )}
      </span>
      <FavouriteButton game={game} />
    </article>
  );
}
