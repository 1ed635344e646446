import type { ActionFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { balanceAction, collectAction, transferAction } from '~/features/wallet/transfer/action.server.ts';
import { parseTransferSearch, readTransfer } from '~/features/wallet/transfer/panel.server.ts';
import TransferPage from '~/features/wallet/transfer/transfer-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  view: await readTransfer(site, parseTransferSearch(site)),
  title: site.title(site.t('member', 'centre.pages.transferFund')),
}));

const formIn = (search: URLSearchParams) => search.get('form');

export function action(args: ActionFunctionArgs) {
  switch (formIn(new URL(args.request.url).searchParams)) {
    case 'collect':
      return collectAction(args);
    case 'balance':
      return balanceAction(args);
    default:
      return transferAction(args);
  }
}

export default function TransferRoute() {
  const { view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  return <TransferPage view={view} answers={{ [formIn(search) ?? 'transfer']: answer }} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
