import { data, type MetaFunction, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { safeRedirect } from '~/config/paths.ts';
import { readLoginPage } from '~/features/session/login-page.server.ts';
import { LoginPage } from '~/features/session/login-page.tsx';
import { signIn } from '~/features/session/session.server.ts';
import { readShell } from '~/layout/shell.server.ts';
import { Shell } from '~/layout/shell.tsx';
import { clearToast } from '~/session/cookies.server.ts';
import { withSite } from '~/session/site.server.ts';

export const loader = withSite(
  async (site) => {
    if (site.member) throw redirect(safeRedirect(site.url.searchParams.get('redirectTo')));
    const [shell, login] = await Promise.all([readShell(site, false), readLoginPage(site)]);
    const title = site.title(site.t('session', 'title'));
    return data({ shell, login, title }, shell.toast ? { headers: { 'Set-Cookie': await clearToast() } } : undefined);
  },
  { isOpen: true },
);

export const action = withSite(
  async (site) => {
    const result = await signIn(site, await site.request.formData());
    return result instanceof Response ? result : data(result, { status: 422 });
  },
  { isOpen: true },
);

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [{ title: page?.title }];

export default function LoginRoute() {
  const { shell, login } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Shell view={shell} frame="header">
      <LoginPage view={login} failure={answer} />
    </Shell>
  );
}
