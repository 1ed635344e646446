import { createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mockForFile } from '../../support/mock.ts';
import { MINUTE, SECOND, type TestWorld } from '../../support/world.ts';

const mock = mockForFile();

/** As the contract describes. */
function openLink(path: string): string {
  const decipher = createDecipheriv('des-ede3-ecb', path.slice(-8).repeat(3), null);
  return decipher.update(path.slice(0, -8), 'base64', 'utf8') + decipher.final('utf8');
}

async function liveChat(world: TestWorld, merchant = 'baize') {
  const { customerService } = await world.client.value('getWhitelabel', { merchant });
  return customerService.find(({ csType }) => csType === 1 || csType === 3) ?? { csType: 0, path: '' };
}

async function ask(chat: string, form: Record<string, string>) {
  const url = new URL(chat);
  return fetch(`${mock.origin}${url.pathname}${url.search}`, { method: 'POST', body: new URLSearchParams(form) });
}
const fetchText = async (address: string) => (await fetch(new URL(address, mock.origin))).text();

describe('The address of the live chat', () => {
  it('when it is encrypted › its last 8 characters open it', async () => {
    const world = await mock.newWorld();
    const plain = await liveChat(world);
    expect(plain).toMatchObject({
      csType: 1,
      path: expect.stringContaining(`/support/baize/live?world=${world.name}`),
    });
    const sealed = await liveChat(world, 'harbor');
    expect(sealed.csType).toBe(3);
    expect(openLink(sealed.path)).toBe(plain.path.replace('/baize/', '/harbor/'));
  });

  it('when the brand hands out a broken one › it does not open', async () => {
    const world = await mock.newWorld();
    expect(await world.changeBrand('baize', { serviceLink: 'broken' })).toMatchObject({ serviceLink: 'broken' });
    const { csType, path } = await liveChat(world);
    expect(csType).toBe(3);
    expect(() => openLink(path)).toThrow();
  });
});

describe('The chat', () => {
  const question = { topic: 'Deposits', text: 'Where is <my> deposit?' };

  it('when it is opened › says who is there, by the time of the world', async () => {
    const world = await mock.newWorld();
    const { path } = await liveChat(world);
    expect(await fetchText(path)).toContain('Mirela is here until 16:00 (GMT+8). It is 12:00.');
    await world.clock.advance(5 * 60 * MINUTE);
    expect(await fetchText(path)).toContain('Joaquin is here until 24:00');
    expect(await fetchText(path.replace('/live', '/vip'))).toContain('Adela is your personal host');
  });

  it('when a question is sent › the brand has it as a mail, and an agent answers after a minute', async () => {
    const world = await mock.newWorld();
    const sent = await ask((await liveChat(world)).path, question);
    expect(await world.inbox.list('support@baize.example')).toMatchObject([
      { channel: 'mail', subject: 'Live chat: Deposits', text: question.text },
    ]);
    const waiting = await sent.text();
    expect(waiting).toContain('Where is &lt;my&gt; deposit?');
    expect(waiting).toContain('Mirela is reading your question and will answer by 12:01.');
    await world.clock.advance(61 * SECOND);
    expect(await fetchText(sent.url)).toContain('I have checked your deposits');
  });

  it.each([
    ['no topic', { text: 'x' }],
    ['no text', { topic: 'Deposits', text: ' ' }],
    ['a long text', { topic: 'Deposits', text: 'x'.repeat(501) }],
  ])('when it is sent %s › 400', async (_, form) => {
    const world = await mock.newWorld();
    expect((await ask((await liveChat(world)).path, form)).status).toBe(400);
  });

  it('when there is no such desk or brand › 404', async () => {
    const world = await mock.newWorld();
    const { path } = await liveChat(world);
    for (const other of [path.replace('/live', '/none'), path.replace('/baize', '/nobody')])
      expect((await fetch(other.replace(/^https?:\/\/[^/]+/, mock.origin))).status).toBe(404);
  });
});
