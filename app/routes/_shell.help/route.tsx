import { useLoaderData } from '@remix-run/react';
import { HelpPage } from '~/features/system/help-page.tsx';
import { listHelpSections } from '~/features/system/system.server.ts';
import { withSite } from '~/request/site.server.ts';

export const handle = { isShared: true };

export const loader = withSite(async (site) => ({
  sections: await listHelpSections(site),
  customerServicePath: site.brand.customerService[0]?.path ?? null,
  title: site.title(site.t('system', 'help.title')),
}));

export default function HelpRoute() {
  const { sections, customerServicePath } = useLoaderData<typeof loader>();
  return <HelpPage sections={sections} customerServicePath={customerServicePath} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
