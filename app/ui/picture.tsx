import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';
import { LOST_PICTURES } from './lost-pictures.ts';

interface PictureProps extends ComponentPropsWithoutRef<'img'> {
  src: string;
  /** What is drawn in its place when it does not load; of a logo, its name is written. */
  lost: keyof typeof LOST_PICTURES | 'name';
  /** Another file for other windows. */
  other?: { srcSet: string; media: string; width: number; height: number };
}

/**
 * A picture from a CDN. When it does not load, a drawing of the same size takes its place. The drawing is part of the script, so that it
 * is there without a network too; without scripts, the alternative text stands on the ground of the picture.
 */
export function Picture({ src, lost, other, alt, ...image }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const isLost = failed === src;
  // It may have failed before hydration, when nobody listened.
  useEffect(() => {
    const { complete, naturalWidth } = ref.current ?? {};
    if (complete && naturalWidth === 0) setFailed(src);
  }, [src]);
  if (isLost && lost === 'name') return <b className="picture-name">{alt}</b>;
  const shown = (
    <img
      {...image}
      ref={ref}
      src={isLost && lost !== 'name' ? LOST_PICTURES[lost] : src}
      alt={alt}
      data-lost={isLost ? lost : undefined}
      onError={() => setFailed(src)}
    />
  );
  if (!other) return shown;
  return (
    <picture className="contents">
      {!isLost && <source {...other} />}
      {shown}
    </picture>
  );
}
