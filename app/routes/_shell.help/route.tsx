import { useLoaderData } from '@remix-run/react';
import { readHelp } from '~/features/help/help.server.ts';
import { HelpPage } from '~/features/help/help-page.tsx';
import { useArticleInPanel } from '~/features/help/use-article-in-panel.ts';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true, reads: ['article', 'q'] };

export const loader = withSite((site) => readHelp(site));

export default function HelpRoute() {
  useArticleInPanel();
  return <HelpPage view={useLoaderData<typeof loader>().view} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
