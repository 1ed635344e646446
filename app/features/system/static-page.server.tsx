import { renderToStaticMarkup } from 'react-dom/server';
import { LANGUAGES, type LanguageCode } from '~/i18n/languages.ts';
import styles from '~/styles/app.css?url';
import type { IconName } from '~/ui/icon.tsx';
import { PlainPage } from './plain-page.tsx';

interface StaticPage {
  language: LanguageCode;
  theme: string;
  /** The brand's tokens. */
  css: string;
  brandName: string | null;
  icon: IconName;
  title: string;
  text: string;
  retry: string;
}

/** Returns the Content-Security-Policy, in which `style` names the inline style by nonce or hash. */
export const staticPolicy = (style: string): string =>
  `default-src 'self'; img-src 'self' data:; script-src 'none'; style-src 'self' ${style}; frame-ancestors 'none'`;

/** Without scripts or personal data. A router page would request the wanted page; its link loads the address again. */
export function writeStaticPage(page: StaticPage, nonce?: string): string {
  const { language, theme, css, brandName, icon, title, text, retry } = page;
  const html = renderToStaticMarkup(
    <html lang={LANGUAGES[language].tag} data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{brandName ? `${title} · ${brandName}` : title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={styles} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: tokens that brand/theme.ts has checked */}
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <PlainPage brandName={brandName} icon={icon} title={title}>
          <p className="text-base text-muted">{text}</p>
          <a
            // biome-ignore lint/a11y/useValidAnchor: the address that was wanted, whichever it was
            href=""
            className="inline-flex h-11 items-center rounded-control bg-accent px-5 text-sm font-semibold text-on-accent hover:brightness-110"
          >
            {retry}
          </a>
        </PlainPage>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
