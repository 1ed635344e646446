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
  /** Where games are, for the same: no other page may be framed. */
  launchOrigins: string[];
  /** Third parties that the brand's sign-in needs in the page, for the same. */
  thirdParties: ThirdParty[];
  /** Made by the first loader that asks. */
  site?: Promise<Site>;
  /** Keeps the page that is being made for the next visitors; there where it would be the same for them. */
  keepPage?: (html: string) => void;
  /** What went wrong first, for the request's one line in the log. */
  failure?: LoggedFailure;
}

/** A third party whose scripts a page may load. */
export type ThirdParty = 'geetest' | 'recaptcha';

export interface LoggedFailure {
  /** A refusal or an outage of the API is a warning, a mistake of ours an error. */
  level: 'warn' | 'error';
  details: Record<string, unknown>;
}

/** A mistake of ours, as the log tells it. */
export function mistake(error: unknown): LoggedFailure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { level: 'error', details: { message, stack } };
}

declare module '@remix-run/node' {
  interface AppLoadContext extends ServerContext {}
}
