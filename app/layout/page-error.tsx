import { useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ErrorMessage, ErrorPage } from '~/features/system/error-page.tsx';
import type { readRoot } from '~/layout/root.server.ts';
import { useReloadIfClosed } from '~/ui/closed-site.ts';
import { ChunkLoadError } from '~/ui/lazy-part.tsx';
import { RetryDocument } from '~/ui/retry-document.tsx';
import { readErrorView } from './error-view.ts';

/** The layout stays. */
export function PageError() {
  const error = useRouteError();
  const location = useLocation();
  useReloadIfClosed(error);
  return afterRetry(error, <ErrorMessage error={readErrorView(error, location)} />);
}

/** Replaces the whole site. */
export function Failure({ error }: { error: unknown }) {
  useReloadIfClosed(error);
  const location = useLocation();
  const root = useRouteLoaderData<typeof readRoot>('root');
  return afterRetry(error, <ErrorPage error={readErrorView(error, location)} brandName={root?.brandName ?? null} />);
}

const afterRetry = (error: unknown, failed: ReactNode): ReactNode =>
  error instanceof ChunkLoadError ? <RetryDocument failed={failed} /> : failed;
