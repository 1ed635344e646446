import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { paths } from '~/config/paths.ts';
import { readPageTexts } from '~/i18n/page-texts.ts';
import { TranslatorContext } from '~/i18n/use-translation.ts';
import { keepPageOffline } from '~/layout/connection.ts';
import { NonceContext } from '~/layout/nonce.ts';

/** The app that is installed from the site says so itself when there is no connection; each build and language brings its own page for that. */
function keepOfflinePage(): void {
  const search = { language: document.documentElement.lang, build: window.__remixManifest.version };
  navigator.serviceWorker?.register(paths.serviceWorker(search)).catch(() => {});
}

// While developing, files change under their names.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') keepOfflinePage();
  else addEventListener('load', keepOfflinePage);
}

// A page that is left while it is being read breaks off its stream, of whose end the router tells nobody: that is no error.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault();
});

keepPageOffline();

const translator = readPageTexts();
/** What is made in the browser, such as the document of a failure, is under the same policy as what came. */
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext.Provider value={nonce}>
        <TranslatorContext.Provider value={translator}>
          <RemixBrowser />
        </TranslatorContext.Provider>
      </NonceContext.Provider>
    </StrictMode>,
  );
});
