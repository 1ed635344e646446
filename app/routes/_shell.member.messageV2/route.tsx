import { useActionData, useLoaderData } from '@remix-run/react';
import { inboxAction, readInbox } from '~/features/messages/inbox/inbox.server.ts';
import InboxPage from '~/features/messages/inbox/inbox-page.tsx';
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

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
