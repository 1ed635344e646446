import { useLoaderData } from '@remix-run/react';
import { readHome } from '~/features/home/home.server.ts';
import { HomePage } from '~/features/home/home-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true, hasPopUps: true };

export const loader = withSite(readHome);

export default function HomeRoute() {
  return <HomePage view={useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
