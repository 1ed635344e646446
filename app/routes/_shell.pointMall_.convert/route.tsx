import { useActionData, useLoaderData } from '@remix-run/react';
import { convertAction } from '~/features/points/convert/action.server.ts';
import { readConvert } from '~/features/points/convert/convert.server.ts';
import { ConvertPage } from '~/features/points/convert/convert-page.tsx';
import { withSite } from '~/request/site.server.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';

export const loader = withSite(async (site) => ({
  view: await readConvert(site),
  title: site.title(site.t('points', 'convert.title')),
}));

export const action = convertAction;

export default function ConvertRoute() {
  return <ConvertPage view={useLoaderData<typeof loader>().view} answer={useActionData() as FormAnswer | undefined} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
