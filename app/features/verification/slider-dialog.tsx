import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button } from '~/ui/button.tsx';
import { reloadIfClosed } from '~/ui/closed-site.ts';
import { Icon } from '~/ui/icon.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { StackedDialog } from '~/ui/stacked-dialog.tsx';
import { REQUEST_TIMEOUT_MS } from './verification.constants.ts';
import type { HumanProof, SliderScene, SliderView } from './verification.types.ts';

interface SliderDialogProps {
  scene: SliderScene;
  onSolved: (proof: HumanProof) => void;
  onClose: () => void;
}

type Trouble = 'wrong' | 'failed' | null;

async function fetchJson<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  reloadIfClosed(response.status);
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

export default function SliderDialog({ scene, onSolved, onClose }: SliderDialogProps) {
  const { t } = useTranslation('verification');
  const { t: common } = useTranslation('common');
  const id = useId();
  const track = useRef<HTMLInputElement>(null);
  const [puzzle, setPuzzle] = useState<SliderView | null>(null);
  const [x, setX] = useState(0);
  const [trouble, setTrouble] = useState<Trouble>(null);
  const [isChecking, setChecking] = useState(false);

  const load = useCallback(async () => {
    setPuzzle(null);
    setX(0);
    try {
      setPuzzle(await fetchJson<SliderView>(paths.slider(scene)));
    } catch {
      setTrouble('failed');
    }
  }, [scene]);

  useEffect(() => {
    void load();
  }, [load]);

  useEffect(() => {
    if (puzzle) track.current?.focus();
  }, [puzzle]);

  const confirm = async () => {
    if (!puzzle || isChecking || x === 0) return;
    setChecking(true);
    try {
      const body = new URLSearchParams({ sliderId: puzzle.sliderId, x: String(x) });
      const { proof } = await fetchJson<{ proof: HumanProof | null }>(paths.slider(scene), { method: 'POST', body });
      if (proof) return onSolved(proof);
      setTrouble('wrong');
      await load();
    } catch {
      setTrouble('failed');
    } finally {
      setChecking(false);
    }
  };
  const confirmByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void confirm();
  };

  return (
    <StackedDialog labelledBy={`${id}-title`} onClose={onClose}>
      <div className="space-y-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 id={`${id}-title`} className="text-lg">
            {t('slider.title')}
          </h2>
          <IconButton icon="close" label={common('close')} className="-me-2 -mt-2 text-muted" onClick={onClose} />
        </div>
        <p className="text-muted">{t('slider.text')}</p>
        <Picture puzzle={puzzle} x={x} label={t('slider.picture')} />
        <p aria-live="polite" className="flex min-h-5 items-center gap-1.5 text-sm">
          {trouble === null ? (
            <span className="text-muted">{t('slider.hint')}</span>
          ) : (
            <>
              <Icon name="alert" className="size-4 text-negative" />
              <span className="text-negative">{t(`slider.${trouble}`)}</span>
            </>
          )}
        </p>
        <input
          ref={track}
          type="range"
          min={0}
          max={puzzle ? puzzle.width - puzzle.pieceSize : 100}
          value={x}
          disabled={!puzzle || isChecking}
          aria-label={t('slider.track')}
          className="slider-track"
          onChange={(event) => setX(event.currentTarget.valueAsNumber)}
          onPointerUp={() => void confirm()}
          onKeyDown={confirmByKey}
        />
        <div className="flex gap-3">
          <Button
            type="button"
            look="outline"
            className="flex-1"
            disabled={isChecking}
            onClick={() => {
              setTrouble(null);
              void load();
            }}
          >
            {t('slider.another')}
          </Button>
          <Button type="button" className="flex-1" isPending={isChecking} onClick={() => void confirm()}>
            {isChecking ? t('slider.checking') : t('slider.confirm')}
          </Button>
        </div>
      </div>
    </StackedDialog>
  );
}

/** The aspect ratio avoids a layout shift; positions are in percent. */
function Picture({ puzzle, x, label }: { puzzle: SliderView | null; x: number; label: string }) {
  if (!puzzle) return <div className="aspect-[2/1] w-full animate-pulse rounded-control bg-sunken" />;
  const { background, piece, width, height, pieceSize, pieceY } = puzzle;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div
      className="relative overflow-hidden rounded-control select-none"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <img src={background} alt={label} width={width} height={height} draggable={false} className="w-full" />
      <img
        src={piece}
        alt=""
        width={pieceSize}
        height={pieceSize}
        draggable={false}
        className="absolute h-auto"
        style={{ left: share(x, width), top: share(pieceY, height), width: share(pieceSize, width) }}
      />
    </div>
  );
}
