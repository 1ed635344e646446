import type { ActionFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { DEPOSIT_ACTIONS, depositAction } from '~/features/wallet/deposit/action.server.ts';
import { readDeposit } from '~/features/wallet/deposit/deposit.server.ts';
import type { DepositAnswer } from '~/features/wallet/deposit/deposit.types.ts';
import DepositPage from '~/features/wallet/deposit/deposit-page.tsx';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  deposit: await readDeposit(site),
  title: site.title(site.t('wallet', 'deposit.title')),
}));

const formIn = (search: URLSearchParams) => search.get('form') ?? 'deposit';

export function action(args: ActionFunctionArgs) {
  const form = formIn(new URL(args.request.url).searchParams);
  const chosen = Object.hasOwn(DEPOSIT_ACTIONS, form) ? DEPOSIT_ACTIONS[form] : undefined;
  return (chosen ?? depositAction)(args);
}

export default function DepositRoute() {
  const [search] = useSearchParams();
  const answer = useActionData() as DepositAnswer;
  return <DepositPage view={useLoaderData<typeof loader>().deposit} answers={{ [formIn(search)]: answer }} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
