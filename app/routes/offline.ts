import { brandCss } from '~/brand/brand.server.ts';
import { staticPolicy, writeStaticPage } from '~/features/system/static-page.server.tsx';
import { withSite } from '~/request/with-site.server.ts';

/** The service worker keeps it. */
export const loader = withSite(
  async ({ brand, language, theme, t }, { context: { nonce } }) => {
    const page = writeStaticPage(
      {
        language,
        theme,
        css: brandCss(brand),
        brandName: brand.merchantName,
        icon: 'globe',
        title: t('system', 'offline.title'),
        text: t('system', 'offline.text'),
        retry: t('system', 'offline.retry'),
      },
      nonce,
    );
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': staticPolicy(`'nonce-${nonce}'`),
    };
    return new Response(page, { headers });
  },
  { isOpen: true },
);
