import { useLoaderData } from '@remix-run/react';
import { transferAction } from '~/features/wallet/transfer/action.server.ts';
import { readWallet } from '~/features/wallet/transfer/panel.server.ts';
import TransferPage from '~/features/wallet/transfer/transfer-page.tsx';
import { withSite } from '~/request/site.server.ts';
import { useFormAnswers } from '~/ui/use-form-answers.ts';

export const loader = withSite(async (site) => ({
  view: await readWallet(site),
  title: site.title(site.t('member', 'centre.pages.transferFund')),
}));

export const action = transferAction;

export default function TransferRoute() {
  return <TransferPage view={useLoaderData<typeof loader>().view} answers={useFormAnswers('transfer')} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
