import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { paths, safeRedirect } from '~/config/paths.ts';
import { moveMoney, readTransfer } from '~/features/wallet/transfer.server.ts';
import { TransferPage } from '~/features/wallet/transfer-page.tsx';
import { answerForm } from '~/session/form-answer.server.ts';
import { withSite } from '~/session/site.server.ts';

const Search = z.object({
  account: z.coerce.number().int().min(1).nullable().catch(null),
  direction: z.enum(['in', 'out']).optional().catch(undefined),
  returnTo: z.string().catch(paths.transfer()),
});

export const loader = withSite(async (site) => {
  const { returnTo, ...wish } = Search.parse(Object.fromEntries(site.url.searchParams));
  const view = await readTransfer(site, { ...wish, returnTo: safeRedirect(returnTo) });
  return { view, title: site.title(site.t('wallet', 'transfer.title')) };
});

export const action = withSite(async (site) => {
  const outcome = await moveMoney(site, await site.request.formData());
  return outcome instanceof Response ? outcome : answerForm(outcome);
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export default function TransferRoute() {
  const { view } = useLoaderData<typeof loader>();
  return <TransferPage view={view} answer={useActionData<typeof action>()} />;
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
