import { beforeAll, describe, expect, it } from 'vitest';
import { Client, PASSWORD } from '../../support/client.ts';
import { mockForFile, temporaryConfig } from '../../support/mock.ts';
import { ask, record, start } from '../../support/recorder.ts';
import { serve } from '../../support/server.ts';

const mock = mockForFile();
beforeAll(async () => {
  await mock.client.value('createWorld', { body: { name: 'default' } });
});

describe('A replayed recording', () => {
  async function recorded() {
    let count = 0;
    const upstream = await serve((request, response) => {
      count += 1;
      const amount = `${request.headers.language === 'EN' ? 'EN' : 'other'} ${count}`;
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'X-Request-Id': 'theirs',
        'Cache-Control': 'no-store',
      });
      response.end(JSON.stringify({ success: true, value: { amount, currency: 'PHP', updatedAt: 1 } }));
    });
    const { origin, file } = await record(upstream);
    const jackpot = '/wps/relay/VIS_getJackpot';
    await ask(origin, jackpot);
    await ask(origin, jackpot, { headers: { Language: 'EN' } });
    await ask(origin, jackpot);
    return { file, jackpot };
  }

  const amountIn = ({ text }: { text: string }) => JSON.parse(text).value.amount;

  it('answers by operation and inputs, in the order of the recording, the last from then on', async () => {
    const { file, jackpot } = await recorded();
    const { origin } = await start({ MOCK_REPLAY: file });
    const amounts = [];
    for (let time = 0; time < 3; time += 1) amounts.push(amountIn(await ask(origin, jackpot)));
    expect(amounts).toEqual(['other 1', 'other 3', 'other 3']);
    const english = await ask(origin, jackpot, { headers: { Language: 'EN', 'X-Request-Id': 'mine' } });
    expect(amountIn(english)).toBe('EN 2');
    expect(english.headers).toMatchObject({ 'x-request-id': 'mine', 'cache-control': 'no-store' });
  });

  it('begins anew in each world, and after a reset', async () => {
    const { file, jackpot } = await recorded();
    const { origin } = await start({ MOCK_REPLAY: file });
    const inWorld = async (world: string) =>
      amountIn(await ask(origin, jackpot, { headers: { 'X-Mock-World': world } }));
    expect([await inWorld('a'), await inWorld('a'), await inWorld('b')]).toEqual(['other 1', 'other 3', 'other 1']);
    await new Client(origin, 'a').value('resetWorld', { path: { world: 'a' } });
    expect(await inWorld('a')).toBe('other 1');
  });

  const GBK = Buffer.from('7b22d6d0223a317d', 'hex');
  it.each<[string, number, Buffer, { told: string | null; status: number; text: string }]>([
    [
      'a byte order mark',
      200,
      Buffer.from('\ufeff{"success":true}'),
      { told: null, status: 200, text: '{"success":true}' },
    ],
    ['GBK', 200, GBK, { told: 'the body is not UTF-8', status: 501, text: 'not.recorded' }],
    ['HTML', 502, Buffer.from('<h1>Bad</h1>'), { told: 'are HTML, not JSON', status: 501, text: 'not.recorded' }],
    ['no body', 200, Buffer.from(''), { told: 'the body is empty', status: 501, text: 'not.recorded' }],
  ])(
    'an answer with %s › passes to the byte, is told, and replayed or 501',
    async (_, status, body, { told, ...replayed }) => {
      const type = { 'Content-Type': 'application/json' };
      const upstream = await serve((_request, response) => response.writeHead(status, type).end(body));
      const { origin, file, entries } = await record(upstream);
      const bytes = await fetch(`${origin}/wps/relay/VIS_getJackpot`, { headers: { Merchant: 'baize' } });
      expect(Buffer.from(await bytes.arrayBuffer())).toEqual(body);
      const unread = (entries()[0].differences.answer as { kind: string; message: string }[]).filter(
        ({ kind }) => kind === 'not-json',
      );
      expect(unread).toEqual(told ? [expect.objectContaining({ message: expect.stringContaining(told) })] : []);
      const again = await start({ MOCK_REPLAY: file });
      const answer = await ask(again.origin, '/wps/relay/VIS_getJackpot');
      expect([answer.status, answer.text]).toEqual([replayed.status, expect.stringContaining(replayed.text)]);
    },
  );

  it('when something was not recorded › 501 says what there is', async () => {
    const { file, jackpot } = await recorded();
    const { origin } = await start({ MOCK_REPLAY: file });
    const other = await ask(origin, jackpot, { headers: { Language: 'VI' } });
    expect(other.status).toBe(501);
    expect(JSON.parse(other.text)).toMatchObject({ success: false, errorCode: 'not.recorded' });
    expect(other.text).toContain('has 2 other inputs of it');
    expect((await ask(origin, '/wps/system/status')).text).toContain(
      'has no answer of this operation (getSystemStatus)',
    );
  });

  it('serves the pictures itself, and names hosts as they were recorded', async () => {
    const { origin, file, entries } = await record(mock.origin);
    const path = '/wps/system/whitelabel';
    const headers = { 'X-Forwarded-For': '127.0.0.1' };
    await ask(origin, path, { headers });
    const recorded = entries()[0].answer.body.value;
    expect(recorded.imageCDNs).toEqual([`http://localhost:${new URL(mock.origin).port}/cdn`, `${mock.origin}/cdn`]);
    const replay = await start({ MOCK_REPLAY: file });
    const { value } = JSON.parse((await ask(replay.origin, path, { headers })).text);
    expect(value.imageCDNs).toContain(`${replay.origin}/cdn`);
    const picture = await fetch(`${replay.origin}/cdn${value.logoOnDark}`);
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });

  it('signs in by other credentials than those that were taken out', async () => {
    const { origin, file } = await record(mock.origin);
    const proof = () =>
      mock.client.value('createProof', { path: { world: 'default', brand: 'baize' }, body: { scene: 'login' } });
    const login = async (at: Client, username: string) =>
      at.value('login', { body: { type: 'username', username, password: PASSWORD, ...(await proof()) } });
    await login(new Client(origin, null), 'victor');
    const replay = await start({ MOCK_REPLAY: file });
    expect(await login(new Client(replay.origin, null), 'boss')).toMatchObject({ username: 'lucky', customerType: 0 });
  });

  it('when the file is no recording › the mock does not start', async () => {
    await expect(start({ MOCK_REPLAY: 'package.json' })).rejects.toThrow('package.json is no recording');
    expect(() => temporaryConfig({ MOCK_REPLAY: 'a', MOCK_UPSTREAM: 'http://a.example' })).toThrow(
      'exclude each other',
    );
    expect(() => temporaryConfig({ MOCK_RECORD: 'a' })).toThrow('set MOCK_UPSTREAM too');
  });
});
