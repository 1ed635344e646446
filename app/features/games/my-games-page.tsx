import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { GameResults } from './game-results.tsx';
import type { MyGamesView } from './games.types.ts';

export function MyGamesPage({ view }: { view: MyGamesView }) {
  const { t } = useTranslation('games');
  const isFavourites = view.kind === 'favourites';
  return (
    <div className="wrap space-y-5 py-5 md:py-6">
      <h1 className="text-xl">{t(`mine.${view.kind}`)}</h1>
      <TabLinks label={t('mine.label')} tabs={view.tabs.map((tab) => ({ ...tab, label: t(`mine.${tab.key}`) }))} />
      {view.games.length === 0 ? (
        <EmptyState
          icon={isFavourites ? 'heart' : 'clock'}
          title={t(isFavourites ? 'mine.noFavourites' : 'mine.noRecent')}
        >
          <p className="max-w-sm">{t(isFavourites ? 'mine.noFavouritesText' : 'mine.noRecentText')}</p>
          <ButtonLink to={view.gamesPath} look="outline" className="mt-1">
            {t('mine.go')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <GameResults {...view} />
      )}
    </div>
  );
}
