import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../../openapi/generated/control-operations.ts';
import { PAYMENT_PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { openStream } from '../../support/stream.ts';
import { MINUTE, type TestWorld, WORLD_TIME } from '../../support/world.ts';

const mock = mockForFile();

describe(operationTitle('listRequests'), () => {
  const log = (world: TestWorld) => world.client.value('listRequests', { path: world.path });

  it('when requests were answered › newest first, with what was asked and how it ended', async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn();
    await world.client.call('getMemberInfo', { token, headers: { 'X-Request-Id': 'mine' } });
    await world.client.call('getBalance', { merchant: 'lotus', token });
    await world.client.send({ method: 'GET', path: '/wps/nothing?secret=1', headers: { Merchant: 'baize' } });
    const common = { time: WORLD_TIME, method: 'GET', durationMs: expect.any(Number) };
    expect(await log(world)).toMatchObject([
      {
        ...common,
        id: '0-4',
        path: '/wps/nothing',
        operationId: null,
        merchant: null,
        status: 404,
        errorCode: 'operation.not.found',
      },
      { ...common, id: '0-3', operationId: 'getBalance', merchant: 'lotus', status: 401, isSignedIn: false },
      {
        ...common,
        id: '0-2',
        operationId: 'getMemberInfo',
        requestId: 'mine',
        merchant: 'baize',
        status: 200,
        errorCode: null,
        isSignedIn: true,
        account: 'lucky',
      },
      {
        ...common,
        id: '0-1',
        method: 'POST',
        operationId: 'login',
        path: '/wps/session/login',
        status: 200,
        isSignedIn: false,
      },
    ]);
  });

  it('when a fault struck a request › its kind', async () => {
    const world = await mock.newWorld();
    await world.faults.set({ operation: 'getJackpot', kind: 'delay', delayMs: 1, times: 1 });
    await world.client.call('getJackpot');
    await world.client.call('getJackpot');
    expect(await log(world)).toMatchObject([{ fault: null }, { fault: 'delay' }]);
  });

  it('when secrets were sent › none is kept', async () => {
    const world = await mock.newWorld();
    const token = await world.client.signIn();
    await world.client.call('getMemberInfo', { token });
    const { text } = await world.client.call('listRequests', { path: world.path });
    for (const secret of [token, 'play1234']) expect(text).not.toContain(secret);
  });

  it('when there were more than 1,000 › the latest 1,000', async () => {
    const world = await mock.newWorld();
    for (let count = 0; count < 1005; count += 1) await world.client.value('getJackpot');
    const rows = await log(world);
    expect(rows).toHaveLength(1000);
    expect([rows[0]?.id, rows.at(-1)?.id]).toEqual(['0-1005', '0-6']);
  });

  it('when the control API is asked › that is not in the log', async () => {
    const world = await mock.newWorld();
    await world.clock.advance(1);
    expect(await log(world)).toEqual([]);
  });
});

const CONVERSION = { points: 1000, paymentPassword: PAYMENT_PASSWORD, reference: 'points-000000001' };

const record = (world: TestWorld) => world.client.value('setRecording', { path: world.path, body: { record: true } });

const read = (world: TestWorld, recordId: string) =>
  world.client.value('getRequest', { path: { ...world.path, recordId } });

const NO_REQUEST = { status: 404, body: { errorCode: 'request.not.found' } };

