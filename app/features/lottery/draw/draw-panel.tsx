import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Balls, WaitingBalls } from '../balls.tsx';
import { BoardNumbers } from '../board.tsx';
import { Countdown } from '../countdown.tsx';
import type { DrawView } from './draw.server.ts';
import type { Draw } from './use-draw.ts';

interface DrawPanelProps {
  view: DrawView;
  draw: Draw;
  children?: ReactNode;
}

export function DrawPanel({ view, draw, children }: DrawPanelProps) {
  const { t } = useTranslation('lottery');
  const { numero, until, last, isFresh } = draw;
  const open = t('draw.open', { numero });
  return (
    <header className="draw-panel">
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="text-lg">{view.name}</h1>
        <p className="draw-line">
          {open}
          <Countdown until={until} label={open} />
        </p>
        {children}
      </div>
      <Result view={view} draw={draw} />
      {last.board.length > 0 && (
        <details className="basis-full">
          <summary className="draw-more">{t('draw.board', { numero: last.numero })}</summary>
          <BoardNumbers key={last.numero} board={last.board} isFalling={isFresh} />
        </details>
      )}
      <p role="status" className="sr-only">
        {isFresh && t('draw.announced', { numero: last.numero, numbers: last.numbers.join(', ') || t('void') })}
      </p>
    </header>
  );
}

function Result({ view: { group, places }, draw: { waiting, last, isFresh } }: DrawPanelProps) {
  const { t } = useTranslation('lottery');
  if (waiting) {
    const label = t('draw.waiting', { numero: waiting.numero });
    return (
      <div className="draw-result">
        <p className="draw-line">
          <span className="truncate">{label}</span>
          <Countdown until={waiting.drawAt} label={label} />
        </p>
        <WaitingBalls group={group} count={places} />
      </div>
    );
  }
  return (
    <div className="draw-result">
      <p className="draw-line">
        <span className="truncate">{t('draw.last', { numero: last.numero })}</span>
      </p>
      <Balls key={last.numero} group={group} numbers={last.numbers} most={places} size="large" isFalling={isFresh} />
    </div>
  );
}
