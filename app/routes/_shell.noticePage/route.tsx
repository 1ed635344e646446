import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { readNoticesPage } from '~/features/messages/messages.server.ts';
import { NoticesPage } from '~/features/messages/notices-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

const Page = z.coerce.number().int().min(1).max(10_000).catch(1);

export const handle = { isShared: true, reads: ['page'] };

export const loader = withSite(async (site) => {
  const notices = await readNoticesPage(site, Page.parse(site.url.searchParams.get('page') ?? 1));
  return {
    notices,
    title: site.title(site.t('messages', 'notices.title')),
    description: site.describe('notices', { titles: notices.notices.map(({ title }) => title) }),
  };
});

export default function NoticesRoute() {
  return <NoticesPage view={useLoaderData<typeof loader>().notices} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
