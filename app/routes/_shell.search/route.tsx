import { useLoaderData } from '@remix-run/react';
import { readSearch } from '~/features/search/search.server.ts';
import { SearchPage } from '~/features/search/search-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site) => ({
  search: await readSearch(site),
  title: site.title(site.t('search', 'title')),
}));

export default function SearchRoute() {
  return <SearchPage view={useLoaderData<typeof loader>().search} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
