import type { Logger } from 'pino';
import type { LanguageCode } from '~/i18n/languages.ts';

export interface ServerContext {
  nonce: string;
  requestId: string;
  /** W3C Trace Context, for the gateway. */
  traceparent?: string;
  log: Logger;
  address: string;
  /** Full name, for the log; absent for visitors. */
  username?: string;
  /** The response serves many visitors: calls identify nobody, and the brand is known to be open. */
  isShared: boolean;
  /** For a script of the page, which navigates or sends a form; else a document. */
  isData: boolean;
  requestFault?: RequestFault;
  /** The response is a stream of events, which the server writes (`server/event-streams.ts`). */
  events?: Subscribe;
  /** Milliseconds; the page of a throttled form reads nothing. */
  waitMs?: number;
  /** The brand's language once known. */
  language: LanguageCode;
  /** The language is that of the browser's header. */
  followsBrowser: boolean;
  /** The brand's theme. */
  css: string;
  /** For the CSP. */
  imageOrigins: string[];
  /** For the CSP: games only. */
  launchOrigins: string[];
  thirdParties: ThirdParty[];
  analyticsScript: string | null;
  failure?: LoggedFailure;
}

/** Calls `send` with the bytes of events, the first ones at once. Returns the function that ends it. */
export type Subscribe = (send: (chunk: Uint8Array) => void) => () => void;

/** A body that is aborted, too large, or of an unsupported type; more cookies than the server reads. */
export type RequestFault = 400 | 413 | 415 | 431;

/** A third party with scripts; default: its own origins. */
export interface ThirdParty {
  name: 'geetest' | 'recaptcha';
  origin?: string;
}

export interface LoggedFailure {
  /** `info` for what the visitor can fix, `warn` for an API outage, `error` for a bug. */
  level: 'info' | 'warn' | 'error';
  details: Record<string, unknown>;
}

export function newContext(
  request: Pick<ServerContext, 'nonce' | 'requestId' | 'log' | 'address'> & Partial<ServerContext>,
): ServerContext {
  return {
    isShared: false,
    isData: false,
    language: 'EN',
    followsBrowser: false,
    css: '',
    imageOrigins: [],
    launchOrigins: [],
    thirdParties: [],
    analyticsScript: null,
    ...request,
  };
}

/** Records a bug for the log, unless an outage or bug is recorded. */
export function noteMistake(error: unknown, context: Pick<ServerContext, 'failure'>): void {
  if (context.failure && context.failure.level !== 'info') return;
  const { message, stack, cause } = error instanceof Error ? error : new Error(String(error));
  const reason = cause instanceof Error ? `\nCaused by ${cause.stack}` : '';
  context.failure = { level: 'error', details: { message, stack: `${stack}${reason}` } };
}

declare module '@remix-run/node' {
  interface AppLoadContext extends ServerContext {}
}
