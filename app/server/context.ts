import type { Logger } from 'pino';
import type { LanguageCode } from '~/i18n/languages.ts';
import type { Site } from '~/session/site.server.ts';

/** What the production server hands to Remix with each request, and what the loaders leave in it. */
export interface ServerContext {
  /** For `Content-Security-Policy: script-src 'nonce-…'`. */
  nonce: string;
  requestId: string;
  log: Logger;
  /** The player's address. */
  address: string;
  /** Whether the visitor came by https. */
  isSecure: boolean;
  /** The page's language; the brand's once it is known. */
  language: LanguageCode;
  /** Where the page's pictures come from, for the Content-Security-Policy. */
  imageOrigins: string[];
  /** Made by the first loader that asks. */
  site?: Promise<Site>;
  /** What went wrong, for the request's one line in the log. */
  failure?: Error;
}

declare module '@remix-run/node' {
  interface AppLoadContext extends ServerContext {}
}
