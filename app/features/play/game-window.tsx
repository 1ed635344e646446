import { useNavigationType } from '@remix-run/react';
import { useEffect } from 'react';
import { HIDDEN_AMOUNT } from '~/features/wallet/wallet.constants.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { openWindow } from '~/ui/open-window.ts';
import { FIRST_OVER } from '~/ui/overlay.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { BonusLine } from './bonus-line.tsx';
import type { WindowView } from './play.types.ts';
import { RealityCheck } from './session/reality-check.tsx';
import { SessionLine } from './session/session-line.tsx';
import { usePlaySession } from './session/use-play-session.ts';
import { TrialNotice } from './trial-notice.tsx';
import { useMovePath } from './use-move-path.ts';

interface GameWindowProps {
  view: WindowView;
  isAmountHidden: boolean;
  answer: FormAnswer | undefined;
}

/** Opens after a click, but not after a reload or Back. */
export function GameWindow({ view, isAmountHidden, answer }: GameWindowProps) {
  const { t } = useTranslation('play');
  const isAskedFor = useNavigationType() === 'PUSH';
  const { game, trial, wallet, bonus, address, leaveTo } = view;
  const movePath = useMovePath(view);
  const { session, isCheckDue } = usePlaySession(view.session);
  useEffect(() => {
    if (isAskedFor && !isCheckDue) openWindow(address);
  }, [isAskedFor, isCheckDue, address]);
  return (
    <>
      <TrialNotice trial={trial} />
      <div className="wrap flex flex-col items-center gap-4 py-12 text-center">
        <Picture
          lost="cover"
          src={game.cover}
          alt=""
          width={300}
          height={400}
          className="w-36 rounded-card shadow-card"
        />
        <h1 className="text-xl">{t('window.title', { name: game.name })}</h1>
        <p className="max-w-md text-base text-muted">{t('window.text')}</p>
        {wallet && (
          <p className="tabular-nums">
            {wallet.name ?? t('bar.balance')}: <strong>{isAmountHidden ? HIDDEN_AMOUNT : wallet.amount}</strong>
          </p>
        )}
        {session && <SessionLine session={session} isAmountHidden={isAmountHidden} />}
        <BonusLine bonus={bonus} isAmountHidden={isAmountHidden} className="justify-center" />
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={address} target="_blank" rel="noopener noreferrer">
            <Icon name="play" className="size-4" />
            {t('window.open')}
          </ButtonLink>
          {movePath && (
            <ButtonLink to={movePath} look="highlight" preventScrollReset state={FIRST_OVER}>
              {t('bar.move')}
            </ButtonLink>
          )}
          <ButtonLink to={leaveTo} look="outline">
            {t('others')}
          </ButtonLink>
        </div>
      </div>
      <RealityCheck session={session} leaveTo={leaveTo} answer={answer} />
    </>
  );
}
