import { useLoaderData, useLocation } from '@remix-run/react';
import { CentreFrame } from '~/layout/centre-frame.tsx';
import { memberAction, readMemberPage } from '~/layout/member-pages.server.ts';
import { MEMBER_PAGES } from '~/layout/member-pages.ts';
import { PageBody, preloadBody } from '~/layout/page-body.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(readMemberPage);

export const action = memberAction;

preloadBody(MEMBER_PAGES, 'member');

export default function MemberRoute() {
  return (
    <CentreFrame current={useLocation().pathname} className="wrap gap-6 py-5 md:py-6">
      <PageBody bodies={MEMBER_PAGES} page={useLoaderData<typeof loader>()} />
    </CentreFrame>
  );
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
