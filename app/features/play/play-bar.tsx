import type { Ref } from 'react';
import { HIDDEN_AMOUNT } from '~/features/wallet/wallet.constants.ts';
import type { PlayBonus } from '~/features/wallet/wallet.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { IconButton, IconLink } from '~/ui/icon-button.tsx';
import { FIRST_OVER } from '~/ui/overlay.tsx';
import { BonusLine } from './bonus-line.tsx';
import type { FrameView } from './play.types.ts';
import type { PlaySessionView } from './session/session.types.ts';
import { SessionLine } from './session/session-line.tsx';

interface PlayBarProps {
  view: FrameView;
  amount: string | null;
  bonus: PlayBonus | null;
  freeRounds: string | null;
  session: PlaySessionView | null;
  isAmountHidden: boolean;
  /** Null when transfers are impossible. */
  movePath: string | null;
  foldRef: Ref<HTMLButtonElement>;
  onFold: () => void;
  onFullScreen: (() => void) | null;
}

export function PlayBar({
  view,
  amount,
  bonus,
  freeRounds,
  session,
  isAmountHidden,
  movePath,
  foldRef,
  onFold,
  onFullScreen,
}: PlayBarProps) {
  const { t } = useTranslation('play');
  const { game, wallet, trial } = view;
  return (
    <section aria-label={t('bar.label')} className="shrink-0 border-b border-line bg-raised">
      <div className="-mb-px flex h-11 items-center gap-1 pe-1 sm:gap-3 sm:px-3">
        <IconLink icon="left" label={t('bar.leave')} to={view.leaveTo} />
        <div className="min-w-0 flex-1 leading-tight">
          <h1 className="leading-tight">
            <span className="block truncate font-sans text-sm font-semibold tracking-normal">{game.name}</span>
            <span
              className={`block truncate font-sans text-xs font-normal tracking-normal text-muted ${session ? 'max-sm:hidden' : ''}`}
            >
              {trial ? t('bar.demo') : game.vendorName}
            </span>
          </h1>
          {session && (
            <p className="truncate text-xs text-muted tabular-nums sm:hidden">
              <span className="sr-only">{t('session.label', { time: session.time })}</span>{' '}
              <b className="text-text">{isAmountHidden ? HIDDEN_AMOUNT : session.net}</b>
              <span aria-hidden> · {session.time}</span>
            </p>
          )}
        </div>
        {trial && (
          <ButtonLink to={trial.realPath} look="outline" size="small">
            {t('bar.playForReal')}
          </ButtonLink>
        )}
        {session && (
          <SessionLine
            session={session}
            isAmountHidden={isAmountHidden}
            className="shrink-0 text-end *:block max-sm:hidden"
          />
        )}
        {wallet && (
          <p className="min-w-0 shrink-0 text-end leading-tight">
            <span className="block max-w-28 truncate text-xs text-muted sm:max-w-48">
              {wallet.name ?? t('bar.balance')}
            </span>
            <span className="block text-sm font-semibold tabular-nums">{isAmountHidden ? HIDDEN_AMOUNT : amount}</span>
          </p>
        )}
        {movePath && (
          <ButtonLink
            to={movePath}
            look="highlight"
            size="small"
            preventScrollReset
            state={FIRST_OVER}
            aria-label={t('bar.move')}
          >
            <Icon name="swap" className="size-4.5" />
            <span className="max-sm:hidden">{t('bar.move')}</span>
          </ButtonLink>
        )}
        {view.roomsPath && (
          <IconLink icon="grid" label={t('bar.rooms')} to={view.roomsPath} className="max-sm:hidden" />
        )}
        {onFullScreen && <IconButton icon="expand" label={t('bar.fullScreen')} onClick={onFullScreen} />}
        <IconButton ref={foldRef} icon="down" label={t('bar.fold')} onClick={onFold} iconClassName="rotate-180" />
      </div>
      {freeRounds && <p className="px-3 pb-1 text-xs font-medium tabular-nums sm:px-6">{freeRounds}</p>}
      <BonusLine bonus={bonus} isAmountHidden={isAmountHidden} className="px-3 pb-1 sm:px-6" />
    </section>
  );
}
