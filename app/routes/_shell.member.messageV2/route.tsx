import { type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import { inboxAction, readInbox } from '~/features/messages/inbox/inbox.server.ts';
import InboxPage from '~/features/messages/inbox/inbox-page.tsx';
import { revalidatePage } from '~/layout/revalidation.ts';
import { withSite } from '~/request/site.server.ts';

export const loader = withSite(async (site) => ({
  inbox: await readInbox(site),
  title: site.title(site.t('messages', 'inbox.title')),
}));

export const action = inboxAction;

export default function InboxRoute() {
  const { inbox } = useLoaderData<typeof loader>();
  return <InboxPage view={inbox} answer={useActionData<typeof action>()} />;
}

/** A message that was opened stays where it is, also in the list of unread ones. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean =>
  args.formData?.get('intent') !== 'read' && revalidatePage(args);

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
