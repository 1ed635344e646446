import { notFound } from '~/request/page-failure.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site) => {
  throw notFound(site);
});

/** Never rendered: makes this a page, so the error shows in the shell. */
export default function NoPageRoute() {
  return null;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
