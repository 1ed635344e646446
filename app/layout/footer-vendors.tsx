import { Link } from '@remix-run/react';
import { useRef } from 'react';
import type { NavigationVendor } from '~/features/system/system.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { useSlides } from '~/ui/use-slides.ts';
import { FOOTER_VENDORS_PER_PAGE } from './layout.constants.ts';

const pagesOf = (vendors: NavigationVendor[]) =>
  Array.from({ length: Math.ceil(vendors.length / FOOTER_VENDORS_PER_PAGE) }, (_, page) =>
    vendors.slice(page * FOOTER_VENDORS_PER_PAGE, (page + 1) * FOOTER_VENDORS_PER_PAGE),
  );

/** The logos of the game providers, ten on a page. */
export function FooterVendors({ vendors }: { vendors: NavigationVendor[] }) {
  const { t } = useTranslation('layout');
  const row = useRef<HTMLUListElement>(null);
  const pages = pagesOf(vendors);
  const { current, goTo } = useSlides(row, pages.length);
  const isInteractive = useIsInteractive();

  return (
    <section aria-label={t('footer.vendors')} className="border-b border-header-line">
      <div className="wrap py-6">
        <div className="mb-3 flex min-h-10 items-center justify-between gap-4">
          <p className="text-sm font-semibold">{t('footer.vendors')}</p>
          {isInteractive && pages.length > 1 && (
            <div className="flex items-center gap-1">
              <IconButton icon="left" label={t('footer.previousVendors')} onClick={() => goTo(current - 1)} />
              <p className="min-w-11 text-center text-xs text-header-muted tabular-nums">
                <span className="sr-only">{t('footer.vendorPage', { number: current + 1, total: pages.length })}</span>
                <span aria-hidden="true">
                  {current + 1} / {pages.length}
                </span>
              </p>
              <IconButton icon="right" label={t('footer.nextVendors')} onClick={() => goTo(current + 1)} />
            </div>
          )}
        </div>
        <ul ref={row} className="scroller -mx-1">
          {pages.map((page) => (
            <li key={page[0]?.code} className="w-full shrink-0 snap-start px-1 py-1">
              <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5 xl:grid-cols-10">
                {page.map((vendor) => (
                  <li key={vendor.code}>
                    <Link
                      to={vendor.path}
                      className="grid h-12 place-items-center rounded-control px-2 opacity-75 transition-opacity hover:opacity-100 focus-visible:opacity-100"
                    >
                      <img
                        src={vendor.logoOnDark}
                        alt={vendor.name}
                        width={160}
                        height={48}
                        loading="lazy"
                        className="h-9 w-full max-w-30 object-contain"
                      />
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
