import { useActionData, useLoaderData } from '@remix-run/react';
import { chatAction } from '~/features/chat/action.server.ts';
import { readChat } from '~/features/chat/chat.server.ts';
import { ChatRoom } from '~/features/chat/chat-room.tsx';
import { useTranslation } from '~/i18n/use-translation.ts';
import { withSite } from '~/request/with-site.server.ts';

export const loader = withSite(async (site) => {
  const { searchParams } = site.url;
  return {
    view: await readChat(site, searchParams.get('room'), searchParams.get('report')),
    title: site.title(site.t('layout', 'chat')),
  };
});

export const action = chatAction;

export default function ChatRoute() {
  const { t } = useTranslation('layout');
  const { view } = useLoaderData<typeof loader>();
  return (
    <div className="wrap py-6">
      <section className="mx-auto flex h-[min(44rem,calc(100dvh-15rem))] min-h-96 max-w-2xl flex-col overflow-hidden rounded-card border border-line bg-raised shadow-card">
        <h1 className="px-5 pt-4 pb-2 text-xl">{t('chat')}</h1>
        <ChatRoom view={view} isPage answer={useActionData<typeof action>()} />
      </section>
    </div>
  );
}

export { PageError as ErrorBoundary } from '~/layout/page-error.tsx';
export { pageMeta as meta } from '~/layout/page-meta.ts';
export { revalidatePage as shouldRevalidate } from '~/layout/revalidation.ts';
