import { data, redirect } from '@remix-run/node';
import { useLoaderData, useOutletContext } from '@remix-run/react';
import { openSportsbook, titleOf, wayIn } from '~/features/play/launch.server.ts';
import { PlayPage } from '~/features/play/play-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site, { context }) => {
  const { view, status } = await openSportsbook(site, context);
  const elsewhere = wayIn(site, view);
  if (elsewhere) throw redirect(elsewhere);
  return data({ view, title: titleOf(site, view) }, { status });
});

export default function SportsbookRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <PlayPage view={view} isAmountHidden={useOutletContext<{ isAmountHidden: boolean }>().isAmountHidden} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidateAddress as shouldRevalidate } from '~/layout/revalidation.ts';
