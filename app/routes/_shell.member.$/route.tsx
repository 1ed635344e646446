import { Outlet, useLocation } from '@remix-run/react';
import { CentreFrame } from '~/layout/centre-frame.tsx';
import { requireRealAccount } from '~/request/guards.server.ts';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => {
  requireRealAccount(site);
  return null;
});

export default function MemberCentreRoute() {
  return (
    <CentreFrame current={useLocation().pathname} className="wrap gap-6 py-5 md:py-6">
      <Outlet />
    </CentreFrame>
  );
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
