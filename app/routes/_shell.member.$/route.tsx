import { useLoaderData, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CentreFrame } from '~/layout/centre-frame.tsx';
import { memberAction, readMemberPage } from '~/layout/member-pages.server.ts';
import { MEMBER_PAGES } from '~/layout/member-pages.ts';
import { PageBody, preloadBody } from '~/layout/page-body.tsx';
import { PageError } from '~/layout/page-error.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(readMemberPage);

export const action = memberAction;

preloadBody(MEMBER_PAGES, 'member');

const Frame = ({ children }: { children: ReactNode }) => (
  <CentreFrame current={useLocation().pathname} className="wrap gap-6 py-5 md:py-6">
    {children}
  </CentreFrame>
);

export default function MemberRoute() {
  return (
    <Frame>
      <PageBody bodies={MEMBER_PAGES} page={useLoaderData<typeof loader>()} />
    </Frame>
  );
}

/** The menu stays beside a failed page. */
export function ErrorBoundary() {
  return (
    <Frame>
      <PageError />
    </Frame>
  );
}

export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
