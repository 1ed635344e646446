import { useTranslation } from '~/i18n/use-translation.ts';
import { ButtonLink } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { IconButton, IconLink } from '~/ui/icon-button.tsx';
import type { FrameView } from './play.types.ts';

const HIDDEN_AMOUNT = '***';

interface PlayBarProps {
  view: FrameView;
  amount: string | null;
  isAmountHidden: boolean;
  /** The path of the transfer; null where transfers are not possible. */
  movePath: string | null;
  fullScreen: { isFull: boolean; toggle: () => void } | null;
}

/** The bar above a game: the exit, the game's name, and the wallet that it uses. */
export function PlayBar({ view, amount, isAmountHidden, movePath, fullScreen }: PlayBarProps) {
  const { t } = useTranslation('play');
  const { game, wallet } = view;
  return (
    <section
      aria-label={t('bar.label')}
      className="flex h-12 shrink-0 items-center gap-1.5 border-b border-line bg-raised ps-1 pe-2 sm:gap-3 sm:px-3"
    >
      <IconLink icon="left" label={t('bar.leave')} to={view.leaveTo} />
      <h1 className="min-w-0 flex-1 leading-tight">
        <span className="block truncate font-sans text-sm font-semibold tracking-normal">{game.name}</span>
        <span className="block truncate font-sans text-xs font-normal tracking-normal text-muted">
          {game.vendorName}
        </span>
      </h1>
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
          state={{ isOverPage: true }}
          aria-label={t('bar.move')}
        >
          <Icon name="swap" className="size-4.5" />
          <span className="max-sm:hidden">{t('bar.move')}</span>
        </ButtonLink>
      )}
      {view.roomsPath && <IconLink icon="grid" label={t('bar.rooms')} to={view.roomsPath} className="max-sm:hidden" />}
      {fullScreen && (
        <IconButton
          icon={fullScreen.isFull ? 'shrink' : 'expand'}
          label={fullScreen.isFull ? t('bar.endFullScreen') : t('bar.fullScreen')}
          onClick={fullScreen.toggle}
        />
      )}
    </section>
  );
}
