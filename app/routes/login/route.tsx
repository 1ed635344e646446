import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { safeRedirect } from '~/config/paths.ts';
import { logIn } from '~/features/session/login.server.ts';
import { readLoginPage } from '~/features/session/login-page.server.ts';
import { LoginPage } from '~/features/session/login-page.tsx';
import { readShell } from '~/layout/shell.server.ts';
import { Shell } from '~/layout/shell.tsx';
import { answerForm } from '~/request/form-answer.server.ts';
import { readForm } from '~/request/read-form.ts';
import { withSite } from '~/request/site.server.ts';
import { clearToast } from '~/session/cookies.server.ts';

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
    const outcome = await logIn(site, await readForm(site.request));
    if (outcome instanceof Response) return outcome;
    return answerForm(outcome, outcome.answer.isBack || outcome.answer.code?.isSent);
  },
  { isOpen: true },
);

export default function LoginRoute() {
  const { shell, login } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Shell view={shell} frame="header">
      <LoginPage view={login} answer={answer} />
    </Shell>
  );
}

export { BarePageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidateFrame as shouldRevalidate } from '~/layout/revalidation.ts';
