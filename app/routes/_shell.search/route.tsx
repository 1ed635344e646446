import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readSearch } from '~/features/search/search.server.ts';
import { SearchPage } from '~/features/search/search-page.tsx';
import { withSite } from '~/session/site.server.ts';

export const loader = withSite(async (site) => ({
  search: await readSearch(site),
  title: site.title(site.t('search', 'title')),
}));

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export default function SearchRoute() {
  return <SearchPage view={useLoaderData<typeof loader>().search} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
