import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { paths } from '~/config/paths.ts';
import { readPageTexts } from '~/i18n/page-texts.ts';
import { TranslatorContext } from '~/i18n/use-translation.ts';
import { keepPageOffline } from '~/layout/connection.ts';
import { DocumentContext, THEME_ELEMENT } from '~/layout/document.ts';
import { watchFocus } from '~/ui/focus.ts';
import { inTime } from '~/ui/lazy-part.tsx';

/** Each build and language has its own offline page; messages show the brand's icon. */
function startWorker(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href;
  const search = { language: document.documentElement.lang, build: window.__remixManifest.version, icon };
  navigator.serviceWorker?.register(paths.serviceWorker(search)).catch(() => {});
}

// In development, files change under the same name.
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') startWorker();
  else addEventListener('load', startWorker);
}

// Leaving a page during its stream aborts it; the router leaves that rejection unhandled.
addEventListener('unhandledrejection', (event) => {
  if (event.reason?.name === 'AbortError') event.preventDefault();
});

keepPageOffline();
watchFocus();

// Browsers offer to install the app once a document. Without this they ask for themselves.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});

const translator = readPageTexts(inTime);
const parts = {
  // Elements made in the browser need it too.
  nonce: document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '',
  css: document.getElementById(THEME_ELEMENT)?.textContent ?? '',
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentContext.Provider value={parts}>
        <TranslatorContext.Provider value={translator}>
          <RemixBrowser />
        </TranslatorContext.Provider>
      </DocumentContext.Provider>
    </StrictMode>,
  );
});
