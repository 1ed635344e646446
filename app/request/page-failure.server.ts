import { data } from '@remix-run/node';
import { ApiFailure, type FailureKind } from '~/api/failure.ts';
import type { LanguageCode } from '~/i18n/languages.ts';
import { serverTranslate } from '~/i18n/resources.server.ts';
import type { BodyFault, LoggedFailure, ServerContext } from './context.ts';
import { tooMany } from './too-many.server.ts';

/** What an error page is told of a failure: nothing that a visitor should not read. */
export interface PageFailure {
  kind: FailureKind | 'notFound' | 'forbidden' | 'closed' | 'tooLarge' | 'tooMany' | 'unreadable';
  /** Of the document, without the brand's name; none where the failure is told in place of the whole site. */
  title?: string;
  /** In place of the text of its kind. */
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

/** Where a failure is kept for the request's line in the log. */
export type FailureContext = Pick<ServerContext, 'failure' | 'requestId' | 'language'>;

interface Asked {
  requestId: string;
  language: LanguageCode;
}

/** Failures of the whole site, whose pages have the brand's own title. */
const OF_THE_SITE = ['signedOut', 'onBreak', 'maintenance', 'region', 'closed'] as const;
type Kind = PageFailure['kind'];
const isOfTheSite = (kind: Kind): kind is (typeof OF_THE_SITE)[number] => OF_THE_SITE.some((each) => each === kind);

function failureOf(kind: Kind, { requestId, language }: Asked): PageFailure {
  if (isOfTheSite(kind)) return { kind, requestId };
  return { kind, requestId, title: serverTranslate(language)('common', `failure.${kind}.title`) };
}

/** Refusals that are a part of a good day, unless a page can do nothing else than repeat them. */
const OF_GOOD_DAYS: FailureKind[] = ['refused', 'signedOut', 'onBreak'];

/** Keeps a failure of the API for the request's line in the log: the first one, or the first that is worse. */
export function noteFailure(
  { kind, operationId, status, errorCode, cause }: ApiFailure,
  context: FailureContext,
  level: LoggedFailure['level'] = OF_GOOD_DAYS.includes(kind) && (status ?? 0) < 500 ? 'info' : 'warn',
): void {
  if (context.failure && (level === 'info' || context.failure.level !== 'info')) return;
  const reason = cause instanceof Error ? cause.message : undefined;
  context.failure = { level, details: { kind, operationId, status, errorCode, reason } };
}

/** What a loader throws for a failure of the API; it is kept for the log. */
export function pageFailure(failure: ApiFailure, context: FailureContext) {
  noteFailure(failure, context, 'warn');
  return data(failureOf(failure.kind, context), { status: STATUS[failure.kind] });
}

/** What a loader throws for a page that the visitor may not open. */
export function forbidden(asked: Asked, message: string) {
  return data({ ...failureOf('forbidden', asked), message }, { status: 403 });
}

/** What a loader throws when there is no such page. */
export function notFound(asked: Asked) {
  return data(failureOf('notFound', asked), { status: 404 });
}

/** What a call answers; where the gateway does not find it, the page is not found. */
export const orNotFound = <Value>(asked: Asked, call: Promise<Value>): Promise<Value> =>
  call.catch((error) => {
    throw error instanceof ApiFailure && error.status === 404 ? notFound(asked) : error;
  });

/** What an action throws for a form that could not be read. */
export function bodyFailure(status: BodyFault, context: FailureContext) {
  return data(failureOf(status === 413 ? 'tooLarge' : 'unreadable', context), { status });
}

/** What loaders throw for the page of a form that was sent too often. */
export function throttledFailure({ waitMs = 0, ...asked }: Asked & Pick<ServerContext, 'waitMs'>) {
  const message = tooMany({ t: serverTranslate(asked.language) }, waitMs);
  return data({ ...failureOf('tooMany', asked), message }, { status: 429 });
}
