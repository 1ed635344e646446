import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChatView } from '../../app/features/chat/chat.server.ts';
import type { ChatEvent } from '../../app/features/chat/chat.types.ts';
import { action, loader } from '../../app/routes/_shell.chat/route.tsx';
import { loader as panel } from '../../app/routes/panel.tsx';
import { sendAsSupport } from '../../mock-server/control/chat.ts';
import { listEventTexts } from '../../openapi/checks/body.ts';
import { expectRefusals, sendTo } from './form-refusals.ts';
import { newReader } from './plain-reader.ts';
import { prepareSite } from './prepare-site.ts';
import { startServer } from './start-server.ts';
import { newMember, newVisitor, readToastKey, type Visitor } from './visitor.ts';

const site = prepareSite();
const { ask, port } = startServer();

const OVER = `/panel?at=${encodeURIComponent('/help?modal=chat&method=EN')}`;
const readView = async (visitor: Visitor, path = '/chat?room=EN') =>
  ((await visitor.ask(loader, path)).data as { view: ChatView }).view;
const say = (visitor: Visitor, text: string, room = 'EN') =>
  visitor.ask(action, `/chat?room=${room}`, { form: { text, room } });

describe('the chat room', () => {
  it('shows a visitor the last messages of the room, as a panel too, and asks for a log-in', async () => {
    const visitor = await newVisitor(site);
    const view = await readView(visitor);
    expect(view).toMatchObject({ room: 'EN', state: 'VISITOR', rooms: [{ code: 'TY' }, { code: 'EN' }] });
    expect(view.rows.at(-1)).toMatchObject({
      text: expect.stringContaining('Good luck all'),
      clock: expect.stringMatching(/^\d\d?:\d\d\s[AP]M$/),
    });
    const { data } = await visitor.ask(panel, OVER);
    expect(data).toMatchObject({ panel: { name: 'chat', view: { room: 'EN', rows: view.rows } } });
    expect((await readView(visitor, '/chat?room=CN')).room).toBe('EN');
  });

  it('is away where the brand has it off', async () => {
    const visitor = await newVisitor(site);
    await visitor.switchModule('CHAT3', false);
    expect((await visitor.ask(loader, '/chat')).status).toBe(404);
    expect((await visitor.ask(panel, OVER)).data).toMatchObject({ panel: null });
  });

  it.each([
    ['novice', 'DEPOSIT'],
    ['danica2', 'MUTED'],
  ])('tells %s why they only read', async (username, state) => {
    expect(await readView(await newMember(site, { username }))).toMatchObject({ state });
  });

  it('without scripts › has the last 50 messages, takes one, and shows it as the own last one', async () => {
    const reader = await newReader(site, ask);
    for (let number = 1; number <= 51; number += 1)
      await sendAsSupport(reader.world, 'baize', { room: 'EN', text: `Message ${number}.` });
    const page = await reader.open('/chat?room=EN');
    expect([1, 2, 51].map((number) => page.says(`Message ${number}.`))).toEqual([false, true, true]);
    const after = await reader.send(page, 'Write a message', { text: 'Hello from a test' });
    expect([after.says('Hello from a test'), after.says('Message 2.')]).toEqual([true, false]);
    const { rows, ownIds } = await readView(reader);
    expect(rows.at(-1)).toMatchObject({ text: 'Hello from a test', name: 'lu***ky', author: 'MEMBER' });
    expect(ownIds).toContain(rows.at(-1)?.id);
  });

  it('without scripts › a question about a report is at its message, and the rules are linked', async () => {
    const reader = await newReader(site, ask);
    const page = await reader.open('/chat?room=EN');
    const { rows, ownIds } = await readView(reader);
    const { id = '' } = rows.find((row) => row.author === 'MEMBER' && !ownIds.includes(row.id)) ?? {};
    const address = `/chat?room=EN&report=${id}#message-${id}`;
    expect(page.html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    const asked = await reader.open(address.replace(/#.*/, ''));
    expect(asked.html).toContain(`id="message-${id}"`);
    expect(page.links('Rules of the chat room')).toMatchObject([{ href: '/help?article=chat' }]);
    expect(page.says('At most 200 characters')).toBe(true);
  });

  it('asks before a report, and says that it has arrived', async () => {
    const member = await newMember(site);
    const { rows, ownIds } = await readView(member);
    const message = rows.find(({ id, author }) => author === 'MEMBER' && !ownIds.includes(id))?.id ?? '';
    expect((await readView(member, `/chat?room=EN&report=${message}`)).report).toBe(message);
    const answer = await member.ask(action, '/chat?form=report', { form: { message, room: 'EN' } });
    expect(answer).toMatchObject({ status: 302, location: '/chat?room=EN' });
    expect(await readToastKey(answer)).toBe('chat.reported');
    expect((await readView(member)).reportedIds).toEqual([message]);
  });

  it('says why a message is refused, and keeps it', async () => {
    const member = await newMember(site);
    await expectRefusals(member, {
      operation: 'sendChatMessage',
      send: sendTo(member, action, '/chat?room=EN'),
      values: { text: 'Good luck', room: 'EN' },
      refusals: {
        'chat.banned': { errors: { '': /^You can no longer write in the chat room\./ } },
        'chat.contact': {
          by: 'gateway',
          typed: { text: 'see win.com' },
          errors: { text: 'Links and phone or account numbers are not allowed.' },
        },
        'chat.deposit': { errors: { '': 'You can write after your first deposit.' } },
        'chat.muted': {
          by: 'gateway',
          arrange: () =>
            member.world.upsert(
              'ChatStanding',
              { memberId: member.memberNamed('lucky').id },
              { mutedUntil: member.world.now() + 60_000, isBanned: false },
            ),
          errors: { '': /^You are muted until .+\.$/ },
        },
        'chat.room.not.found': { errors: { '': 'This message is no longer here.' } },
        'chat.text': { errors: { text: 'This text cannot be shown. Please write it in plain characters.' } },
        'chat.words': { errors: { text: 'The chat room does not allow this wording. Please say it differently.' } },
      },
    });
  });

  it('says why a report is refused', async () => {
    const member = await newMember(site);
    const { rows } = await readView(member);
    await expectRefusals(member, {
      operation: 'reportChatMessage',
      send: sendTo(member, action, '/chat?form=report'),
      values: { message: rows[0]?.id ?? '', room: 'EN' },
      refusals: {
        'chat.message.not.found': { errors: { '': 'This message is no longer here.' } },
        'chat.own': { errors: { '': 'You cannot report your own message.' } },
        'chat.reported': { errors: { '': 'You have already reported this message.' } },
        'chat.room.not.found': { errors: { '': 'This message is no longer here.' } },
      },
    });
  });

  it('tells who writes too fast to wait', async () => {
    const member = await newMember(site);
    await say(member, 'one');
    const { status, data } = await say(member, 'two');
    expect(status).toBe(422);
    expect(data).toMatchObject({
      result: { error: { '': [expect.stringMatching(/^Please wait [1-3] seconds? before/)] } },
      isClosed: false,
    });
  });

  it('tells the form of a member who was muted meanwhile to read the state again', async () => {
    const member = await newMember(site);
    const mutedUntil = member.world.now() + 60_000;
    const { id: memberId } = member.memberNamed('lucky');
    await member.world.upsert('ChatStanding', { memberId }, { mutedUntil, isBanned: false });
    expect((await say(member, 'one')).data).toMatchObject({ isClosed: true });
    expect(await readView(member)).toMatchObject({ state: 'MUTED', until: expect.stringMatching(/[AP]M$/) });
  });
});

/** Until the end of the test. */
async function follow({ cookies }: Visitor, headers: Record<string, string> = {}, search = 'room=EN') {
  const Cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const asked = { Host: 'baize.test', 'Accept-Encoding': 'gzip', Cookie, ...headers };
  let text = '';
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const call = request({ port: port(), path: `/chat-stream?${search}`, headers: asked, agent: false }, resolve);
    onTestFinished(() => void call.destroy());
    call.on('error', reject).end();
  });
  answer.setEncoding('utf8').on('error', () => {});
  answer.on('data', (chunk: string) => {
    text += chunk;
  });
  const rows = () =>
    listEventTexts(text).flatMap((data) => {
      const event = JSON.parse(data) as ChatEvent;
      return event.kind === 'row' && event.row ? [event.row] : [];
    });
  return {
    answer,
    events: () => listEventTexts(text).map((data) => JSON.parse(data) as ChatEvent),
    texts: () => rows().map((row) => row.text),
    clocks: () => rows().map((row) => row.clock),
    lastId: () => [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '',
  };
}

describe('the stream of a chat room', () => {
  it('brings each message to all readers, by one stream of the gateway, and is not compressed', async () => {
    const visitor = await newVisitor(site);
    const { lastEventId } = await readView(visitor);
    const readers = await Promise.all([1, 2, 3].map(() => follow(visitor, {}, `room=EN&after=${lastEventId}`)));
    expect(readers[0]?.answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(readers[0]?.answer.headers['content-encoding']).toBeUndefined();
    await expect.poll(() => visitor.countCalls('streamChat')).toBe(1);
    await visitor.logIn({ username: 'lucky' });
    await say(visitor, '<b>bold</b>');
    for (const { texts } of readers) await expect.poll(texts).toEqual(['<b>bold</b>']);
    expect(visitor.countCalls('streamChat')).toBe(1);
  });

  it.each([
    ['EN', /^\d\d?:\d\d\s[AP]M$/],
    ['VI', /^\d\d:\d\d$/],
  ] as const)('writes times as the language of the room %s does, for readers of all languages', async (room, clock) => {
    const visitor = await newVisitor(site, 'lotus');
    visitor.cookies.lang = 'CN';
    const reader = await follow(visitor, { Host: 'lotus.test' }, `room=${room}`);
    await sendAsSupport(visitor.world, 'lotus', { room, text: 'Good morning.' });
    await expect.poll(() => reader.clocks().at(-1)).toMatch(clock);
    expect((await readView(visitor, `/chat?room=${room}`)).rows.at(-1)?.clock).toMatch(clock);
  });

  it('sends who comes back what was missed, once and in order, by the id of the last event', async () => {
    const member = await newMember(site);
    const { lastEventId } = await readView(member);
    await say(member, 'one');
    const first = await follow(member, {}, `room=EN&after=${lastEventId}`);
    await expect.poll(first.texts).toEqual(['one']);
    first.answer.destroy();
    await member.world.changeClock((clock) => clock.advance(4000));
    await say(member, 'two');
    const second = await follow(member, { 'Last-Event-ID': first.lastId() }, `room=EN&after=${lastEventId}`);
    await expect.poll(second.texts).toEqual(['two']);
  });

  it('tells readers to read the page again when the state behind it was replaced', async () => {
    const visitor = await newVisitor(site);
    const { lastEventId } = await readView(visitor);
    const reader = await follow(visitor, {}, `room=EN&after=${lastEventId}`);
    await expect.poll(() => visitor.countCalls('streamChat')).toBe(1);
    await visitor.world.begin();
    await expect.poll(() => reader.events().map(({ kind }) => kind)).toContain('reload');
  });

  it.each(['room=CN', 'room=none', ''])('does not exist for "%s"', async (search) => {
    const { answer } = await follow(await newVisitor(site), {}, search);
    expect(answer.statusCode).toBe(404);
  });
});
