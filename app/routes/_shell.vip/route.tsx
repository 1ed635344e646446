import { useLoaderData } from '@remix-run/react';
import { paths } from '~/config/paths.ts';
import { joinPaths } from '~/features/session/sign-in.server.ts';
import { readVip } from '~/features/vip/vip.server.ts';
import { VipPage } from '~/features/vip/vip-page.tsx';
import { withSite } from '~/request/with-site.server.ts';

export const handle = { isShared: true };

export const loader = withSite(async (site) => ({
  vip: await readVip(site),
  join: site.member ? null : joinPaths(site, paths.vip()),
  title: site.title(site.t('vip', 'title')),
}));

export default function VipRoute() {
  const { vip, join } = useLoaderData<typeof loader>();
  return <VipPage view={vip} join={join} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
