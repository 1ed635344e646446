import { useActionData, useLoaderData } from '@remix-run/react';
import { moveMoney, readTransfer, wishOf } from '~/features/wallet/transfer.server.ts';
import { TransferPage } from '~/features/wallet/transfer-page.tsx';
import { answerForm } from '~/request/form-answer.server.ts';
import { readForm } from '~/request/read-form.ts';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => {
  const view = await readTransfer(site, wishOf(site));
  return { view, title: site.title(site.t('wallet', 'transfer.title')) };
});

export const action = withSite(async (site) => {
  const outcome = await moveMoney(site, await readForm(site.request));
  return outcome instanceof Response ? outcome : answerForm(outcome);
});

export default function TransferRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <TransferPage view={view} answer={useActionData<typeof action>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