describe(operationTitle('getRequest'), () => {
  it('when it was recorded › bodies, written rows and moved money, without secrets', async () => {
    const world = await mock.newWorld();
    await record(world);
    const client = await world.client.signedIn();
    const { recordId } = await client.call('convertPoints', { body: CONVERSION });
    expect(recordId).toBe('0-2');
    const converted = await read(world, '0-2');
    expect(converted.request).toMatchObject({ operationId: 'convertPoints', account: 'lucky', status: 200 });
    expect(converted.recorded).toMatchObject({
      body: '{"points":1000,"paymentPassword":"masked","reference":"points-000000001"}',
      rows: { Movement: 1, LedgerEntry: 2, PointEntry: 1 },
      money: [
        { account: null, house: 'PROMOTIONS', amount: '-100.00', balanceAfter: null },
        { account: 'lucky', house: null, amount: '100.00', balanceAfter: expect.stringMatching(/^\d+\.\d\d$/) },
      ],
    });
    const { recorded } = await read(world, '0-1');
    expect(JSON.parse(recorded?.body ?? '')).toMatchObject({
      username: 'lucky',
      password: 'masked',
      passToken: 'masked',
      lotNumber: 'masked',
    });
    expect(JSON.parse(recorded?.answer ?? '')).toMatchObject({ value: { token: 'masked', username: 'lucky' } });
  });

  it('when a body came sealed, or is outside of the contract › it is opened, or only its shape is kept', async () => {
    const world = await mock.newWorld();
    await record(world);
    const body = { type: 'username', username: 'lucky', pasword: 'play1234', list: ['play1234', 7] };
    await world.client.call('login', { body });
    expect((await read(world, '0-1')).recorded?.body).toBe(
      '{"type":"masked","username":"masked","pasword":"masked","list":["masked","masked"]}',
    );
    await world.client.send({
      method: 'POST',
      path: '/wps/unknown?password=play1234',
      headers: { Merchant: 'baize', 'Content-Type': 'application/json' },
      body: '{"password":"play1234"}',
    });
    const unknown = await world.client.call('getRequest', { path: { ...world.path, recordId: '0-2' } });
    expect(unknown.status).toBe(200);
    expect(unknown.text).not.toContain('play1234');
  });

  it('when nobody listens › no body is kept; when there is no such request › 404', async () => {
    const world = await mock.newWorld();
    await world.client.value('getJackpot');
    expect(await read(world, '0-1')).toMatchObject({ recorded: null, steps: { length: 12 } });
    for (const id of ['getRequest', 'explainRequest'] as const)
      expect(await world.client.call(id, { path: { ...world.path, recordId: '0-9' } })).toMatchObject(NO_REQUEST);
  });

  it('when a world opens again › the ids go on in another generation', async () => {
    const world = await mock.newWorld();
    await world.client.value('getJackpot');
    await (await mock.running.worlds.use(world.name)).close();
    expect((await world.client.call('getJackpot')).recordId).toBe('1-1');
  });
});

describe(operationTitle('listRequests'), () => {
  it('when it is filtered › those that match alone', async () => {
    const world = await mock.newWorld();
    const client = await world.client.signedIn();
    await client.call('getBalance', { headers: { 'X-Request-Id': 'page-1' } });
    await world.client.call('getBalance', { merchant: 'lotus' });
    const ids = async (query: object) =>
      (await world.client.value('listRequests', { path: world.path, query })).map(({ id }) => id);
    expect(await ids({ operation: 'getBalance' })).toEqual(['0-3', '0-2']);
    expect(await ids({ brand: 'lotus' })).toEqual(['0-3']);
    expect(await ids({ account: 'lucky' })).toEqual(['0-2']);
    expect(await ids({ status: 401 })).toEqual(['0-3']);
    expect(await ids({ requestId: 'page-1' })).toEqual(['0-2']);
    expect(await ids({ after: '0-1' })).toEqual(['0-3', '0-2']);
  });
});

