import { useLoaderData } from '@remix-run/react';
import { readLicence } from '~/features/system/licence/licence.server.ts';
import { LicencePage } from '~/features/system/licence/licence-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true };

export const loader = withSite(async (site, { params }) => readLicence(site, params.id), { isOpen: true });

export default function LicenceRoute() {
  return <LicencePage view={useLoaderData<typeof loader>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
