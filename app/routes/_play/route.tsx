import { data } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { readShell } from '~/layout/shell.server.ts';
import { Shell } from '~/layout/shell.tsx';
import { withSite } from '~/request/with-site.server.ts';
import { clearToast } from '~/session/cookies.server.ts';

/** Specification, section 2. Loaded apart from the game, which must not reopen. */
export const loader = withSite(
  async (site) => {
    const shell = await readShell(site);
    return data(shell, shell.toast ? { headers: { 'Set-Cookie': await clearToast() } } : undefined);
  },
  { isFrame: true },
);

export default function PlayShellRoute() {
  const shell = useLoaderData<typeof loader>();
  return (
    <Shell view={shell} frame="header">
      <Outlet context={{ isAmountHidden: shell.member?.isBalanceHidden ?? false }} />
    </Shell>
  );
}

export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
