import { useTranslation } from '~/i18n/use-translation.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { PanelBody } from '~/ui/panel-body.tsx';
import { LobbyGames } from '../lobby-games.tsx';
import type { LobbyPanelView } from './panel.server.ts';

export default function LobbyPanel({ view: { lobby } }: { view: LobbyPanelView }) {
  const { t } = useTranslation('play');
  return (
    <PanelBody>
      {lobby ? (
        <LobbyGames view={lobby} />
      ) : (
        <EmptyState icon="wrench" title={t('failed.maintenance.title')}>
          <p className="max-w-sm">{t('failed.maintenance.text')}</p>
        </EmptyState>
      )}
    </PanelBody>
  );
}
