import { useLoaderData } from '@remix-run/react';
import { DownloadPage } from '~/features/system/download-page.tsx';
import { readDownload } from '~/features/system/system.server.ts';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true };

export const loader = withSite(readDownload);

export default function DownloadRoute() {
  const { apps, brandName } = useLoaderData<typeof loader>();
  return <DownloadPage apps={apps} brandName={brandName} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
