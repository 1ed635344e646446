import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { ScrollRow } from '~/ui/scroll-row.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import { SectionLink } from '~/ui/section-link.tsx';
import { categoryIcon } from './category-icon.ts';
import { GameCard } from './game-card.tsx';
import type { GameCategoryView } from './games.types.ts';

/** The hot games of a category in one row that scrolls sideways. */
export function GameRow({ category }: { category: GameCategoryView }) {
  const { t } = useTranslation('games');
  const { t: common } = useTranslation('common');
  const id = `games-${category.gameType.toLowerCase()}`;
  return (
    <section aria-labelledby={id} className="later min-w-0">
      <SectionHeading
        id={id}
        icon={<Icon name={categoryIcon(category.gameType)} />}
        end={<SectionLink to={category.path} label={common('seeAll')} of={category.label} />}
      >
        {category.label}
      </SectionHeading>
      <ScrollRow
        label={category.label}
        previousLabel={t('row.previous')}
        nextLabel={t('row.next')}
        className="gap-3 py-1 sm:gap-4"
      >
        {category.games.map((game) => (
          <li key={game.id} className="w-28 shrink-0 snap-start sm:w-36 xl:w-[calc((100%-6*1rem)/7)]">
            <GameCard game={game} />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
