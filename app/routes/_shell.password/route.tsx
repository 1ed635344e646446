import { useActionData, useLoaderData } from '@remix-run/react';
import { changePassword, readPassword } from '~/features/member/password.server.ts';
import { PasswordPage } from '~/features/member/password-page.tsx';
import { answerForm } from '~/request/form-answer.server.ts';
import { readForm } from '~/request/read-form.ts';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => {
  const view = await readPassword(site);
  const title = site.title(site.t('member', 'password.title'));
  return { view, title };
});

export const action = withSite(async (site) => {
  const outcome = await changePassword(site, await readForm(site.request));
  return outcome instanceof Response ? outcome : answerForm(outcome);
});

export default function PasswordRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <PasswordPage view={view} answer={answer} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
