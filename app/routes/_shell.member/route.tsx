import { Outlet, useLoaderData } from '@remix-run/react';
import { listCentreEntries } from '~/features/member/centre/centre.server.ts';
import { CentreMenu } from '~/features/member/centre/centre-menu.tsx';
import { withSite } from '~/request/site.server.ts';

/** The pages of the member centre, under their menu. */
export const loader = withSite(async (site) => ({ entries: await listCentreEntries(site) }));

export default function MemberCentreRoute() {
  const { entries } = useLoaderData<typeof loader>();
  return (
    <div className="wrap space-y-5 py-5 md:py-6">
      <CentreMenu entries={entries} />
      <Outlet />
    </div>
  );
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