describe(operationTitle('awaitRequest'), () => {
  const wait = (world: TestWorld, body: Body<'awaitRequest'>) =>
    world.client.value('awaitRequest', { path: world.path, body });

  it('when as many match › they are answered, also those since a request before', async () => {
    const world = await mock.newWorld();
    const waiting = wait(world, { operation: 'getJackpot', times: 2 });
    let isOver = false;
    void waiting.then(() => {
      isOver = true;
    });
    // The wait may begin after the first requests.
    while (!isOver) await world.client.value('getJackpot');
    expect(await waiting).toMatchObject({ isMet: true, requests: [{ status: 200 }, { status: 200 }] });
    expect(await wait(world, { after: '0-1', brand: 'baize' })).toMatchObject({ isMet: true });
  });

  it('when none comes in the time › not met; with `times: 0` met, and not met at once when one does', async () => {
    const world = await mock.newWorld();
    await world.client.value('getJackpot');
    expect(await wait(world, { timeoutMs: 20 })).toEqual({ isMet: false, requests: [] });
    expect(await wait(world, { times: 0, timeoutMs: 20, operation: 'login' })).toEqual({ isMet: true, requests: [] });
    await world.client.value('getJackpot');
    expect(await wait(world, { times: 0, after: '0-1' })).toMatchObject({ isMet: false, requests: [{ id: '0-2' }] });
  });

  it('when the operation is none › 404', async () => {
    const world = await mock.newWorld();
    const refused = await world.client.call('awaitRequest', { path: world.path, body: { operation: 'getbalance' } });
    expect(refused).toMatchObject({ status: 404, body: { errorCode: 'operation.not.found' } });
  });
});

describe(operationTitle('replayRequest'), () => {
  const again = (world: TestWorld, recordId: string, body: Body<'replayRequest'> = {}) =>
    world.client.call('replayRequest', { path: { ...world.path, recordId }, body });

  it('when money moved › it moves once, unless the reference is new', async () => {
    const world = await mock.newWorld();
    await record(world);
    const client = await world.client.signedIn();
    await client.value('convertPoints', { body: CONVERSION });
    const count = async () => (await world.read<{ n: number }>('SELECT COUNT(*) AS n FROM Movement'))[0]?.n ?? 0;
    const before = await count();
    const fields = { 'body.paymentPassword': PAYMENT_PASSWORD };
    expect(await again(world, '0-2', { fields })).toMatchObject({
      status: 200,
      body: { world: world.name, id: '0-3', status: 200 },
    });
    expect(await count()).toBe(before);
    await again(world, '0-2', { newReference: true, fields: { ...fields, 'body.points': 2000 } });
    expect(await count()).toBe(before + 1);
  });

  it('when a field is masked, or nothing was recorded › 409 says which; supplied, it is sent to another world', async () => {
    const [world, other] = [await mock.newWorld(), await mock.newWorld()];
    await world.client.value('getJackpot');
    expect(await again(world, '0-1')).toMatchObject({ status: 409, body: { errorCode: 'replay.not.recorded' } });
    await record(world);
    await world.client.signIn();
    const refused = await again(world, '0-2');
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'replay.masked' } });
    expect(refused.text).toContain('body.password');
    const proof = await other.client.proof('login');
    const fields = Object.fromEntries(
      Object.entries({ ...proof, password: 'play1234' }).map(([name, value]) => [`body.${name}`, value]),
    );
    expect(await again(world, '0-2', { world: other.name, fields })).toMatchObject({
      body: { world: other.name, status: 200 },
    });
    expect(await again(world, '0-2', { fields: { 'nothing.there': 1 } })).toMatchObject({ status: 400 });
    expect(await again(world, '0-9')).toMatchObject(NO_REQUEST);
  });
});

describe(operationTitle('exportRequests'), () => {
  it('when requests were recorded › HAR 1.2, the oldest first, without secrets', async () => {
    const world = await mock.newWorld();
    await record(world);
    const client = await world.client.signedIn();
    await client.value('listTransactions', { query: { pageNo: 2 } });
    const { body, text } = await world.client.call('exportRequests', { path: world.path });
    expect(body).toMatchObject({
      log: {
        version: '1.2',
        entries: [
          { request: { method: 'POST' }, response: { status: 200 }, _account: null },
          {
            request: { url: expect.stringContaining('pageNo=2') },
            _operationId: 'listTransactions',
            _account: 'lucky',
          },
        ],
      },
    });
    for (const secret of ['play1234', client.asker.token ?? 'none']) expect(text).not.toContain(secret);
  });
});

