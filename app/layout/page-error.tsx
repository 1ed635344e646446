import { useLocation, useRouteError } from '@remix-run/react';
import { ErrorMessage } from '~/features/system/error-page.tsx';
import { useReloadIfClosed } from '~/ui/closed-site.ts';
import { errorViewOf } from './error-view.ts';

/** The ErrorBoundary of every page in the shell: the header, the menu and the footer stay. */
export function PageError() {
  const error = useRouteError();
  const location = useLocation();
  useReloadIfClosed(error);
  return <ErrorMessage error={errorViewOf(error, location)} />;
}
