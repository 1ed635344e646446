import type { MouseEvent } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Link } from '~/ui/link.tsx';
import { openWindow } from '~/ui/open-window.ts';
import { ScrollRow } from '~/ui/scroll-row.tsx';
import { TabLinks } from '~/ui/tab-links.tsx';
import { ThemedImage } from '~/ui/themed-image.tsx';
import { HOT_TAB, LOGIN_WINDOW } from '../session.constants.ts';
import type { LoginMenuView, LoginVendorView } from '../session.types.ts';
import { loginPath } from './login-panel.tsx';

const CARD =
  'grid h-16 place-items-center rounded-control border border-line bg-raised px-3 transition-[border-color,box-shadow] hover:border-edge hover:shadow-card';

function openVendor(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const { width, height } = LOGIN_WINDOW;
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  event.preventDefault();
  const features = `width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`;
  openWindow(event.currentTarget.href, features);
}

function VendorLink({ vendor }: { vendor: LoginVendorView }) {
  const { t } = useTranslation('session');
  const logo = (
    <ThemedImage
      onLight={vendor.logoOnLight}
      onDark={vendor.logoOnDark}
      alt={vendor.name}
      width={160}
      height={48}
      className="h-9 w-30 object-contain"
    />
  );
  if (!vendor.isNewWindow) {
    return (
      <Link to={vendor.path} className={CARD}>
        {logo}
      </Link>
    );
  }
  return (
    <a
      href={vendor.path}
      target="_blank"
      rel="noopener"
      onClick={openVendor}
      aria-label={t('menu.newWindow', { name: vendor.name })}
      className={CARD}
    >
      {logo}
    </a>
  );
}

export function VendorMenu({ menu, redirectTo }: { menu: LoginMenuView; redirectTo: string }) {
  const { t } = useTranslation('session');
  const tabs = menu.tabs.map((tab) => {
    const path = loginPath(redirectTo, { tab: tab.key === HOT_TAB ? undefined : tab.key });
    return { ...tab, path };
  });
  return (
    <section aria-label={t('menu.label')} className="space-y-3">
      <TabLinks label={t('menu.label')} tabs={tabs} />
      {menu.vendors.length === 0 ? (
        <p className="py-5 text-muted">{t('menu.empty')}</p>
      ) : (
        <ScrollRow
          label={t('menu.label')}
          previousLabel={t('menu.previous')}
          nextLabel={t('menu.next')}
          className="gap-2.5"
        >
          {menu.vendors.map((vendor) => (
            <li key={vendor.code} className="w-38 shrink-0 snap-start">
              <VendorLink vendor={vendor} />
            </li>
          ))}
        </ScrollRow>
      )}
    </section>
  );
}