describe(operationTitle('listRefused'), () => {
  it('when a request reaches no world › it is listed with the reason', async () => {
    const send = (path: string, headers: Record<string, string>) =>
      mock.client.send({ method: 'GET', path, headers, isFault: true });
    await send('/wps/system/status?token=secret', { Host: 'evil.example' });
    await send('/wps/system/status', { 'X-Mock-World': 'not a name' });
    const socket = connect(Number(new URL(mock.origin).port), '127.0.0.1').end('GARBAGE\r\n\r\n');
    await once(socket.resume(), 'close');
    // Files of a worker share their mock.
    const rows = await mock.client.value('listRefused');
    expect(rows.slice(0, 3)).toMatchObject([
      { method: '', path: '', status: 400 },
      { path: '/wps/system/status', status: 400, errorCode: 'request_param_err' },
      { path: '/wps/system/status', method: 'GET', status: 421, errorCode: 'host.not.allowed' },
    ]);
  });
});

describe(operationTitle('streamEvents'), () => {
  const open = (world: TestWorld, lastEventId?: string, query: object = { world: world.name }) =>
    openStream(world, 'streamEvents', {
      query: query as Record<string, string>,
      headers: lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId },
    });
  const kinds = ({ events }: Awaited<ReturnType<typeof open>>) => events.map(({ kind }) => kind);

  it('when things happen in the world › each is told, and bodies are kept meanwhile', async () => {
    const [world, other] = [await mock.newWorld(), await mock.newWorld()];
    const stream = await open(world);
    await expect.poll(() => kinds(stream)).toEqual(['open']);
    await other.client.value('getJackpot');
    await world.client.value('sendRegisterSms', {
      body: { mobileNo: '09995550123', countryDialingCode: '63', ...(await world.client.proof('sms')) },
    });
    await world.clock.advance(MINUTE);
    await world.client.value('resetWorld', { path: world.path });
    await expect.poll(() => kinds(stream)).toEqual(['open', 'inbox', 'request', 'clock', 'world']);
    expect(stream.events).toMatchObject([
      {},
      { world: world.name, channel: 'sms' },
      { request: { operationId: 'sendRegisterSms', status: 200 } },
      { time: WORLD_TIME + MINUTE },
      { change: 'reset' },
    ]);
  });

  it('when a reader comes back › it gets what it missed, and is told of what is no longer held', async () => {
    const world = await mock.newWorld();
    const stream = await open(world);
    await world.client.value('getJackpot');
    await expect.poll(() => stream.events.length).toBe(2);
    const first = (stream.events[1] as { id: string }).id;
    for (let count = 0; count < 3; count += 1) await world.client.value('getJackpot');
    expect(kinds(await opened(await open(world, first)))).toEqual(['request', 'request', 'request', 'open']);
    for (let count = 0; count < 1001; count += 1) await world.client.value('getJackpot');
    const late = await opened(await open(world, first));
    expect(late.events[0]).toMatchObject({ kind: 'gap' });
    expect(late.events).toHaveLength(1 + 1000 + 1);
    expect((await opened(await open(world, 'zzz-1'))).events).toMatchObject([
      { kind: 'gap', from: null },
      { kind: 'open' },
    ]);
  });

  const opened = async (stream: Awaited<ReturnType<typeof open>>) => {
    await expect.poll(() => kinds(stream).at(-1)).toBe('open');
    return stream;
  };

  it('when there are 20 streams › the next is refused, until one ends', async () => {
    const world = await mock.newWorld();
    const streams = [];
    for (let count = 0; count < 20; count += 1) streams.push(await opened(await open(world, undefined, {})));
    const refused = await world.client.call('streamEvents');
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'streams.too.many' } });
    streams[0]?.answer.destroy();
    await expect.poll(async () => (await world.client.call('streamEvents')).status).toBe(200);
  });
});
