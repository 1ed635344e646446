import { renderToStaticMarkup } from 'react-dom/server';
import { followsSystemTheme, themeInput } from '~/brand/brand.server.ts';
import { themeCss } from '~/brand/theme.ts';
import { LANGUAGES } from '~/i18n/languages.ts';
import type { Site } from '~/request/site.server.ts';
import { PlainPage } from './plain-page.tsx';

/** A router page would request the wanted page; a retry reloads the URL. */
export function writeOfflinePage(
  { brand, language, theme, t, title }: Site,
  { nonce, styles }: { nonce: string; styles: string },
): string {
  const css = themeCss(themeInput(brand), followsSystemTheme(brand));
  const page = renderToStaticMarkup(
    <html lang={LANGUAGES[language].tag} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title(t('system', 'offline.title'))}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={styles} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: tokens that brand/theme.ts has checked */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <PlainPage brandName={brand.merchantName} icon="globe" title={t('system', 'offline.title')}>
          <p className="text-base text-muted">{t('system', 'offline.text')}</p>
          <a
            // biome-ignore lint/a11y/useValidAnchor: the address that was wanted, whichever it was
            href=""
            className="inline-flex h-11 items-center rounded-control bg-accent px-5 text-sm font-semibold text-on-accent hover:brightness-110"
          >
            {t('system', 'offline.retry')}
          </a>
        </PlainPage>
      </body>
    </html>,
  );
  return `<!doctype html>${page}`;
}
