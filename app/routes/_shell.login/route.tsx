import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { safeRedirect } from '~/config/paths.ts';
import { loginAction } from '~/features/session/login/action.server.ts';
import { readLoginPage } from '~/features/session/login/login-page.server.ts';
import { LoginPage } from '~/features/session/login/login-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isPublic: true, frame: 'header' };

export const loader = withSite(
  async (site) => {
    if (site.member) throw redirect(safeRedirect(site.url.searchParams.get('redirectTo')));
    const login = await readLoginPage(site);
    const title = site.title(site.t('session', 'title'));
    return { login, title, description: site.describe('login') };
  },
  { isOpen: true },
);

export const action = loginAction;

export default function LoginRoute() {
  const { login } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <LoginPage view={login} answer={answer} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
