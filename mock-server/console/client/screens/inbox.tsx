import { useRef } from 'react';
import type { Value } from '../../../../openapi/generated/control-operations.ts';
import { go, useAddress, useWorld } from '../state/address.ts';
import { useRead } from '../state/call.ts';
import { formatTime } from '../state/format.ts';
import { Act, Copy, Go, TextField, useShortcut } from '../ui/controls.tsx';
import { Empty, Loaded, Panel, Screen, Table } from '../ui/views.tsx';

type Message = Value<'listInbox'>[number];

const CHANNELS = { sms: 'text message', mail: 'mail', push: 'push message' };

export function InboxScreen() {
  const world = useWorld();
  const { to = '' } = useAddress();
  const inbox = useRead('listInbox', { path: { world } });
  const messages = (inbox.data ?? []).filter((message) => isTo(message, to));
  const code = messages.find((message) => message.code !== null)?.code;
  return (
    <Screen
      title="Inbox"
      about="Text messages, mails and push messages that the world has sent. New ones appear by themselves."
      actions={
        <>
          {code && (
            <Copy text={code} label={`Copy the last code ${code}`}>
              Copy the last code <b>{code}</b>
            </Copy>
          )}
          <Act
            id="clearInbox"
            input={{ path: { world } }}
            tone="danger"
            isOff={!inbox.data?.length}
            question={`Forget all messages of ${world}?`}
          >
            Empty the inbox
          </Act>
        </>
      }
    >
      <Recipients to={to} all={inbox.data ?? []} />
      <Loaded query={inbox}>
        {(all) => (
          <>
            <p role="status">
              {messages.length} of {all.length} messages
            </p>
            <Messages messages={messages} isEmpty={all.length === 0} />
          </>
        )}
      </Loaded>
      <Puzzles />
    </Screen>
  );
}

/** Numbers match without their leading 0, as members write them. */
const isTo = (message: Message, to: string): boolean =>
  message.to.toLowerCase().includes(to.replace(/^0(?=\d)/, '').toLowerCase());

function Recipients({ to, all }: { to: string; all: readonly Message[] }) {
  const box = useRef<HTMLElement>(null);
  useShortcut('/', () => box.current?.querySelector('input')?.focus());
  return (
    <search className="fields" ref={box}>
      <TextField
        label="Recipient ( / )"
        type="search"
        value={to}
        onChange={(value) => go({ to: value }, { replaces: true })}
        placeholder="+639171234321"
        list={[...new Set(all.map((message) => message.to))]}
      />
    </search>
  );
}

function Messages({ messages, isEmpty }: { messages: readonly Message[]; isEmpty: boolean }) {
  if (isEmpty) return <Empty>Nothing was sent yet. Ask for a code on the site in this world, and it comes here.</Empty>;
  if (messages.length === 0) return <Empty>No message went to this recipient.</Empty>;
  return (
    <ol className="messages" aria-label="Messages">
      {messages.map((message) => (
        <li key={message.id} className="panel">
          <MessageBody message={message} />
        </li>
      ))}
    </ol>
  );
}

function MessageBody({ message }: { message: Message }) {
  const { channel, to, time, subject, text, code, push } = message;
  return (
    <>
      <div className="head">
        <span className="address">
          {CHANNELS[channel]} to <Go to={{ to }}>{to}</Go>
        </span>
        <time dateTime={message.timeIso}>{formatTime(time)} UTC+8</time>
      </div>
      {subject && <h2>{subject}</h2>}
      {code && (
        <p className="acts">
          <b className="code">{code}</b>
          <Copy text={code} label={`Copy the code ${code}`} />
        </p>
      )}
      <p className="plain">{text}</p>
      {push && <small>{describeHeaders(push.headers)}</small>}
    </>
  );
}

const SHOWN_HEADERS: ReadonlySet<string> = new Set(['TTL', 'Urgency', 'Topic']);
const describeHeaders = (headers: Record<string, string | number>): string =>
  Object.entries(headers)
    .filter(([name]) => SHOWN_HEADERS.has(name))
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');

function Puzzles() {
  const world = useWorld();
  const puzzles = useRead('listChallenges', { path: { world } });
  return (
    <Panel title="Open puzzles">
      <Loaded query={puzzles}>
        {(list) => (
          <Table
            label="Open puzzles"
            heads={['Puzzle', 'Answer', 'Made (UTC+8)', 'Id']}
            rows={list}
            keyOf={({ id }) => id}
            empty="No captcha and no slider waits for an answer."
            cells={({ kind, answer, time, id }) => [
              kind === 'captcha' ? 'captcha' : 'slider: pixels from the left',
              <span key="answer" className="acts">
                <b>{answer}</b>
                <Copy text={answer} label={`Copy the answer ${answer}`} />
              </span>,
              formatTime(time),
              <code key="id">{id}</code>,
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
