import { useActionData, useLoaderData } from '@remix-run/react';
import { passwordAction } from '~/features/member/password/action.server.ts';
import { readPassword } from '~/features/member/password/panel.server.ts';
import { PasswordForm } from '~/features/member/password/password-form.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { withSite } from '~/request/with-site.server.ts';
import { PageCard } from '~/ui/page-card.tsx';

export const loader = withSite(async (site) => ({
  view: await readPassword(site),
  title: site.title(site.t('password', 'password.title')),
}));

export const action = passwordAction;

export default function PasswordRoute() {
  const { t } = useTranslation('password');
  const { view } = useLoaderData<typeof loader>();
  return (
    <PageCard title={t('password.title')}>
      <PasswordForm id="password-page" view={view} answer={useActionData<typeof action>()} />
    </PageCard>
  );
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
