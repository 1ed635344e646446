import { data } from '@remix-run/node';
import { Outlet, useLoaderData, useMatches } from '@remix-run/react';
import { isOpenPage } from '~/config/paths.ts';
import { readShell } from '~/layout/shell.server.ts';
import { type Frame, Shell } from '~/layout/shell.tsx';
import { withSite } from '~/request/with-site.server.ts';
import { clearToast } from '~/session/cookies.server.ts';

export const loader = withSite(
  async (site) => {
    const shell = await readShell(site);
    return data(shell, shell.toast ? { headers: { 'Set-Cookie': await clearToast() } } : undefined);
  },
  { isOpen: ({ url }) => isOpenPage(url.pathname), isFrame: true },
);

export default function ShellRoute() {
  const handle = useMatches().at(-1)?.handle as { frame?: Frame; hasPopUps?: boolean } | undefined;
  return (
    <Shell view={useLoaderData<typeof loader>()} frame={handle?.frame} hasPopUps={handle?.hasPopUps}>
      <Outlet />
    </Shell>
  );
}

export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
