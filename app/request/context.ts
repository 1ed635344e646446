import type { Logger } from 'pino';
import type { LanguageCode } from '~/i18n/languages.ts';
import type { OwnAnswers } from '~/session/own-answers.server.ts';
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
  /** Keeps the page that is being made, for whom it would be the same; there where that can be known. */
  keepPage?: (html: string) => void;
  /** What the page that is being made is made of, where it may be kept. */
  own?: OwnAnswers;
  /** What went wrong first, for the request's one line in the log. */
  failure?: LoggedFailure;
}

/** A third party whose scripts a page may load. */
export type ThirdParty = 'geetest' | 'recaptcha';

export interface LoggedFailure {
  /** What the visitor is told and can mend is for information, an outage of the API a warning, a mistake of ours an error. */
  level: 'info' | 'warn' | 'error';
  details: Record<string, unknown>;
}

/** Keeps a mistake of ours for the request's line in the log; the first one counts, and an outage that led to it. */
export function noteMistake(error: unknown, context: Pick<ServerContext, 'failure'>): void {
  if (context.failure && context.failure.level !== 'info') return;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  context.failure = { level: 'error', details: { message, stack } };
}

declare module '@remix-run/node' {
  interface AppLoadContext extends ServerContext {}
}
