import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, describe, expect, it } from 'vitest';
import { findMock } from '../../../mock-server/mcp/find-mock.ts';
import control from '../../../openapi/generated/control.json' with { type: 'json' };
import { mockForFile, SEED_FILE } from '../../support/mock.ts';
import { operations, operationTitle } from '../../support/operations.ts';

const mock = mockForFile();
const address = () => new URL(`${mock.origin}/__mock/mcp`);
const clients: Client[] = [];

async function connect(transport: Parameters<Client['connect']>[0] = new StreamableHTTPClientTransport(address())) {
  const client = new Client({ name: 'test', version: '1.0.0' });
  clients.push(client);
  await client.connect(transport);
  return client;
}
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
});

async function call(client: Client, name: string, args: object) {
  const { isError, content } = await client.callTool({ name, arguments: { ...args } });
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  return { isError, text, value: () => JSON.parse(text) };
}

async function read(client: Client, uri: string) {
  const [first] = (await client.readResource({ uri })).contents;
  return JSON.parse(first && 'text' in first ? first.text : 'null');
}

type Marked = Record<string, { operationId?: string; 'x-mcp'?: string }>;
const marks = Object.values<Marked>(control.paths as unknown as Record<string, Marked>).flatMap((item) =>
  Object.values(item).flatMap(({ operationId, 'x-mcp': mark }) => (operationId && mark ? [[operationId, mark]] : [])),
);

describe('the tools', () => {
  it('are the marked operations, and say what they do to a world', async () => {
    const { tools } = await (await connect()).listTools();
    const told = tools.map(({ name, annotations }) => {
      const { readOnlyHint, destructiveHint, openWorldHint } = annotations ?? {};
      expect(openWorldHint).toBe(false);
      if (readOnlyHint) return [name, 'read'];
      return [name, destructiveHint ? 'destroy' : 'write'];
    });
    expect(told).toEqual(marks);
    expect(marks.length).toBeGreaterThan(30);
  });

  it('have schemas that take what the contract takes, and name their world', async () => {
    const { tools } = await (await connect()).listTools();
    const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, validateFormats: false });
    ajv.addVocabulary(['example']);
    for (const { name, inputSchema } of tools) {
      ajv.compile(inputSchema);
      const isOfWorld = operations.find(({ id }) => id === name)?.path.includes('{world}') ?? false;
      expect([name, inputSchema.required?.includes('world') ?? false]).toEqual([name, isOfWorld]);
    }
    const faults = ajv.compile(tools.find(({ name }) => name === 'setFaults')?.inputSchema ?? false);
    expect(faults({ world: 'a', body: [{ operation: 'login', kind: 'down' }] })).toBe(true);
    expect(faults({ world: 'a', body: [{ operation: 'login', kind: 'up' }] })).toBe(false);
  });

  it('bring a world to a state, and find why a request was refused', async () => {
    const client = await connect();
    const world = 'assistant';
    await call(client, 'createWorld', { body: { name: world, scenarios: [{ name: 'withdrawal-in-review' }] } });
    const { token } = (
      await call(client, 'createSession', { world, brand: 'baize', body: { account: 'lucky' } })
    ).value();
    await call(client, 'setFaults', { world, body: [{ operation: 'getBalance', kind: 'status', status: 503 }] });
    const headers = { Merchant: 'baize', 'X-Mock-World': world, Authorization: token };
    const answer = await fetch(`${mock.origin}${operationTitle('getBalance').split(' ')[1]}`, { headers });
    expect(answer.status).toBe(503);
    const [request] = (await call(client, 'listRequests', { world, operation: 'getBalance' })).value();
    const { text } = await call(client, 'explainRequest', { world, recordId: request.id });
    expect(text).toContain('fault');
    const orders = await call(client, 'listOrders', { world, brand: 'baize', kind: 'withdrawal' });
    expect(orders).toMatchObject({ isError: false, text: expect.stringContaining('"list":[{') });
    expect(await call(client, 'deleteWorld', { world })).toMatchObject({ isError: false });
  });

  it('say what is wrong with a call, as a result that an assistant can read', async () => {
    const client = await connect();
    const refused = (name: string, args: object) => call(client, name, args);
    expect(await refused('advanceClock', { world: 'nobody', body: { ms: 1 } })).toMatchObject({
      isError: true,
      text: expect.stringContaining('world.not.found'),
    });
    expect(await refused('getClock', { world: 'a', day: 1 })).toMatchObject({
      isError: true,
      text: 'getClock takes no day: see its input schema.',
    });
    expect(await refused('getClock', {})).toMatchObject({ isError: true, text: 'getClock needs world.' });
    expect((await refused('getClock', { world: '../../docs' })).text).toContain('request_param_err');
    await expect(refused('importWorld', { world: 'a' })).rejects.toThrow('There is no tool "importWorld"');
  });
});

