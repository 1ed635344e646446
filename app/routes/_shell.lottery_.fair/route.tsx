import { useLoaderData } from '@remix-run/react';
import { readFair } from '~/features/lottery/fair/fair.server.ts';
import FairPage from '~/features/lottery/fair/fair-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isPublic: true, reads: ['gameCode'], frame: 'list' };

export const loader = withSite(async (site) => ({
  view: await readFair(site),
  title: site.title(site.t('fair', 'title')),
  description: site.describe('fair'),
}));

export default function FairRoute() {
  return <FairPage view={useLoaderData<typeof loader>().view} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
