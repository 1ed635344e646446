import { data } from '@remix-run/node';
import type { ApiFailure, FailureKind } from '~/api/failure.ts';
import type { BodyFault, LoggedFailure, ServerContext } from './context.ts';

/** What an error page is told of a failure: nothing that a visitor should not read. */
export interface PageFailure {
  kind: FailureKind | 'notFound' | 'forbidden' | 'closed' | 'tooLarge' | 'unreadable';
  requestId: string;
  /** The API's own words for a refusal. */
  message?: string;
}

const STATUS: Record<FailureKind, number> = {
  network: 502,
  timeout: 504,
  contract: 502,
  refused: 502,
  signedOut: 401,
  maintenance: 503,
  region: 403,
};

/** Where a failure is kept for the request's line in the log. */
export type FailureContext = Pick<ServerContext, 'failure' | 'requestId'>;

/** Refusals that are a part of a good day, unless a page can do nothing else than repeat them. */
const OF_GOOD_DAYS: FailureKind[] = ['refused', 'signedOut'];

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
  const page: PageFailure = { kind: failure.kind, requestId: context.requestId };
  if (failure.kind === 'refused' && failure.apiMessage) page.message = failure.apiMessage;
  return data(page, { status: STATUS[failure.kind] });
}

/** What a loader throws when there is no such page. */
export function notFound({ requestId }: { requestId: string }) {
  return data({ kind: 'notFound', requestId } satisfies PageFailure, { status: 404 });
}

/** What an action throws for a form that could not be read. */
export function bodyFailure(status: BodyFault, { requestId }: FailureContext) {
  const kind = status === 413 ? 'tooLarge' : 'unreadable';
  return data({ kind, requestId } satisfies PageFailure, { status });
}
