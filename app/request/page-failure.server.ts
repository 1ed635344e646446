import { data } from '@remix-run/node';
import { ApiFailure, type FailureKind } from '~/api/failure.ts';
import type { LanguageCode } from '~/i18n/languages.ts';
import { serverTranslate } from '~/i18n/resources.server.ts';
import type { LoggedFailure, RequestFault, ServerContext } from './context.ts';
import { tooMany } from './too-many.server.ts';

/** Holds nothing internal. */
export interface PageFailure {
  kind: FailureKind | 'notFound' | 'forbidden' | 'closed' | 'tooLarge' | 'tooMany' | 'unreadable';
  /** Without the brand's name; absent for failures of the whole site. */
  title?: string;
  message?: string;
  requestId: string;
}

const STATUS: Record<FailureKind, number> = {
  network: 502,
  timeout: 504,
  contract: 502,
  refused: 502,
  signedOut: 401,
  onBreak: 403,
  maintenance: 503,
  region: 403,
};

export type FailureContext = Pick<ServerContext, 'failure' | 'requestId' | 'language'>;

interface Asked {
  requestId: string;
  language: LanguageCode;
}

/** The brand's name is their title. */
const OF_THE_SITE = ['signedOut', 'onBreak', 'maintenance', 'region', 'closed'] as const;
type Kind = PageFailure['kind'];
const isOfTheSite = (kind: Kind): kind is (typeof OF_THE_SITE)[number] => OF_THE_SITE.some((each) => each === kind);

function buildFailure(kind: Kind, { requestId, language }: Asked): PageFailure {
  if (isOfTheSite(kind)) return { kind, requestId };
  return { kind, requestId, title: serverTranslate(language)('common', `failure.${kind}.title`) };
}

/** Logged as info. */
const OF_GOOD_DAYS: FailureKind[] = ['refused', 'signedOut', 'onBreak'];

/** Records a failure for the log: the first, or a worse one. */
export function noteFailure(
  { kind, operationId, status, errorCode, cause }: ApiFailure,
  context: FailureContext,
  level: LoggedFailure['level'] = OF_GOOD_DAYS.includes(kind) && (status ?? 0) < 500 ? 'info' : 'warn',
): void {
  if (context.failure && (level === 'info' || context.failure.level !== 'info')) return;
  const reason = cause instanceof Error ? cause.message : undefined;
  context.failure = { level, details: { kind, operationId, status, errorCode, reason } };
}

export function pageFailure(failure: ApiFailure, context: FailureContext) {
  noteFailure(failure, context, 'warn');
  return data(buildFailure(failure.kind, context), { status: STATUS[failure.kind] });
}

export function forbidden(asked: Asked, message: string) {
  return data({ ...buildFailure('forbidden', asked), message }, { status: 403 });
}

export function notFound(asked: Asked) {
  return data(buildFailure('notFound', asked), { status: 404 });
}

/** Throws `notFound` for a 404 of the gateway. */
export const orNotFound = <Value>(asked: Asked, call: Promise<Value>): Promise<Value> =>
  call.catch((error) => {
    throw error instanceof ApiFailure && error.status === 404 ? notFound(asked) : error;
  });

export function requestFailure(status: RequestFault, context: FailureContext) {
  if (status === 431) {
    const message = serverTranslate(context.language)('session', 'server.manyCookies');
    return data({ ...buildFailure('tooLarge', context), message }, { status });
  }
  return data(buildFailure(status === 413 ? 'tooLarge' : 'unreadable', context), { status });
}

export function throttledFailure({ waitMs = 0, ...asked }: Asked & Pick<ServerContext, 'waitMs'>) {
  const message = tooMany({ t: serverTranslate(asked.language) }, waitMs);
  return data({ ...buildFailure('tooMany', asked), message }, { status: 429 });
}
