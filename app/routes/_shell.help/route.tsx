import { useLoaderData } from '@remix-run/react';
import { HelpPage } from '~/features/system/help/help-page.tsx';
import { useTermsInPanel } from '~/features/system/help/use-terms-in-panel.ts';
import { readHelp } from '~/features/system/system.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true };

export const loader = withSite(readHelp);

export default function HelpRoute() {
  useTermsInPanel();
  return <HelpPage view={useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
