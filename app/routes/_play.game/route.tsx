import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useOutletContext } from '@remix-run/react';
import { openGame, playTitle, wayIn } from '~/features/play/launch.server.ts';
import { PlayPage } from '~/features/play/play-page.tsx';
import { checkAction } from '~/features/play/session/action.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site, { context }) => {
  const { view, status } = await openGame(site, context);
  const elsewhere = wayIn(site, view);
  if (elsewhere) throw redirect(elsewhere);
  return data({ view, title: playTitle(site, view) }, { status });
});

export const action = (args: ActionFunctionArgs) => checkAction(args);

export default function GameRoute() {
  const { view } = useLoaderData<typeof loader>();
  const { isAmountHidden } = useOutletContext<{ isAmountHidden: boolean }>();
  return <PlayPage view={view} isAmountHidden={isAmountHidden} answer={useActionData<typeof action>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidateAddress as shouldRevalidate } from '~/layout/revalidation.ts';
