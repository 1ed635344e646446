import { useTranslation } from '~/i18n/use-translation.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { FailedLaunch } from './failed-launch.tsx';
import { GameFrame } from './game-frame.tsx';
import { GameWindow } from './game-window.tsx';
import { LobbyGames } from './lobby-games.tsx';
import type { PlayView } from './play.types.ts';
import { TrialNotice } from './trial-notice.tsx';

interface PlayPageProps {
  view: PlayView;
  isAmountHidden: boolean;
  /** Response to a reality check sent without JavaScript. */
  answer: FormAnswer | undefined;
}

export function PlayPage({ view, isAmountHidden, answer }: PlayPageProps) {
  const { t } = useTranslation('play');
  switch (view.kind) {
    case 'frame':
      // Another game gets its own frame, messages and confirmation.
      return <GameFrame key={view.address} view={view} isAmountHidden={isAmountHidden} answer={answer} />;
    case 'window':
      return <GameWindow key={view.address} view={view} isAmountHidden={isAmountHidden} answer={answer} />;
    case 'list':
      return (
        <>
          <TrialNotice trial={view.trial} />
          <div className="wrap space-y-5 py-6">
            <div className="space-y-1">
              <h1 className="text-xl">{view.game.name}</h1>
              <p className="text-base text-muted">{t('lobby.text')}</p>
            </div>
            <LobbyGames view={view} />
          </div>
        </>
      );
    case 'failed':
      return <FailedLaunch view={view} />;
  }
}
