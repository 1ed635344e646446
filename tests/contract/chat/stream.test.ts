import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { openStream } from '../../support/stream.ts';
import { SECOND, type TestWorld } from '../../support/world.ts';
import { XSS } from '../../support/xss.ts';
import { MESSAGE } from './inputs.ts';

const mock = mockForFile();
const EN = { room: 'EN' } as const;
const OPEN = { kind: 'open' };

const open = (world: TestWorld, lastEventId?: string) =>
  openStream(world, 'streamChat', { path: EN, headers: lastEventId ? { 'Last-Event-ID': lastEventId } : {} });
const write = (client: TestWorld['client'], text: string) =>
  client.value('sendChatMessage', { path: EN, body: { text } });
const decide = ({ client, path }: TestWorld, messageId: string, decision: 'keep' | 'delete') =>
  client.value('decideChatMessage', { path: { ...path, brand: 'baize', messageId }, body: { decision } });

describe('streamChat', () => {
  it('when messages are written, hidden and shown again › each reader gets each event once and in order', async () => {
    const world = await mock.newWorld();
    const [one, two] = [await open(world), await open(world)];
    const lucky = await world.client.signedIn();
    const message = await write(lucky, 'Good luck all');
    await decide(world, MESSAGE, 'delete');
    await decide(world, MESSAGE, 'keep');
    const kinds = ['open', 'message', 'hidden', 'shown'];
    for (const stream of [one, two]) await expect.poll(() => stream.events.map(({ kind }) => kind)).toEqual(kinds);
    expect(one.events[1]).toEqual({ kind: 'message', id: message.id, messageId: message.id, message });
    const ids = one.events.flatMap((event) => ('id' in event ? [event.id] : []));
    expect(ids).toEqual(ids.toSorted());
    expect(one.answer.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8' });
  });

  it('when a reader comes back with the last event › it gets what it missed, then open', async () => {
    const world = await mock.newWorld();
    const lucky = await world.client.signedIn();
    const { id } = await write(lucky, 'one');
    await world.clock.advance(3 * SECOND);
    const two = await write(lucky, 'two');
    await decide(world, MESSAGE, 'delete');
    const stream = await open(world, id);
    await expect.poll(() => stream.events.length).toBe(3);
    expect(stream.events.map((event) => ('messageId' in event ? event.messageId : event.kind))).toEqual([
      two.id,
      MESSAGE,
      'open',
    ]);
    const { list } = await world.client.value('listChatMessages', { path: EN });
    const all = await open(world, '0000000000000000');
    await expect.poll(() => all.events.at(-1)).toEqual(OPEN);
    expect(all.events.flatMap((event) => ('message' in event && event.message ? [event.message.id] : []))).toEqual(
      list.map((message) => message.id),
    );
  });

  it('when a hundred texts of an attack are written › each arrives as the text that it is', async () => {
    const world = await mock.newWorld();
    const path = { ...world.path, brand: 'baize' };
    const stream = await open(world);
    const texts = Array.from({ length: 100 }, (_, index) =>
      `${index} ${XSS[index % XSS.length]}`.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim(),
    );
    for (const text of texts) await world.client.value('sendAsSupport', { path, body: { room: 'EN', text } });
    await expect.poll(() => stream.events.length).toBe(texts.length + 1);
    const arrived = stream.events.flatMap((event) => ('message' in event && event.message ? [event.message.text] : []));
    expect(arrived).toEqual(texts);
  });

  it('when the world is reset or deleted › its streams end at once with an event, and it waits for none', async () => {
    const world = await mock.newWorld();
    const before = await open(world);
    await world.client.value('resetWorld', { path: world.path });
    await before.ended;
    expect(before.events).toEqual([OPEN, { kind: 'ended', reason: 'reset' }]);
    const after = await open(world);
    await world.client.value('deleteWorld', { path: world.path });
    await after.ended;
    expect(after.events).toEqual([OPEN, { kind: 'ended', reason: 'deleted' }]);
  });

  it('when a fault delays or fails it › before the first byte', async () => {
    const world = await mock.newWorld();
    await world.faults.set({ operation: 'streamChat', kind: 'status', status: 503, times: 1 });
    expect((await world.client.call('streamChat', { path: EN, isFault: true })).status).toBe(503);
    expect((await open(world)).answer.statusCode).toBe(200);
    const { requests } = await mock.running.worlds.use(world.name);
    expect(requests.list().filter(({ operationId }) => operationId === 'streamChat')).toHaveLength(2);
  });
});
