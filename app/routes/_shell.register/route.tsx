import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { registerAction } from '~/features/member/register/action.server.ts';
import { readRegister } from '~/features/member/register/panel.server.ts';
import { RegisterPage } from '~/features/member/register/register-page.tsx';
import { withSite } from '~/request/with-site.server.ts';
import { isTrialType } from '~/session/member-types.ts';

export const handle = { isPublic: true, frame: 'formless' };

export const loader = withSite(
  async (site) => {
    // Trial accounts may register.
    if (site.member && !isTrialType(site.member.type)) throw redirect(paths.home());
    const view = await readRegister(site);
    const title = site.title(site.t('member', 'register.title'));
    return { view, title, description: site.describe('register') };
  },
  { isOpen: true },
);

export const action = registerAction;

export default function RegisterRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <RegisterPage view={view} answer={answer} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
