import { useLoaderData } from '@remix-run/react';
import { readRooms } from '~/features/play/rooms.server.ts';
import { RoomsPage } from '~/features/play/rooms-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true, reads: ['gameCode', 'page'] };

export const loader = withSite(async (site) => ({
  view: await readRooms(site),
  title: site.title(site.t('play', 'rooms.title')),
  description: site.describe('rooms'),
}));

export default function RoomsRoute() {
  return <RoomsPage view={useLoaderData<typeof loader>().view} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
