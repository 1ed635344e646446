import { useLoaderData } from '@remix-run/react';
import { readSeamless } from '~/features/play/seamless.server.ts';
import { SeamlessPage } from '~/features/play/seamless-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site) => {
  const view = await readSeamless(site);
  const title = site.t('play', view.kind === 'many' ? 'seamless.titleMany' : 'seamless.title');
  return { view, title: site.title(title) };
});

export default function SeamlessRoute() {
  return <SeamlessPage view={useLoaderData<typeof loader>().view} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
