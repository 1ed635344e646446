import { useRef } from 'react';
import { paths } from '~/config/paths.ts';
import type { VendorLogo } from '~/features/system/system.types.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import { Link } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { useFetched } from '~/ui/use-fetched.ts';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import { useIsNear } from '~/ui/use-is-near.ts';
import { useSlides } from '~/ui/use-slides.ts';
import { FOOTER_VENDORS_PER_PAGE } from './layout.constants.ts';

const toPages = (vendors: VendorLogo[]) =>
  Array.from({ length: Math.ceil(vendors.length / FOOTER_VENDORS_PER_PAGE) }, (_, page) =>
    vendors.slice(page * FOOTER_VENDORS_PER_PAGE, (page + 1) * FOOTER_VENDORS_PER_PAGE),
  );

/** Later pages load when the footer is near. */
export function FooterVendors({ vendors, count }: { vendors: VendorLogo[]; count: number }) {
  const { t } = useTranslation('layout');
  const row = useRef<HTMLUListElement>(null);
  const isNear = useIsNear(row);
  const all = useFetched<VendorLogo[]>(isNear && count > vendors.length ? paths.vendors() : null);
  const pages = toPages(all ?? vendors);
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
                    <Link to={vendor.path} className="vendor-logo">
                      <Picture lost="name" src={vendor.logo} alt={vendor.name} width={160} height={48} loading="lazy" />
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
