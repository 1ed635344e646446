import type { ActionFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, useSearchParams } from '@remix-run/react';
import { WITHDRAW_ACTIONS, withdrawAction } from '~/features/wallet/withdraw/action.server.ts';
import { readWithdraw } from '~/features/wallet/withdraw/withdraw.server.ts';
import WithdrawPage from '~/features/wallet/withdraw/withdraw-page.tsx';
import { withSite } from '~/request/site.server.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';

export const loader = withSite(async (site) => ({
  withdraw: await readWithdraw(site),
  title: site.title(site.t('wallet', 'withdraw.title')),
}));

const formIn = (search: URLSearchParams) => search.get('form') ?? 'withdraw';

export function action(args: ActionFunctionArgs) {
  const form = formIn(new URL(args.request.url).searchParams);
  const chosen = Object.hasOwn(WITHDRAW_ACTIONS, form) ? WITHDRAW_ACTIONS[form] : undefined;
  return (chosen ?? withdrawAction)(args);
}

export default function WithdrawRoute() {
  const [search] = useSearchParams();
  const answer = useActionData() as FormAnswer | undefined;
  return <WithdrawPage view={useLoaderData<typeof loader>().withdraw} answers={{ [formIn(search)]: answer }} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
