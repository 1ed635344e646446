import { useLoaderData } from '@remix-run/react';
import { depositAction } from '~/features/wallet/deposit/action.server.ts';
import { readDeposit } from '~/features/wallet/deposit/deposit.server.ts';
import DepositPage from '~/features/wallet/deposit/deposit-page.tsx';
import { withSite } from '~/request/site.server.ts';
import { useFormAnswers } from '~/ui/use-form-answers.ts';

export const loader = withSite(async (site) => ({
  deposit: await readDeposit(site),
  title: site.title(site.t('wallet', 'deposit.title')),
}));

export const action = depositAction;

export default function DepositRoute() {
  return <DepositPage view={useLoaderData<typeof loader>().deposit} answers={useFormAnswers('deposit')} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
