import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LobbyGames } from './lobby-games.tsx';
import type { LobbyView } from './play.types.ts';

/** A lobby's games over the page where it was chosen; null where it cannot be opened now. */
export function LobbyPanel({ lobby }: { lobby: LobbyView | null }) {
  const { t } = useTranslation('play');
  if (lobby) return <LobbyGames view={lobby} />;
  return (
    <EmptyState icon="wrench" title={t('failed.maintenance.title')}>
      <p className="max-w-sm">{t('failed.maintenance.text')}</p>
    </EmptyState>
  );
}
