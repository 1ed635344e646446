import { useLoaderData } from '@remix-run/react';
import { withdrawAction } from '~/features/wallet/withdraw/action.server.ts';
import { readWithdraw } from '~/features/wallet/withdraw/withdraw.server.ts';
import WithdrawPage from '~/features/wallet/withdraw/withdraw-page.tsx';
import { withSite } from '~/request/site.server.ts';
import { useFormAnswers } from '~/ui/use-form-answers.ts';

export const loader = withSite(async (site) => ({
  withdraw: await readWithdraw(site),
  title: site.title(site.t('wallet', 'withdraw.title')),
}));

export const action = withdrawAction;

export default function WithdrawRoute() {
  return <WithdrawPage view={useLoaderData<typeof loader>().withdraw} answers={useFormAnswers('withdraw')} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
