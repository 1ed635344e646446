import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon, type IconName } from '~/ui/icon.tsx';
import { ScrollRow } from '~/ui/scroll-row.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import { SectionLink } from '~/ui/section-link.tsx';
import { GameCard } from './game-card.tsx';
import type { GameCardView } from './games.types.ts';

interface GameRowProps {
  id: string;
  icon: IconName;
  title: string;
  path: string;
  games: GameCardView[];
}

export function GameRow({ id, icon, title, path, games }: GameRowProps) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation('common');
  return (
    <section aria-labelledby={id} className="min-w-0">
      <SectionHeading
        id={id}
        icon={<Icon name={icon} />}
        end={<SectionLink to={path} label={common('seeAll')} of={title} />}
      >
        {title}
      </SectionHeading>
      <ScrollRow
        label={title}
        previousLabel={t('row.previous')}
        nextLabel={t('row.next')}
        className="game-row gap-3 sm:gap-4"
      >
        {games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
