import type { GameCardView } from '~/features/games/games.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { SectionLink } from '~/ui/section-link.tsx';

interface SideMenuGamesProps {
  title: string;
  games: GameCardView[];
  allPath: string;
}

export function SideMenuGames({ title, games, allPath }: SideMenuGamesProps) {
  const { t: common } = useTranslation('common');
  return (
    <section aria-label={title}>
      <div className="flex items-baseline justify-between px-3 pt-1 pb-2">
        <p className="text-xs font-semibold text-muted">{title}</p>
        {games.length > 0 && <SectionLink to={allPath} label={common('seeAll')} of={title} />}
      </div>
      {games.length === 0 ? (
        <p className="px-3 pb-2 text-muted">{common('noData')}</p>
      ) : (
        <ul className="scroller scroll-px-3 gap-2.5 px-3 pb-2">
          {games.map((game) => (
            <li key={game.id} className="w-20 shrink-0 snap-start">
              <Link to={game.path} target={game.isNewWindow ? '_blank' : undefined} className="block rounded-control">
                <Picture
                  lost="cover"
                  src={game.cover}
                  alt=""
                  width={300}
                  height={400}
                  loading="lazy"
                  className="aspect-[3/4] w-full rounded-control bg-sunken object-cover"
                />
                <span className="mt-1.5 block truncate text-xs font-medium">{game.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
