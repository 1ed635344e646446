import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { readRegister, register } from '~/features/member/register.server.ts';
import { RegisterPage } from '~/features/member/register-page.tsx';
import { readShell } from '~/layout/shell.server.ts';
import { Shell } from '~/layout/shell.tsx';
import { answerForm } from '~/request/form-answer.server.ts';
import { readForm } from '~/request/read-form.ts';
import { withSite } from '~/request/site.server.ts';
import { clearToast } from '~/session/cookies.server.ts';
import { isTrialType } from '~/session/member-types.ts';

export const loader = withSite(
  async (site) => {
    // A trial account is a way to a real one; a member has one.
    if (site.member && !isTrialType(site.member.type)) throw redirect(paths.home());
    const [shell, view] = await Promise.all([readShell(site), readRegister(site)]);
    const title = site.title(site.t('member', 'register.title'));
    return data({ shell, view, title }, shell.toast ? { headers: { 'Set-Cookie': await clearToast() } } : undefined);
  },
  { isOpen: true },
);

export const action = withSite(
  async (site) => {
    const outcome = await register(site, await readForm(site.request, { shownCode: 2 }));
    return outcome instanceof Response ? outcome : answerForm(outcome, outcome.answer.code?.isSent);
  },
  { isOpen: true },
);

export default function RegisterRoute() {
  const { shell, view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Shell view={shell} hasLoginForm={false}>
      <RegisterPage view={view} answer={answer} />
    </Shell>
  );
}

export { BarePageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidateFrame as shouldRevalidate } from '~/layout/revalidation.ts';
