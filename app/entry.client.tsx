import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readPageTexts } from '~/i18n/page-texts.ts';
import { TranslatorContext } from '~/i18n/use-translation.ts';

const translator = readPageTexts();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TranslatorContext.Provider value={translator}>
        <RemixBrowser />
      </TranslatorContext.Provider>
    </StrictMode>,
  );
});
