import { type ReactNode, useRef } from 'react';
import type { BannerView } from '~/features/system/system.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { useAutoplay } from '~/ui/use-autoplay.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { useSlides } from '~/ui/use-slides.ts';
import { BANNER_AUTOPLAY_MS } from './layout.constants.ts';

const FRAME = 'group relative block size-full overflow-hidden';

/** React 18 renders only HTML's spelling; its types have React's. */
const HIGH_PRIORITY = { fetchpriority: 'high' };

function BannerLink({ banner, children }: { banner: BannerView; children: ReactNode }) {
  if (!banner.link) return <div className={FRAME}>{children}</div>;
  if (banner.isExternal) {
    return (
      <a href={banner.link} target="_blank" rel="noopener" className={FRAME}>
        {children}
      </a>
    );
  }
  return (
    <Link to={banner.link} className={FRAME}>
      {children}
    </Link>
  );
}

function Slide({ banner, isFirst }: { banner: BannerView; isFirst: boolean }) {
  return (
    <BannerLink banner={banner}>
      <Picture
        lost="wide"
        other={{ media: '(width >= 48rem)', srcSet: banner.image, width: 1440, height: 480 }}
        src={banner.imageSmall}
        alt=""
        width={780}
        height={520}
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst ? HIGH_PRIORITY : {})}
        decoding={isFirst ? 'sync' : 'async'}
        className="banner-picture"
      />
      <div className="banner-words">
        <p>{banner.title}</p>
        {banner.subtitle && <p>{banner.subtitle}</p>}
      </div>
    </BannerLink>
  );
}

interface BannerCarouselProps {
  banners: BannerView[];
  /** One line of text, above game lists. */
  isLow: boolean;
}

export function BannerCarousel({ banners, isLow }: BannerCarouselProps) {
  const { t } = useTranslation('layout');
  const host = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const { current, goTo } = useSlides(row, banners.length);
  const hasMany = banners.length > 1;
  const { isPlaying, toggle } = useAutoplay(host, BANNER_AUTOPLAY_MS, () => goTo(current + 1), hasMany);
  const isInteractive = useIsInteractive();

  return (
    <section
      ref={host}
      aria-label={t('banners.label')}
      aria-roledescription="carousel"
      data-low={isLow || undefined}
      className="wrap pt-2 md:pt-3"
    >
      <div className="relative overflow-hidden rounded-card shadow-card">
        <ul ref={row} className="scroller banner-row bg-banner">
          {banners.map((banner, index) => (
            <li
              key={banner.id}
              aria-label={t('banners.slide', { number: index + 1, total: banners.length })}
              className="size-full shrink-0 snap-start snap-always"
            >
              <Slide banner={banner} isFirst={index === 0} />
            </li>
          ))}
        </ul>
        {hasMany && isInteractive && (
          <div className="banner-controls on-dark">
            {banners.map((banner, index) => (
              <button
                key={banner.id}
                type="button"
                aria-label={t('banners.slide', { number: index + 1, total: banners.length })}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => goTo(index)}
                className="group/dot grid h-11 w-6 place-items-center rounded-control pointer:h-10"
              >
                <span className="banner-dot" />
              </button>
            ))}
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={isPlaying ? t('banners.pause') : t('banners.play')}
              onClick={toggle}
              iconClassName="size-4.5 drop-shadow-[0_0_2px_rgb(0_0_0/0.7)]"
            />
          </div>
        )}
      </div>
    </section>
  );
}
