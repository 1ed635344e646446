import { useCallback, useRef, useState } from 'react';
import { paths } from '~/config/paths.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Icon } from '~/ui/icon.tsx';
import { useCentreLink, useModal } from '~/ui/overlay.tsx';
import { useRefresh } from '~/ui/page-over.ts';
import type { FormAnswer } from '~/ui/schema-form.ts';
import { TabLinks } from '~/ui/tab-links.tsx';
import type { ChatView } from './chat.server.ts';
import { ChatMessage } from './chat-message.tsx';
import { MessageForm } from './message-form.tsx';
import { RulesLink } from './rules-link.tsx';
import { useChat } from './use-chat.ts';

/** Pixels above the end of the log that count as its end. */
const NEAR_END = 40;

interface ChatRoomProps {
  view: ChatView;
  /** Alone, and not over another page. */
  isPage?: boolean;
  /** Response to a form sent without JavaScript. */
  answer?: FormAnswer | undefined;
}

export function ChatRoom({ view, isPage = false, answer }: ChatRoomProps) {
  const { t } = useTranslation('chat');
  const { pathTo } = useModal();
  const { room, rooms } = view;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {rooms.length > 1 && (
        <div className="border-b border-line px-5 pb-3">
          <TabLinks
            label={t('rooms')}
            isReplacing
            tabs={rooms.map(({ code, name }) => ({
              key: code,
              label: name,
              path: isPage ? paths.chat({ room: code }) : pathTo('chat', { method: code }),
              isSelected: code === room,
            }))}
          />
        </div>
      )}
      <Room key={room} view={view} answer={answer} />
    </div>
  );
}

/** Each room has its own events and its own place in the log. */
function Room({ view, answer }: Pick<ChatRoomProps, 'view' | 'answer'>) {
  const { t } = useTranslation('chat');
  const { refresh } = useRefresh();
  const { rows, isLive } = useChat(view, refresh);
  const [reported, setReported] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(view.report);
  const { room, tag, state, ownIds, reportedIds, rulesPath } = view;
  const log = useRef<HTMLDivElement>(null);
  const newest = rows.at(-1)?.id ?? '';
  /** The newest message when the reader left the end of the log; null at the end. */
  const [readTo, setReadTo] = useState<string | null>(null);
  const showEnd = useCallback(() => log.current?.scrollTo({ top: 0 }), []);
  const lastReported = rows.find(({ id }) => id === reported.at(-1));

  return (
    <>
      {!isLive && (
        <p role="status" className="flex items-center gap-2 bg-sunken px-5 py-2 text-sm text-muted">
          <Icon name="refresh" className="size-4" />
          {t('reconnecting')}
        </p>
      )}
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div
          ref={log}
          role="log"
          aria-label={t('messages')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls with the keys
          tabIndex={0}
          // The log begins at its end: its scroll position is negative.
          onScroll={({ currentTarget }) => {
            const isAtEnd = currentTarget.scrollTop > -NEAR_END;
            setReadTo((current) => (isAtEnd ? null : (current ?? newest)));
          }}
          className="chat-log"
        >
          {rows.length === 0 ? (
            <EmptyState icon="chat" title={t('empty')} />
          ) : (
            <ol className="space-y-3">
              {rows.map((row) => (
                <ChatMessage
                  key={row.id}
                  row={row}
                  lang={tag}
                  room={room}
                  mayReport={state !== 'VISITOR' && state !== 'TRIAL' && state !== 'BREAK'}
                  isOwn={ownIds.includes(row.id)}
                  isReported={reportedIds.includes(row.id) || reported.includes(row.id)}
                  isAsked={asked === row.id}
                  onAsk={setAsked}
                  onReported={(id) => setReported([...reported, id])}
                  answer={view.report === row.id ? answer : undefined}
                />
              ))}
            </ol>
          )}
        </div>
        {readTo !== null && newest > readTo && (
          <Button
            type="button"
            size="small"
            onClick={showEnd}
            className="absolute inset-x-0 bottom-3 mx-auto w-fit shadow-card"
          >
            <Icon name="down" className="size-4" />
            {t('newMessages')}
          </Button>
        )}
      </div>
      <p role="status" className="sr-only">
        {lastReported && `${t('reported')}: ${lastReported.name}, ${lastReported.clock}`}
      </p>
      <div className="border-t border-line p-4 sm:px-5">
        {state === 'FREE' ? (
          <MessageForm room={room} answer={view.report ? undefined : answer} rulesPath={rulesPath} onSent={showEnd} />
        ) : (
          <ReadOnly view={view} />
        )}
      </div>
    </>
  );
}

/** Why the member cannot write, and the way on. */
function ReadOnly({ view: { state, until, rulesPath } }: { view: ChatView }) {
  const { t } = useTranslation('chat');
  const { pathTo } = useModal();
  const centre = useCentreLink();
  if (state === 'FREE') return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-48 flex-1 text-sm text-muted">{t(`state.${state}`, { until: until ?? '' })}</p>
      <span className="text-sm">
        <RulesLink path={rulesPath} />
      </span>
      {state === 'VISITOR' && (
        <ButtonLink size="small" to={pathTo('login')} replace preventScrollReset>
          {t('logIn')}
        </ButtonLink>
      )}
      {state === 'TRIAL' && (
        <ButtonLink size="small" to={pathTo('register')} replace preventScrollReset>
          {t('register')}
        </ButtonLink>
      )}
      {state === 'DEPOSIT' && (
        <ButtonLink size="small" {...centre(paths.deposit())}>
          {t('deposit')}
        </ButtonLink>
      )}
    </div>
  );
}
