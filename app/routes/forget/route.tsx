import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { readRecover, recover } from '~/features/member/recover.server.ts';
import { RecoverPage } from '~/features/member/recover-page.tsx';
import { readShell } from '~/layout/shell.server.ts';
import { Shell } from '~/layout/shell.tsx';
import { answerForm } from '~/request/form-answer.server.ts';
import { readForm } from '~/request/read-form.ts';
import { withSite } from '~/request/site.server.ts';
import { clearToast } from '~/session/cookies.server.ts';

export const loader = withSite(
  async (site) => {
    if (site.member) throw redirect(paths.home());
    const [shell, view] = await Promise.all([readShell(site), readRecover(site)]);
    const title = site.title(site.t('member', 'recover.title'));
    return data({ shell, view, title }, shell.toast ? { headers: { 'Set-Cookie': await clearToast() } } : undefined);
  },
  { isOpen: true },
);

export const action = withSite(
  async (site) => {
    const outcome = await recover(site, await readForm(site.request));
    return outcome instanceof Response ? outcome : answerForm(outcome, outcome.answer.code?.isSent);
  },
  { isOpen: true },
);

export default function RecoverRoute() {
  const { shell, view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Shell view={shell} frame="bare">
      <RecoverPage view={view} answer={answer} />
    </Shell>
  );
}

export { BarePageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidateFrame as shouldRevalidate } from '~/layout/revalidation.ts';
