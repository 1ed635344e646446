import type { LinksFunction, LoaderFunctionArgs } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from '@remix-run/react';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { textsOf } from './i18n/resources.server.ts';
import { useNonce } from './layout/nonce.ts';
import styles from './styles/app.css?url';

export const links: LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return {
    language: 'EN' as const,
    theme: url.searchParams.get('theme') === 'dark' ? 'dark' : 'light',
    brand: url.searchParams.get('brand') ?? 'baize',
    texts: textsOf('EN', ['common', 'layout', 'home', 'session']),
  };
}

export default function App() {
  const { language, theme, brand, texts } = useLoaderData<typeof loader>();
  const nonce = useNonce();
  return (
    <html lang={language.toLowerCase()} data-theme={theme} data-brand={brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <script
          id="texts"
          type="application/json"
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, with "<" escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify({ language, texts }).replaceAll('<', '\\u003c') }}
        />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
