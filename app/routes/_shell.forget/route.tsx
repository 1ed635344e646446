import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { recoverAction } from '~/features/member/recover/action.server.ts';
import { readRecover } from '~/features/member/recover/panel.server.ts';
import { RecoverPage } from '~/features/member/recover/recover-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { frame: 'bare' };

export const loader = withSite(
  async (site) => {
    if (site.member) throw redirect(paths.home());
    const view = await readRecover(site);
    const title = site.title(site.t('password', 'recover.title'));
    return { view, title };
  },
  { isOpen: true },
);

export const action = recoverAction;

export default function RecoverRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <RecoverPage view={view} answer={answer} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
