import { isRouteErrorResponse, type Location } from '@remix-run/react';
import type { ErrorKind, ErrorView } from '~/features/system/system.types.ts';

const KINDS: Record<string, ErrorKind> = {
  network: 'network',
  timeout: 'timeout',
  contract: 'contract',
  refused: 'refused',
  notFound: 'notFound',
  forbidden: 'forbidden',
  maintenance: 'maintenance',
  region: 'region',
  tooLarge: 'tooLarge',
  tooMany: 'tooMany',
  unreadable: 'unreadable',
};

const KIND_OF_STATUS: Record<number, ErrorKind> = { 400: 'unreadable', 403: 'forbidden', 404: 'notFound' };

interface Failure {
  kind?: unknown;
  requestId?: unknown;
  message?: unknown;
}

export function readErrorView(error: unknown, { pathname, search }: Pick<Location, 'pathname' | 'search'>): ErrorView {
  const isAnswer = isRouteErrorResponse(error);
  const failure = ((isAnswer ? error.data : error) ?? {}) as Failure;
  const byStatus = isAnswer ? KIND_OF_STATUS[error.status] : undefined;
  return {
    kind: KINDS[String(failure.kind)] ?? byStatus ?? 'unknown',
    message: typeof failure.message === 'string' && !(error instanceof Error) ? failure.message : undefined,
    requestId: typeof failure.requestId === 'string' ? failure.requestId : null,
    retryTo: `${pathname}${search}`,
  };
}
