import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { LobbyView } from './play.types.ts';

export function LobbyGames({ view: { game, games } }: { view: Pick<LobbyView, 'game' | 'games'> }) {
  const { t } = useTranslation('play');
  if (games.length === 0) return <EmptyState icon="grid" title={t('lobby.empty')} />;
  return (
    <ul
      aria-label={t('lobby.label', { name: game.name })}
      className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3 sm:gap-4"
    >
      {games.map((each) => (
        <li key={each.code} className="min-w-0">
          <Link to={each.path} className="group/lobby block rounded-card outline-offset-3">
            <Picture
              lost="cover"
              src={each.cover}
              alt=""
              width={300}
              height={400}
              loading="lazy"
              className="aspect-[3/4] w-full rounded-card bg-sunken object-cover shadow-card group-hover/lobby:brightness-110"
            />
            <span className="mt-2 block truncate text-sm leading-snug font-semibold">{each.name}</span>
            <span className="block truncate text-xs text-muted">
              {each.minBet ? t('lobby.minBet', { amount: each.minBet }) : each.vendorName}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
