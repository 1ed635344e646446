import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Badge } from '~/ui/badge.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { FavouriteButton } from './favourites.tsx';
import type { GameCardView } from './games.types.ts';

interface GameCardProps {
  game: GameCardView;
  label?: ReactNode;
  /** The card is above the fold. */
  isEager?: boolean;
}

function Marks({ game: { isClosed, isHot, isNew, hasJackpot } }: Pick<GameCardProps, 'game'>) {
  const { t } = useTranslation('games');
  if (!isClosed && !isHot && !isNew && !hasJackpot) return null;
  return (
    <span className="game-card-badges">
      {isClosed && <Badge>{t('maintenance')}</Badge>}
      {!isClosed && isHot && <Badge look="hot">{t('hot')}</Badge>}
      {!isClosed && isNew && <Badge look="brand">{t('new')}</Badge>}
      {!isClosed && hasJackpot && <Badge look="highlight">{t('jackpot')}</Badge>}
    </span>
  );
}

export function GameCard({ game, label, isEager }: GameCardProps) {
  const { t } = useTranslation('games');
  return (
    <article className={game.isClosed ? 'game-card dim-closed' : 'game-card'} data-closed={game.isClosed}>
      <Link to={game.path} target={game.isNewWindow ? '_blank' : undefined} className="game-card-link">
        <span
          className="game-card-cover"
          data-play={t(game.isClosed ? 'maintenance' : 'play')}
          data-min-bet={game.minBet ? t('minBetFrom', { amount: game.minBet }) : undefined}
        >
          <Picture lost="cover" src={game.cover} alt="" width={300} height={400} loading={isEager ? 'eager' : 'lazy'} />
          <Marks game={game} />
        </span>
        <span className="game-card-name">{label ?? game.name}</span>
        {game.rtp && (
          <span className="game-card-facts">
            {t('rtp', { rtp: game.rtp })}
            {game.volatility && <i data-level={game.volatility}>{t(`volatility.${game.volatility}`)}</i>}
          </span>
        )}
        {game.isNewWindow && <span className="sr-only">({t('newWindow')})</span>}
      </Link>
      <span className="game-card-foot">
        <Link to={game.vendorPath} aria-label={t('moreFrom', { vendor: game.vendorName })}>
          {game.vendorName}
        </Link>
        {game.canTry && (
          <Link to={`${game.path}&trial=1`} aria-label={t('tryLabel', { name: game.name })}>
            {t('try')}
          </Link>
        )}
      </span>
      <FavouriteButton game={game} />
    </article>
  );
}
