import { useBlocker, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { panelIn } from '~/ui/overlay-address.ts';
import { Picture } from '~/ui/picture.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { LeaveQuestion } from './leave-question.tsx';
import { FRAME_SANDBOX, READY_WITHIN_MS } from './play.constants.ts';
import type { FrameView } from './play.types.ts';
import { PlayBar } from './play-bar.tsx';
import { RealityCheck } from './session/reality-check.tsx';
import { usePlaySession } from './session/use-play-session.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useGameMessages } from './use-game-messages.ts';
import { useMovePath } from './use-move-path.ts';
import { useWalletAmount } from './use-wallet-amount.ts';

interface GameFrameProps {
  view: FrameView;
  isAmountHidden: boolean;
  answer: FormAnswer | undefined;
}

/** Members who have played a round confirm before they leave. */
export function GameFrame({ view, isAmountHidden, answer }: GameFrameProps) {
  const { t } = useTranslation('play');
  const page = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  const { search } = useLocation();
  const isInteractive = useIsInteractive();
  const fullScreen = useFullScreen(page);
  const movePath = useMovePath(view);
  const [state, setState] = useState<'loading' | 'loaded' | 'ready'>('loading');
  const [opened, setOpened] = useState(1);
  // A change outside a round reloads the frame; the game continues.
  const { amount, bonus, freeRounds, readAfterRound } = useWalletAmount(view, () => {
    setState('loading');
    setOpened(opened + 1);
  });
  const play = usePlaySession(view.session);
  const isFull = fullScreen?.isFull ?? false;
  const [isFolded, setFolded] = useState(false);
  const barSwitch = useFocusOnChange(isFull || isFolded);
  const [hasPlayed, setPlayed] = useState(false);
  const isLate = useIsLate(state !== 'ready');

  const sendToGame = useGameMessages(frame, view.origin, (type) => {
    setState('ready');
    // Play money needs no confirmation.
    if (type === 'round') setPlayed(!view.trial);
    if (type === 'round' || type === 'balance') {
      readAfterRound();
      play.readSoon();
    }
    if (type === 'exit') navigate(view.leaveTo);
  });
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasPlayed && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsked = blocker.state === 'blocked';
  const isCovered = isAsked || play.isCheckDue || panelIn(new URLSearchParams(search)) !== null;
  useEffect(() => {
    // Before `ready` the frame is an empty page of this site.
    if (isCovered && state === 'ready') sendToGame('pause');
  }, [isCovered, state, sendToGame]);

  const { game } = view;
  return (
    <div
      ref={page}
      data-game
      className="relative flex h-dvh flex-col bg-surface sm:h-[calc(100dvh-3.5rem-1px)] lg:h-[calc(100dvh-4rem-1px)]"
    >
      {isFull || isFolded ? (
        <div className="on-dark absolute end-2 top-2 z-10 rounded-full bg-media/70 text-on-media">
          <IconButton
            ref={barSwitch}
            icon={isFull ? 'shrink' : 'down'}
            label={t(isFull ? 'bar.endFullScreen' : 'bar.unfold')}
            onClick={isFull ? fullScreen?.toggle : () => setFolded(false)}
          />
        </div>
      ) : (
        <PlayBar
          view={view}
          amount={amount}
          bonus={bonus}
          freeRounds={freeRounds}
          session={play.session}
          isAmountHidden={isAmountHidden}
          movePath={movePath}
          foldRef={barSwitch}
          onFold={() => setFolded(true)}
          onFullScreen={fullScreen?.toggle ?? null}
        />
      )}
      {isLate && (
        <div role="status" className="flex flex-wrap items-center gap-3 border-b border-line bg-sunken px-4 py-2">
          <p className="flex min-w-0 flex-1 items-center gap-2">
            <Icon name="clock" />
            {t('frame.late')}
          </p>
          <ButtonLink to={view.retryTo} reloadDocument look="outline" size="small">
            {t('frame.again')}
          </ButtonLink>
        </div>
      )}
      <div className="relative min-h-0 flex-1 bg-media text-on-media">
        {state === 'loading' && (
          <p role="status" className="absolute inset-0 grid place-content-center justify-items-center gap-4 p-6">
            <Picture lost="cover" src={game.cover} alt="" width={300} height={400} className="w-28 rounded-card" />
            {t('frame.loading', { name: game.name })}
          </p>
        )}
        {isInteractive ? (
          <iframe
            key={opened}
            ref={frame}
            src={view.address}
            title={t('frame.title', { name: game.name, vendor: game.vendorName })}
            sandbox={FRAME_SANDBOX}
            allow="fullscreen; autoplay"
            referrerPolicy="no-referrer"
            onLoad={() => setState((before) => (before === 'ready' ? before : 'loaded'))}
            className={`absolute inset-0 size-full border-0 ${state === 'loading' ? 'opacity-0' : ''}`}
          />
        ) : (
          <noscript>
            <p className="absolute inset-0 grid place-content-center bg-media p-6 text-center text-base">
              {t('frame.noScript')}
            </p>
          </noscript>
        )}
      </div>
      <RealityCheck session={play.session} leaveTo={view.leaveTo} answer={answer} />
      {isAsked && <LeaveQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />}
    </div>
  );
}

/** Moves focus to the button that replaced the pressed one. */
function useFocusOnChange(isBarHidden: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isBarHidden);
  useEffect(() => {
    if (before.current !== isBarHidden) button.current?.focus();
    before.current = isBarHidden;
  }, [isBarHidden]);
  return button;
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), READY_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate && isWaiting;
}
