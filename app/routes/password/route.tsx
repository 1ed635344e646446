import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { changePassword, readPassword } from '~/features/member/password.server.ts';
import { PasswordPage } from '~/features/member/password-page.tsx';
import { readShell } from '~/layout/shell.server.ts';
import { Shell } from '~/layout/shell.tsx';
import { answerForm } from '~/request/form-answer.server.ts';
import { readForm } from '~/request/read-form.ts';
import { withSite } from '~/request/site.server.ts';
import { clearToast } from '~/session/cookies.server.ts';

export const loader = withSite(async (site) => {
  const view = await readPassword(site);
  const shell = await readShell(site, false);
  const title = site.title(site.t('member', 'password.title'));
  return data({ shell, view, title }, shell.toast ? { headers: { 'Set-Cookie': await clearToast() } } : undefined);
});

export const action = withSite(async (site) => {
  const outcome = await changePassword(site, await readForm(site.request));
  return outcome instanceof Response ? outcome : answerForm(outcome);
});

export default function PasswordRoute() {
  const { shell, view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Shell view={shell}>
      <PasswordPage view={view} answer={answer} />
    </Shell>
  );
}

export { BarePageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidateFrame as shouldRevalidate } from '~/layout/revalidation.ts';
