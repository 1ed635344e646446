import type { BrandView } from '~/brand/brand.types.ts';
import { paths } from '~/config/paths.ts';
import { ServiceAnchor } from '~/features/system/service/service-link.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Icon } from '~/ui/icon.tsx';
import { Link } from '~/ui/link.tsx';
import { ModalLink } from '~/ui/overlay.tsx';
import { Picture } from '~/ui/picture.tsx';
import { FooterVendors } from './footer-vendors.tsx';
import type { FooterView, LinkView } from './shell.types.ts';

const HEADING = 'mb-3 text-sm font-semibold text-on-header';

function FooterLink({ link: { path, label } }: { link: LinkView }) {
  const [page, section] = path.split('#');
  if (page === paths.help() && section) {
    return (
      <ModalLink modal="help" method={section} className="footer-link">
        {label}
      </ModalLink>
    );
  }
  return (
    <Link to={path} className="footer-link">
      {label}
    </Link>
  );
}

function LinkColumn({ title, links }: { title: string; links: LinkView[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <p className={HEADING}>{title}</p>
      <ul className={links.length > 6 ? 'footer-columns' : ''}>
        {links.map((link) => (
          <li key={link.path}>
            <FooterLink link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Licences({ licences }: Pick<BrandView, 'licences'>) {
  const { t } = useTranslation('layout');
  if (licences.length === 0) return null;
  return (
    <section aria-label={t('footer.licences')}>
      <p className={HEADING}>{t('footer.licences')}</p>
      <ul className="flex flex-wrap gap-2.5">
        {licences.map((licence) => (
          <li key={licence.id}>
            <Link to={paths.licence(licence.id)} title={licence.name} className="block">
              <Picture
                lost="name"
                src={licence.image}
                alt={licence.name}
                width={120}
                height={48}
                loading="lazy"
                className="h-12 w-30 object-contain"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FooterProps {
  view: FooterView;
  brand: BrandView;
}

export function Footer({ view, brand }: FooterProps) {
  const { t } = useTranslation('layout');
  return (
    <footer className="on-dark mt-12 border-t border-header-line bg-header pb-[calc(4.5rem+env(safe-area-inset-bottom))] text-on-header lg:pb-0">
      {view.vendors.length > 0 && <FooterVendors vendors={view.vendors} count={view.vendorCount} />}
      <div className="wrap grid gap-8 py-8 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1.1fr] lg:gap-12 lg:py-10">
        <div className="space-y-4 sm:col-span-2 lg:col-span-1">
          <Picture
            lost="name"
            src={brand.logoOnDark}
            alt={brand.name}
            width={140}
            height={40}
            loading="lazy"
            className="h-10 w-35 object-contain object-left"
          />
          <p className="max-w-md text-header-muted">{brand.tagline}</p>
          {brand.hasService && (
            <ServiceAnchor className="inline-flex h-11 items-center gap-2.5 rounded-control border border-header-muted/50 px-4 font-semibold hover:bg-current/8">
              <Icon name="headset" className="size-5 text-highlight" />
              {t('footer.service')}
            </ServiceAnchor>
          )}
        </div>
        <LinkColumn title={t('footer.products')} links={view.products} />
        <LinkColumn title={t('footer.help')} links={view.help} />
        <Licences licences={brand.licences} />
      </div>
      <div className="border-t border-header-line">
        <div className="wrap flex flex-col gap-4 py-6 text-xs text-header-muted md:flex-row md:items-center md:gap-6">
          <ModalLink
            modal="help"
            method="responsible"
            aria-label={t('footer.adultsOnly', { age: brand.minimumAge })}
            className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-highlight text-sm font-bold text-highlight"
          >
            {brand.minimumAge}+
          </ModalLink>
          <div className="min-w-0 flex-1 space-y-1">
            <p className="font-medium text-on-header">{t('footer.responsible', { age: brand.minimumAge })}</p>
            <p className="max-w-4xl">{brand.footerText}</p>
          </div>
          {brand.hasAnalytics && (
            <ModalLink modal="cookies" className="footer-link shrink-0">
              {t('consent.settings')}
            </ModalLink>
          )}
          <p className="shrink-0">{t('footer.copyright', { year: view.year, name: brand.name })}</p>
        </div>
      </div>
    </footer>
  );
}
