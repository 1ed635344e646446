import { data } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { readShell } from '~/layout/shell.server.ts';
import { Shell } from '~/layout/shell.tsx';
import { withSite } from '~/request/site.server.ts';
import { clearToast } from '~/session/cookies.server.ts';

export const loader = withSite(async (site) => {
  const shell = await readShell(site);
  return data(shell, shell.toast ? { headers: { 'Set-Cookie': await clearToast() } } : undefined);
});

export default function ShellRoute() {
  return (
    <Shell view={useLoaderData<typeof loader>()}>
      <Outlet />
    </Shell>
  );
}

export { revalidateFrame as shouldRevalidate } from '~/layout/revalidation.ts';
