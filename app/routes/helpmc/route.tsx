import { useLoaderData } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { readHelp } from '~/features/help/help.server.ts';
import { HelpPage } from '~/features/help/help-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isPublic: true, reads: ['article', 'q'] };

/** People read the terms before they have an account. */
export const loader = withSite((site) => readHelp(site, paths.helpCentre), { isOpen: true });

export default function HelpCentreRoute() {
  return (
    <main>
      <HelpPage view={useLoaderData<typeof loader>().view} />
    </main>
  );
}

export { pageMeta as meta } from '~/layout/page-meta.ts';
