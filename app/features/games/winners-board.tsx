import { useEffect, useRef, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { SectionHeading } from '~/ui/section-heading.tsx';
import { useAutoplay } from '~/ui/use-autoplay.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { useIsNear } from '~/ui/use-is-near.ts';
import { WINNER_STEP_MS, WINNERS_REFRESH_MS } from './games.constants.ts';
import type { WinnerView } from './games.types.ts';

function WinnerRow({ winner }: { winner: WinnerView }) {
  return (
    <li className="snap-start">
      <Link to={winner.path} className="winner">
        <Picture lost="cover" src={winner.cover} alt="" width={300} height={400} loading="lazy" />
        <span className="winner-who">
          <b>{winner.player}</b>
          <i>{winner.gameName}</i>
        </span>
        <span className="winner-what">
          <b>{winner.amount}</b>
          <time dateTime={winner.isoTime}>{winner.time}</time>
        </span>
      </Link>
    </li>
  );
}

/** Polls while the board is near and the page visible; ignores failures. */
function useLatestWinners(first: WinnerView[], isNear: boolean): WinnerView[] {
  const [latest, setLatest] = useState<WinnerView[] | null>(null);
  useEffect(() => {
    if (!isNear) return;
    const controller = new AbortController();
    const read = async () => {
      if (document.hidden) return;
      const answer = await fetch(paths.winners(), { signal: controller.signal }).catch(() => null);
      const winners = answer?.ok ? await answer.json().catch(() => null) : null;
      if (winners) setLatest(winners);
    };
    read();
    const timer = setInterval(read, WINNERS_REFRESH_MS);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [isNear]);
  return latest ?? first;
}

export function WinnersBoard({ title, winners: first }: { title: string; winners: WinnerView[] }) {
  const { t } = useTranslation('games');
  const host = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isInteractive = useIsInteractive();
  const winners = useLatestWinners(first, useIsNear(host));
  const hasWinners = winners.length > 0;

  const step = () => {
    const element = list.current;
    if (!element) return;
    const isAtEnd = element.scrollTop + element.clientHeight > element.scrollHeight - 8;
    const row = element.scrollHeight / winners.length;
    element.scrollTo({ top: isAtEnd ? 0 : element.scrollTop + row, behavior: 'smooth' });
  };
  const { isPlaying, toggle } = useAutoplay(host, WINNER_STEP_MS, step, hasWinners);

  return (
    <section ref={host} aria-labelledby="winners">
      <SectionHeading
        id="winners"
        icon={<Icon name="trophy" />}
        end={
          isInteractive &&
          hasWinners && (
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={isPlaying ? t('winners.pause') : t('winners.play')}
              onClick={toggle}
              iconClassName="size-4.5"
              className="size-9 text-muted"
            />
          )
        }
      >
        {title}
      </SectionHeading>
      <div className="overflow-hidden rounded-card border border-line bg-raised shadow-card">
        {hasWinners ? (
          <ul
            ref={list}
            aria-label={t('winners.label')}
            className="h-90 divide-y divide-line overflow-y-auto overscroll-contain"
          >
            {winners.map((winner) => (
              <WinnerRow key={winner.id} winner={winner} />
            ))}
          </ul>
        ) : (
          <p className="px-4 py-10 text-center text-muted">{t('winners.empty')}</p>
        )}
      </div>
    </section>
  );
}
