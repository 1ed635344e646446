import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Document,
  type Json,
  listOperations,
  listParameters,
  type Operation,
  type Parameter,
} from '../../../openapi/checks/document.ts';
import { buildExample } from '../../../openapi/checks/example.ts';
import { operations as gaming, type OperationId } from '../../../openapi/generated/gaming-operations.ts';
import { root } from '../../../scripts/lib/process.mjs';
import type { CallOptions, Reply } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { newReceipt } from '../../support/orders.ts';
import type { TestWorld } from '../../support/world.ts';

const mock = mockForFile();
const document: Document = JSON.parse(readFileSync(path.join(root, 'openapi/generated/gaming.json'), 'utf8'));

const operations = [...listOperations(document)].map(({ item, operation }) => ({
  id: operation.operationId as OperationId,
  operation,
  parameters: listParameters(document, item, operation),
}));
type Described = (typeof operations)[number];

const FORM = 'application/x-www-form-urlencoded';
/** A body in plain text has none. */
const SEALING = new Set(['Encryption', 'X-RSA', 'X-Digest']);

function exampleIn({ parameters }: Described, place: Parameter['in'], isEach = true): Record<string, string> {
  const here = parameters.filter(
    ({ in: each, name, required }) => each === place && !SEALING.has(name) && (isEach || required),
  );
  const shown = ({ example, schema }: Parameter) => String(example ?? buildExample(document, schema));
  return Object.fromEntries(here.map((parameter) => [parameter.name, shown(parameter)]));
}

function exampleBody({ operation }: Described): Json | undefined {
  const [media] = Object.values(operation.requestBody?.content ?? {});
  return media && (media.example ?? media.examples?.plain?.value ?? buildExample(document, media.schema));
}

/** As it is, or with `filled` values in it and no filter that is not required. */
async function sendExample(world: TestWorld, described: Described, filled?: Record<string, Json>): Promise<Reply> {
  const { id, operation } = described;
  const fill = (shown: Record<string, Json>) =>
    Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, filled?.[name] ?? value]));
  const body = exampleBody(described);
  const sent = body && fill(body as Record<string, Json>);
  const isForm = Object.hasOwn(operation.requestBody?.content ?? {}, FORM);
  const cookies = Object.entries(exampleIn(described, 'cookie')).map(([name, value]) => `${name}=${value}`);
  return world.client.call(id, {
    headers: exampleIn(described, 'header'),
    cookie: cookies.join('; ') || undefined,
    query: fill(exampleIn(described, 'query', filled === undefined)),
    path: fill(exampleIn(described, 'path')) as CallOptions['path'],
    token: operation['x-access'] === 'public' ? undefined : await openSession(world, operation),
    body: isForm ? new URLSearchParams(sent as Record<string, string>).toString() : sent,
  });
}

async function openSession({ client, path: world }: TestWorld, operation: Operation): Promise<string> {
  const body = { account: operation['x-example-account'] ?? 'lucky' };
  return (await client.value('createSession', { path: { ...world, brand: 'baize' }, body })).token;
}

const needsOf = ({ operation }: Described) => Object.entries(operation['x-example-needs'] ?? {});

describe('The examples of the document, sent as they are', () => {
  const isSafe = ({ id }: Described) => gaming[id].isSafe;
  const needsNothing = (each: Described) => needsOf(each).length === 0;

  async function expectSuccess(world: TestWorld, each: Described): Promise<void> {
    const { status, text } = await sendExample(world, each);
    expect(status, `${each.id}: ${text}`).toBe(200);
  }

  it('what changes nothing › succeeds', async () => {
    const world = await mock.newWorld();
    for (const each of operations.filter((each) => isSafe(each) && needsNothing(each)))
      await expectSuccess(world, each);
  });

  it.each(operations.filter((each) => !isSafe(each) && needsNothing(each)).map((each) => [each.id, each] as const))(
    '%s › succeeds',
    async (_, each) => expectSuccess(await mock.newWorld(), each),
  );

  it('what needs something first › is refused', async () => {
    const world = await mock.newWorld();
    for (const each of operations.filter((each) => !needsNothing(each)))
      expect((await sendExample(world, each)).status, each.id).toBeGreaterThanOrEqual(400);
  });
});

interface Link {
  operationId: OperationId;
  parameters?: Record<string, Json>;
  requestBody?: Record<string, Json>;
}

const links = operations.flatMap((source) => {
  const { 200: success } = source.operation.responses as { 200?: { links?: Record<string, Link> } };
  return Object.values(success?.links ?? {}).map((link) => ({ source, link }));
});
const linkedTo = (id: OperationId) => links.filter(({ link }) => link.operationId === id);
const described = (id: OperationId) => operations.find((each) => each.id === id) as Described;

/** With all that links say, however long their chain is. */
async function follow(world: TestWorld, id: OperationId): Promise<Reply> {
  const filled: Record<string, Json> = {};
  for (const { source, link } of linkedTo(id)) {
    const { body } = await follow(world, source.id);
    for (const [name, value] of Object.entries({ ...link.parameters, ...link.requestBody })) {
      const found = JSON.stringify(value).replace(/"\$response\.body#([^"]+)"/g, (_, at: string) => valueAt(body, at));
      filled[name.split('.').at(-1) ?? ''] = JSON.parse(found);
    }
  }
  return sendExample(world, described(id), filled);
}

function valueAt(body: unknown, pointer: string): string {
  const value = pointer
    .split('/')
    .slice(1)
    .reduce((part, key) => (part as Record<string, unknown>)?.[key], body);
  if (value === undefined) throw new Error(`The answer has no ${pointer}: ${JSON.stringify(body).slice(0, 200)}`);
  return JSON.stringify(value);
}

/** Steps that have to happen before. */
const BEFORE: Partial<Record<OperationId, (world: TestWorld) => Promise<unknown>>> = {
  getLotteryOrder: (world) => follow(world, 'placeLotteryBet'),
  cancelLotteryOrders: (world) => follow(world, 'placeLotteryBet'),
  confirmReceipt: async (world) => newReceipt(world, await world.client.signedIn()),
};

describe('The links of the document, followed', () => {
  const isComplete = (each: Described): boolean =>
    needsOf(each).every(([, need]) => [need].flat().every((text) => text.includes('#'))) &&
    linkedTo(each.id).every(({ source }) => isComplete(source));
  const linked = operations.filter((each) => needsOf(each).length > 0 && isComplete(each));

  it.each(linked.map(({ id }) => id))('%s › succeeds', async (id) => {
    const world = await mock.newWorld();
    await BEFORE[id]?.(world);
    const { status, text } = await follow(world, id);
    expect(status, text).toBe(200);
  });
});
