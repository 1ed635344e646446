import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readPageTexts } from '~/i18n/page-texts.ts';
import { TranslatorContext } from '~/i18n/use-translation.ts';
import { NonceContext } from '~/layout/nonce.ts';

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