describe('the resources', () => {
  it('are the operations of both contracts, the scenarios and the timelines', async () => {
    const client = await connect();
    const { name: world } = await mock.newWorld();
    const uri = `baize://worlds/${world}/timeline`;
    expect((await client.listResources()).resources.map((each) => each.uri)).toEqual(
      expect.arrayContaining(['baize://operations', 'baize://scenarios', uri]),
    );
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(3);
    expect(Object.keys(await read(client, uri))).toEqual(['clock', 'faults', 'requests', 'inbox', 'due']);
    const ids = (await read(client, 'baize://operations')).map(
      ({ operationId }: { operationId: string }) => operationId,
    );
    expect(ids.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
    const login = await read(client, 'baize://operations/login');
    expect(login).toMatchObject({ method: 'POST', path: '/wps/session/login' });
    expect(Object.keys(login.components.schemas).length).toBeGreaterThan(1);
    expect(await read(client, 'baize://scenarios/maintenance')).toMatchObject({ name: 'maintenance' });
  });

  it.each([
    'baize://operations/nothing',
    'baize://scenarios/nothing',
    'baize://worlds/nobody/timeline',
    'baize://worlds/nobody',
    'file:///etc/passwd',
    'baize://operations/login/x',
  ])('%s › is not there', async (uri) => {
    await expect((await connect()).readResource({ uri })).rejects.toThrow(`Resource not found: ${uri}`);
  });
});

describe('POST /__mock/mcp', () => {
  const send = (body: string, headers: object) =>
    fetch(address(), {
      method: 'POST',
      body,
      headers: { Accept: 'application/json, text/event-stream', 'Content-Type': 'application/json', ...headers },
    });

  it('when the body is no JSON, of another type or too large › refused', async () => {
    expect((await send('{', {})).status).toBe(400);
    expect((await send('{}', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await send(JSON.stringify('x'.repeat(1_100_000)), {})).status).toBe(413);
  });

  it('when it is opened as a stream › refused', async () => {
    expect((await fetch(address(), { headers: { Accept: 'text/event-stream' } })).status).toBe(405);
  });
});

describe('baize-mock mcp', () => {
  const program = (...options: string[]) => {
    const data = mkdtempSync(path.join(tmpdir(), 'mcp-'));
    const transport = new StdioClientTransport({
      command: process.execPath,
      args: ['--import', 'tsx', 'mock-server/main.ts', 'mcp', ...options],
      env: { PATH: process.env.PATH ?? '', MOCK_DATA: data, MOCK_SEEDS: path.dirname(SEED_FILE) },
      stderr: 'pipe',
    });
    let told = '';
    transport.stderr?.on('data', (chunk) => {
      told += chunk;
    });
    return { transport, told: () => told, remove: () => rmSync(data, { recursive: true }) };
  };

  it('serves a mock of its own on the standard input and output, and ends with them', async () => {
    const { transport, told, remove } = program('--port', '0');
    const client = await connect(transport);
    const { name } = (await call(client, 'createWorld', { body: { name: 'own' } })).value();
    expect(name).toBe('own');
    expect(told()).toContain('The mock listens on http://127.0.0.1:');
    await client.close();
    remove();
  });

  it('with --origin › serves the mock that listens there', async () => {
    const { name } = await mock.newWorld();
    const { transport, remove } = program('--origin', mock.origin);
    const worlds = (await call(await connect(transport), 'listWorlds', {})).value();
    expect(worlds.map((each: { name: string }) => each.name)).toContain(name);
    remove();
  });

  it.each([
    ['http://example.com', /it is no address of this machine/],
    ['localhost:4000', /it is no address of this machine/],
    ['http://127.0.0.1:9', /no mock answers there/],
  ])('with --origin %s › is refused with the reason', async (origin, reason) => {
    await expect(findMock(origin)).rejects.toThrow(reason);
  });
});
