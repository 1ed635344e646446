import { useLoaderData } from '@remix-run/react';
import { HelpPage } from '~/features/system/help/help-page.tsx';
import { readHelp } from '~/features/system/system.server.ts';
import { withSite } from '~/request/with-site.server.ts';

/** People read the terms before they have an account. */
export const loader = withSite(readHelp, { isOpen: true });

export default function HelpCentreRoute() {
  return (
    <main>
      <HelpPage view={useLoaderData<typeof loader>()} />
    </main>
  );
}

export { pageMeta as meta } from '~/layout/page-meta.ts';
