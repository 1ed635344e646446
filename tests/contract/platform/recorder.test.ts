import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { Client, PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import type { OperationId } from '../../support/operations.ts';
import { operations } from '../../support/operations.ts';
import { ask, record } from '../../support/recorder.ts';
import { buildExamples, buildRequests, canary } from '../../support/secrets.ts';
import { readBody, serve } from '../../support/server.ts';
import { exchange } from '../../support/transport.ts';

const mock = mockForFile();
beforeAll(async () => {
  await mock.client.value('createWorld', { body: { name: 'default' } });
});

const STATUS = '/wps/system/status';
const TOUCH = { method: 'POST', headers: { Authorization: 'x'.repeat(40) } };

describe('The recording proxy', () => {
  it('gives what the upstream answers, and writes down both ways', async () => {
    const { origin, entries, log } = await record(mock.origin);
    const { client } = mock;
    const through = new Client(origin, null);
    const proof = await client.value('createProof', {
      path: { world: 'default', brand: 'baize' },
      body: { scene: 'login' },
    });
    const body = { type: 'username' as const, username: 'lucky', password: PASSWORD, ...proof };
    const { token } = await through.value('login', { body });
    expect(await through.value('getMemberInfo', { token })).toEqual(
      await client.value('getMemberInfo', { token, merchant: 'baize' }),
    );
    expect(await through.call('getMemberInfo')).toMatchObject({ status: 401 });
    const [login, info, refused] = entries();
    expect(login).toMatchObject({
      operation: 'login',
      request: { merchant: 'baize', body: { type: 'username', username: 'lucky', password: 'play1234' } },
      answer: { status: 200, isJson: true },
      differences: { request: [], answer: [] },
    });
    expect(info.answer.body.value).toMatchObject({ type: 0, clubLabel: expect.anything() });
    expect(refused.answer.body).toMatchObject({ success: false, errorCode: 'login.not.session' });
    expect(JSON.stringify(entries())).not.toContain(token);
    expect(log.join('')).not.toContain(token);
  });

  it('says where request and answer break the contract, and refuses neither', async () => {
    const upstream = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true,"value":{"status":"open"}}');
    });
    const { origin, entries, log } = await record(upstream);
    expect(await ask(origin, `${STATUS}?x=1`, { headers: { Language: 'FR' } })).toMatchObject({
      status: 200,
      text: '{"success":true,"value":{"status":"open"}}',
    });
    const [{ differences }] = entries();
    expect(differences.request).toEqual([expect.stringContaining('header.language')]);
    expect(differences.answer).toContainEqual({ kind: 'type', at: '/value/status', message: 'must be integer' });
    expect(differences.answer).toContainEqual(expect.objectContaining({ kind: 'header', at: 'cache-control' }));
    expect(log.join('')).toContain('not as the contract says');
  });

  it('passes headers that are meant for the other end, and no others', async () => {
    const seen: Record<string, unknown>[] = [];
    const upstream = await serve((request, response) => {
      seen.push(request.headers);
      response
        .writeHead(200, { 'X-Own': '1', 'X-Hop': '2', Connection: 'X-Hop', 'Set-Cookie': ['a=1', 'b=2'] })
        .end('{}');
    });
    const { origin } = await record(upstream);
    const sent = {
      'X-Mine': 'a',
      'X-Near': 'b',
      Connection: 'X-Near',
      'X-Mock-World': 'w',
      TE: 'trailers',
      Cookie: 'c=3',
    };
    const { headers } = await ask(origin, STATUS, { headers: sent });
    expect(headers).toMatchObject({ 'x-own': '1', 'set-cookie': ['a=1', 'b=2'] });
    expect(headers).not.toHaveProperty('x-hop');
    expect(seen[0]).toMatchObject({ 'x-mine': 'a', cookie: 'c=3', merchant: 'baize', host: new URL(upstream).host });
    for (const name of ['x-near', 'x-mock-world', 'te']) expect(seen[0]).not.toHaveProperty(name);
  });

  it('unpacks what comes packed', async () => {
    const text = JSON.stringify({ success: true, value: null });
    const upstream = await serve((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(gzipSync(text));
    });
    const { origin } = await record(upstream);
    const answer = await ask(origin, STATUS, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it('passes a body to the byte; one over 1 MB is refused as the contract says', async () => {
    const upstream = await serve(async (request, response) => {
      response.writeHead(200).end(String((await readBody(request)).length));
    });
    const { origin } = await record(upstream);
    const post = (size: number) => ask(origin, '/wps/session/login', { method: 'POST', body: Buffer.alloc(size, 'x') });
    expect(await post(1_000_000)).toMatchObject({ status: 200, text: '1000000' });
    expect(await post(1_000_001)).toMatchObject({ status: 413 });
  });

  it('passes HTML and a redirection as they are', async () => {
    const upstream = await serve((request, response) => {
      if (request.url === STATUS) response.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
      else response.writeHead(302, { Location: 'https://gateway.example/' }).end();
    });
    const { origin, entries } = await record(upstream);
    expect(await ask(origin, STATUS)).toMatchObject({ status: 502, text: '<h1>Bad gateway</h1>' });
    expect(await ask(origin, '/wps/captcha')).toMatchObject({
      status: 302,
      headers: { location: 'https://gateway.example/' },
    });
    expect(entries()[0].answer).toMatchObject({ status: 502, contentType: 'text/html', body: null, isJson: false });
  });

  it.each<[string, Parameters<typeof serve>[0], number, string]>([
    ['is down', (_, response) => response.socket?.destroy(), 502, 'upstream.failed'],
    ['is slow', () => undefined, 504, 'upstream.slow'],
    [
      'stops in the middle',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': '900' }).write('{"su');
        response.socket?.destroySoon();
      },
      502,
      'upstream.failed',
    ],
    [
      'answers over 20 MB',
      (_, response) => response.writeHead(200).end(Buffer.alloc(20_000_001, 'x')),
      502,
      'upstream.too_large',
    ],
  ])('when the upstream %s › it says so in the dialect, and goes on', async (_, answer, status, errorCode) => {
    const isSlow = errorCode === 'upstream.slow';
    const { origin } = await record(await serve(answer), isSlow ? { MOCK_UPSTREAM_TIMEOUT_MS: '300' } : {});
    const refused = await ask(origin, STATUS);
    expect({ status: refused.status, ...JSON.parse(refused.text) }).toMatchObject({
      status,
      success: false,
      errorCode,
    });
    expect(await ask(origin, '/wps/nothing')).toMatchObject({ status: 404 });
    expect(await ask(origin, '/__mock/health')).toMatchObject({ status: 200 });
  });
});

describe('A recording', () => {
  const gaming = operations.filter(({ document, isStream }) => document === 'gaming' && !isStream);

  it('of a stream › is none: the proxy forwards no stream', async () => {
    const { origin, text } = await record(await serve((_, response) => response.end('{}')));
    const refused = await ask(origin, '/wps/chat/EN/stream');
    expect({ status: refused.status, ...JSON.parse(refused.text) }).toMatchObject({
      status: 501,
      errorCode: 'not.recorded',
    });
    expect(text().split('\n').filter(Boolean)).toHaveLength(1);
  });

  it.each(gaming.map(({ id }) => [id]))('of %s › has no secret, wherever it stood', async (id) => {
    let body = '';
    const upstream = await serve((_, response) => {
      const headers = { 'Content-Type': 'application/json', 'Set-Cookie': `session=${canary()}; Path=/` };
      response.writeHead(200, headers).end(body);
    });
    const { origin, text, log } = await record(upstream);
    for (const request of buildRequests(id as OperationId)) {
      for (const answer of buildExamples(id as OperationId)) {
        body = JSON.stringify({ ...(answer as object), [`new${canary()}`]: canary(), hints: [{ note: canary() }] });
        await exchange(origin, request);
      }
    }
    expect(text().split('\n').length).toBeGreaterThan(2);
    expect(text()).not.toMatch(/canary/i);
    expect(log.join('')).not.toMatch(/canary/i);
  });

  it('has no mail address, phone number or signed token in what is said', async () => {
    const message = 'No member has juan.cruz@mail.example, +63 917 123 4321 or eyJhbGciOi.eyJzdWIi.c2ln';
    const upstream = await serve((_, response) => {
      response.writeHead(401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ success: false, value: null, message, errorCode: 'login.not.session' }));
    });
    const { origin, entries } = await record(upstream);
    await ask(origin, '/wps/session/touch', TOUCH);
    expect(entries()[0].answer.body.message).toBe('No member has redacted, redacted or redacted');
  });
});
