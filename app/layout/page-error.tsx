import { useLocation, useRouteError, useRouteLoaderData } from '@remix-run/react';
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
  const message = <ErrorMessage error={readErrorView(error, location)} />;
  return error instanceof ChunkLoadError ? <RetryDocument failed={message} /> : message;
}

/** Replaces the whole site. */
export function Failure({ error }: { error: unknown }) {
  useReloadIfClosed(error);
  const location = useLocation();
  const root = useRouteLoaderData<typeof readRoot>('root');
  const page = <ErrorPage error={readErrorView(error, location)} brandName={root?.brandName ?? null} />;
  return error instanceof ChunkLoadError ? <RetryDocument failed={page} /> : page;
}
