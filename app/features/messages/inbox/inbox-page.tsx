import { useActionData, useFetcher } from '@remix-run/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePageTexts } from '~/i18n/use-page-texts.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { useActingAs } from '~/ui/acting-as.tsx';
import { Badge } from '~/ui/badge.tsx';
import { ButtonLink } from '~/ui/button.tsx';
import { ButtonForm } from '~/ui/button-form.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { FormError } from '~/ui/form-error.tsx';
import { Icon } from '~/ui/icon.tsx';
import { useFormTarget } from '~/ui/page-over.ts';
import { Pagination } from '~/ui/pagination.tsx';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { TabLinks } from '~/ui/tab-links.tsx';
import { useIsInteractive } from '~/ui/use-is-interactive.ts';
import type { InboxView, MessageView } from './inbox.server.ts';

interface InboxPageProps {
  view: InboxView;
}

export default function InboxPage(props: InboxPageProps) {
  return <Inbox key={props.view.returnTo} {...props} />;
}

function Inbox({ view }: InboxPageProps) {
  const answer = useActionData<FormAnswer>();
  const { t } = useTranslation('messages');
  const { unreadCount, isUnreadOnly, returnTo, deletedId, page, totalPages } = view;
  const [opened, setOpened] = useState<MessageView[]>([]);
  const messages = isUnreadOnly ? withOpened(view, opened) : view.messages;
  const pageTexts = usePageTexts(page, totalPages);
  const undo = useRef<HTMLDivElement>(null);
  // The deleted message's button is gone.
  useEffect(() => {
    if (deletedId) undo.current?.querySelector('button')?.focus();
  }, [deletedId]);
  return (
    <section className="max-w-3xl space-y-4">
      <h1 className="text-xl">{t('inbox.title')}</h1>
      <FormError
        title={t('inbox.error')}
        message={answer?.result.error?.['']?.[0]}
        {...(answer?.requestId && { reference: answer.requestId })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <TabLinks
          label={t('inbox.title')}
          tabs={[
            { key: 'all', label: t('inbox.all'), path: view.paths.all, isSelected: !isUnreadOnly },
            { key: 'unread', label: t('inbox.unread'), path: view.paths.unread, isSelected: isUnreadOnly },
          ]}
        />
        {unreadCount > 0 && (
          <MessageButton fields={{ intent: 'readAll' }} action={returnTo}>
            {t('inbox.readAll')}
          </MessageButton>
        )}
      </div>
      {deletedId && (
        <div
          ref={undo}
          role="status"
          className="flex items-center justify-between gap-3 rounded-control bg-sunken px-3.5 py-2"
        >
          {t('inbox.deleted')}
          <MessageButton fields={{ intent: 'restore', id: deletedId }} action={returnTo}>
            {t('inbox.undo')}
          </MessageButton>
        </div>
      )}
      {messages.length === 0 ? (
        <EmptyState icon="mail" title={t(isUnreadOnly ? 'inbox.noUnread' : 'inbox.empty')}>
          <p className="max-w-sm">{t('inbox.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul className="space-y-2.5">
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              returnTo={returnTo}
              onOpen={() => setOpened((before) => [...before, message])}
            />
          ))}
        </ul>
      )}
      {totalPages > 1 && <Pagination links={view.pageLinks} {...pageTexts} />}
    </section>
  );
}

/** Opened messages stay in the unread list. */
function withOpened({ messages, deletedId }: InboxView, opened: MessageView[]): MessageView[] {
  const gone = opened.filter(({ id }) => id !== deletedId && !messages.some((each) => each.id === id));
  const read = gone.map((message) => ({ ...message, isRead: true }));
  return [...messages, ...read].sort((a, b) => b.isoTime.localeCompare(a.isoTime));
}

interface MessageProps {
  message: MessageView;
  returnTo: string;
  onOpen: () => void;
}

function Message({ message, returnTo, onOpen }: MessageProps) {
  const { t } = useTranslation('messages');
  const isInteractive = useIsInteractive();
  const { submit } = useFetcher();
  const actingAs = useActingAs();
  const target = useFormTarget(returnTo);
  const [isOpened, setOpened] = useState(false);
  const isRead = message.isRead || isOpened;
  const open = () => {
    setOpened(true);
    if (isRead) return;
    onOpen();
    submit({ intent: 'read', id: message.id, stay: '1', ...actingAs }, { method: 'post', ...target });
  };
  return (
    <li className="rounded-card border border-line bg-raised shadow-card">
      <details className="group/message" onToggle={(event) => event.currentTarget.open && open()}>
        <summary className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card px-4 py-3 hover:bg-sunken">
          <span className="min-w-0 flex-1">
            <span className={`block wrap-anywhere ${isRead ? '' : 'font-semibold'}`}>{message.title}</span>
            <span className="text-xs text-muted">
              {message.sender && `${message.sender} · `}
              <time dateTime={message.isoTime}>{message.time}</time>
            </span>
          </span>
          {!isRead && <Badge look="highlight">{t('inbox.isNew')}</Badge>}
          <Icon name="down" className="size-5 text-muted transition-transform group-open/message:rotate-180" />
        </summary>
        <div className="space-y-3 px-4 pt-2 pb-4">
          <div
            className="prose text-base"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server
            dangerouslySetInnerHTML={{ __html: message.html }}
          />
          <div className="flex flex-wrap gap-2.5">
            {message.subject && (
              <ButtonLink to={message.subject.path} size="small">
                {t(`inbox.subjects.${message.subject.kind}`)}
              </ButtonLink>
            )}
            {!isInteractive && !isRead && (
              <MessageButton fields={{ intent: 'read', id: message.id }} action={returnTo}>
                {t('inbox.read')}
              </MessageButton>
            )}
            <MessageButton fields={{ intent: 'delete', id: message.id }} action={returnTo}>
              {t('inbox.delete')}
            </MessageButton>
          </div>
        </div>
      </details>
    </li>
  );
}

interface MessageButtonProps {
  action: string;
  fields: { intent: 'read' | 'readAll' | 'delete' | 'restore'; id?: string };
  children: ReactNode;
}

function MessageButton(props: MessageButtonProps) {
  const { t } = useTranslation('messages');
  return <ButtonForm {...props} errorTitle={t('inbox.error')} look="outline" size="small" />;
}
