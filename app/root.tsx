import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, Suspense } from 'react';
import { LANGUAGE_PARAMETER } from './config/page-address.ts';
import { paths } from './config/paths.ts';
import { TEXTS_ELEMENT, TEXTS_PLACEHOLDER } from './i18n/page-texts.ts';
import { THEME_ELEMENT, useDocument } from './layout/document.ts';
import { Failure } from './layout/page-error.tsx';
import { readRoot } from './layout/root.server.ts';
import { usePageHead } from './layout/use-page-head.ts';
import { usePreferenceMirror } from './layout/use-preference-mirror.ts';
import styles from './styles/app.css?url';
import interLatin from './styles/fonts/inter-latin-400-700.woff2?url';
import fonts from './styles/fonts.css?url';
import { usePageFocus } from './ui/focus.ts';
import { Hydrated } from './ui/hydrated.tsx';
import { lazyPart } from './ui/lazy-part.tsx';

const ClosedPage = lazyPart(() => import('./features/system/closed-page.tsx'));
const Analytics = lazyPart(() => import('./features/system/consent/analytics.tsx'));

export const links: LinksFunction = () => [
  { rel: 'preload', href: interLatin, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: fonts },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const root = await readRoot(request, context);
  return data(root, { status: root.status });
}

/**
 * Brand, language and theme change only with a new document. A refused form changed nothing. A page after one whose
 * address has a language may need another document.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { formAction, actionStatus = 200, currentUrl, nextUrl } = args;
  const [current, next] = [currentUrl, nextUrl].map(({ searchParams }) => searchParams.get(LANGUAGE_PARAMETER));
  return current !== next || (formAction !== undefined && actionStatus < 400);
}

export const meta: MetaFunction<typeof loader> = ({ data: root }) => {
  if (!root) return [];
  const { title, description } = root;
  return [
    { title },
    { name: 'description', content: description },
    ...root.headerColors.map((color) => ({ name: 'theme-color', ...color })),
  ];
};

export default function App() {
  const { failure } = useLoaderData<typeof loader>();
  return <Page>{failure ? <Failure error={failure} /> : <Outlet />}</Page>;
}

/** Other pages and unknown paths show errors within the shell. */
export function ErrorBoundary() {
  return (
    <Page>
      <Failure error={useRouteError()} />
    </Page>
  );
}

/** Shows a closed brand for every URL. */
function Page({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const { nonce, css } = useDocument();
  usePreferenceMirror(root?.language, root?.theme);
  usePageFocus();
  usePageHead();
  return (
    <html
      lang={root?.tag ?? 'en'}
      data-theme={root?.theme ?? 'light'}
      data-brand={root?.brandCode ?? undefined}
      data-hero={root?.layout.hero}
      data-card={root?.layout.card}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Avoids a request from an error page. */}
        <link rel="icon" href={root?.icon ?? 'data:,'} />
        {root?.touchIcon && <link rel="apple-touch-icon" href={root.touchIcon} />}
        {/* The app has the reader's language and the brand's colours. */}
        {root && <link rel="manifest" href={paths.manifest()} crossOrigin="use-credentials" />}
        {root?.imageOrigins.map((origin) => (
          <link key={origin} rel="preconnect" href={origin} />
        ))}
        <Meta />
        <Links />
        <style
          id={THEME_ELEMENT}
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: tokens that brand/theme.ts has checked
          dangerouslySetInnerHTML={{ __html: css }}
        />
      </head>
      <body>
        {/* For texts that the page lacks. Navigations wait for them instead. */}
        <Suspense fallback={null}>
          {root?.closed ? <ClosedPage closed={root.closed} brandName={root.brandName} /> : children}
          {root?.analytics && <Analytics {...root.analytics} />}
          <Hydrated />
        </Suspense>
        {root && (
          <script
            id={TEXTS_ELEMENT}
            type="application/json"
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, with "<" escaped
            dangerouslySetInnerHTML={{ __html: TEXTS_PLACEHOLDER }}
          />
        )}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}
