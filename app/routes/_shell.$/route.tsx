import { notFound } from '~/request/page-failure.server.ts';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => {
  throw notFound(site);
});

/** Never shown: the loader has no page to give. It makes this a page, whose error is shown in the shell. */
export default function NoPageRoute() {
  return null;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
