import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { useClosingDetails } from '~/ui/use-closing-details.ts';
import { Balls, WaitingBalls } from '../balls.tsx';
import { Countdown } from '../countdown.tsx';
import type { DrawView } from './draw.server.ts';
import type { Draw } from './use-draw.ts';

interface DrawStripProps {
  view: DrawView;
  draw: Draw;
  /** Other lotteries. */
  others: readonly { name: string; path: string }[];
  lobby: { name: string; path: string };
}

/** Below the header while the page scrolls. */
export function DrawStrip({ view, draw, others, lobby }: DrawStripProps) {
  const { t } = useTranslation('lottery');
  const switcher = useClosingDetails();
  const { numero, until, last, waiting, isFresh } = draw;
  const open = t('draw.open', { numero });
  return (
    <header className="draw-strip">
      <div>
        <details ref={switcher} className="draw-strip-name">
          <summary>
            <h1 className="truncate text-base lg:text-lg">{view.name}</h1>
            <Icon name="down" className="size-4 shrink-0 text-muted" />
          </summary>
          <nav aria-label={t('draw.others')} className="pop-list">
            <ul>
              {[...others, lobby].map(({ name, path }) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </details>
        <Countdown until={until} label={open} />
      </div>
      <div>
        <p className="truncate text-xs text-muted tabular-nums">{open}</p>
        <div className="draw-strip-last">
          <span className="sr-only">
            {t(waiting ? 'draw.waiting' : 'draw.last', { numero: (waiting ?? last).numero })}
          </span>
          {waiting ? (
            <WaitingBalls group={view.group} count={view.places} size="tiny" />
          ) : (
            <Balls
              key={last.numero}
              group={view.group}
              numbers={last.numbers}
              most={view.places}
              size="tiny"
              isFalling={isFresh}
            />
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {isFresh && t('draw.announced', { numero: last.numero, numbers: last.numbers.join(', ') || t('void') })}
      </p>
    </header>
  );
}
