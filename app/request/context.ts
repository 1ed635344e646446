import type { Logger } from 'pino';
import type { LanguageCode } from '~/i18n/languages.ts';

/** What the server passes to Remix with each request, and what the loaders leave in it. */
export interface ServerContext {
  /** For `Content-Security-Policy: script-src 'nonce-…'`. */
  nonce: string;
  requestId: string;
  log: Logger;
  /** The player's address. */
  address: string;
  /** The page is rendered once for many visitors: no call says who asked, and the brand is known to be open to them. */
  isShared: boolean;
  /** Why the request has no body that an action could read. */
  bodyFault?: BodyFault;
  /** How long the visitor has to wait, in milliseconds, for a form that was sent too often. Nothing is read for its page. */
  waitMs?: number;
  /** The page's language; the brand's once it is known. */
  language: LanguageCode;
  /** Where the page's pictures come from, for the Content-Security-Policy. */
  imageOrigins: string[];
  /** Where games are, for the same: no other page may be framed. */
  launchOrigins: string[];
  /** Third parties that the brand's sign-in needs in the page, for the same. */
  thirdParties: ThirdParty[];
  /** The address of the script that counts visits, where the page loads it, for the same. */
  analyticsScript: string | null;
  /** What went wrong first, for the request's one line in the log. */
  failure?: LoggedFailure;
}

/** The status of a body that broke off, is over the limit, or has a type that no form of the site has. */
export type BodyFault = 400 | 413 | 415;

/** A third party whose scripts a page may load; its own origins where none is given. */
export interface ThirdParty {
  name: 'geetest' | 'recaptcha';
  origin?: string;
}

export interface LoggedFailure {
  /** What the visitor is told and can mend is for information, an outage of the API a warning, a mistake of ours an error. */
  level: 'info' | 'warn' | 'error';
  details: Record<string, unknown>;
}

/** A context without an answer yet. */
export function newContext(
  request: Pick<ServerContext, 'nonce' | 'requestId' | 'log' | 'address'> & Partial<ServerContext>,
): ServerContext {
  return {
    isShared: false,
    language: 'EN',
    imageOrigins: [],
    launchOrigins: [],
    thirdParties: [],
    analyticsScript: null,
    ...request,
  };
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
