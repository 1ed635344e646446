import type { LanguageCode } from '~/i18n/languages.ts';
import type { Logger } from 'pino';

/** What the production server hands to Remix with each request. */
export interface ServerContext {
  /** For `Content-Security-Policy: script-src 'nonce-…'`. */
  nonce: string;
  requestId: string;
  log: Logger;
  /** The page's language; set once the brand and the visitor's cookie are known. */
  language: LanguageCode;
}

declare module '@remix-run/node' {
  interface AppLoadContext extends ServerContext {}
}
