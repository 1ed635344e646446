import { useLoaderData } from '@remix-run/react';
import { readBonus } from '~/features/lottery/bonus/bonus.server.ts';
import BonusPage from '~/features/lottery/bonus/bonus-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  bonus: await readBonus(site),
  title: site.title(site.t('lottery', 'bonus.title')),
}));

export default function BonusRoute() {
  return <BonusPage view={useLoaderData<typeof loader>().bonus} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
