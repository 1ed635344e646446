import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from 'react';
import { LOST_PICTURES } from './lost-pictures.ts';

interface PictureProps extends ComponentPropsWithoutRef<'img'> {
  src: string;
  /** For a logo, its name. */
  lost: keyof typeof LOST_PICTURES | 'name';
  /** By media query. */
  other?: { srcSet: string; media: string; width: number; height: number };
}

/**
 * A placeholder of the same size replaces it after a failure. Placeholders are inlined, so they work offline; without
 * scripts, the alt text shows.
 */
export function Picture({ src, lost, other, alt, ...image }: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const isLost = failed === src;
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

interface WidePictureProps extends Pick<PictureProps, 'src' | 'loading' | 'width' | 'height'> {
  /** Shape and corners. */
  className: string;
}

/** An offer's picture, beside its title. */
export const WidePicture = ({ className, ...image }: WidePictureProps) => (
  <Picture
    lost="wide"
    alt=""
    width={640}
    height={360}
    {...image}
    className={`w-full bg-sunken object-cover ${className}`}
  />
);
