import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openBody, openText } from '../../mock-server/http/cipher.ts';
import { DEVELOPMENT_PRIVATE_KEY, DEVELOPMENT_PUBLIC_KEY } from '../../mock-server/http/development-keys.ts';
import type { Exchange } from '../../mock-server/http/exchange.ts';
import { listOperations } from '../../openapi/checks/document.ts';
import bodies from '../../openapi/generated/gaming-bodies.js';
import { expandSealed } from '../../openapi/lint/sealed.mjs';
import { narrow } from './narrow.ts';

const document = JSON.parse(readFileSync(new URL('../../openapi/generated/gaming.json', import.meta.url), 'utf8'));
const SEALED = { $ref: '#/components/schemas/Sealed' };
const cipher = { privateKeys: [DEVELOPMENT_PRIVATE_KEY], refusePlain: true };

const sealed = [...listOperations(document)].filter(({ operation }) => operation['x-encrypted']);

// biome-ignore lint/suspicious/noExplicitAny: what is written in the document is read at any depth.
type Loose = any;

const readMedia = (operation: Loose): Loose => operation.requestBody.content['application/json'];

async function open(operation: Loose, scheme: 'RSA' | 'JWE'): Promise<unknown> {
  const parameters = (operation.parameters as Loose[]).map((each) =>
    each.$ref ? document.components.parameters[each.$ref.split('/').at(-1)] : each,
  );
  const headers = Object.fromEntries(
    parameters.flatMap(({ name, examples }) =>
      examples?.[scheme] ? [[name.toLowerCase(), examples[scheme].value]] : [],
    ),
  );
  const body = readMedia(operation).examples[scheme].value;
  const exchange = { req: { headers }, operation: { isEncrypted: true }, body } as unknown as Exchange;
  await openBody(exchange, cipher);
  return exchange.body;
}

describe('Operations with x-encrypted', () => {
  it('have the key that the mock opens their bodies with', () => {
    expect(sealed.length).toBeGreaterThan(0);
    expect(document.servers[0]['x-public-key']).toBe(DEVELOPMENT_PUBLIC_KEY);
  });

  it.each(sealed.map(({ operation }) => [operation.operationId, operation] as const))(
    '%s › headers, a choice of plain and sealed, and examples that open to the plain one',
    async (id, operation) => {
      const { schema, examples } = readMedia(operation);
      const [plain] = schema.oneOf;
      expect(schema.oneOf).toEqual([plain, SEALED]);
      expect(JSON.stringify(operation.parameters)).toMatch(/Encryption.*WrappedKey.*X-Digest/);
      expect(bodies[id as keyof typeof bodies](examples.plain.value)).toBe(true);
      expect(await open(operation, 'RSA')).toEqual(examples.plain.value);
      expect(await open(operation, 'JWE')).toEqual(examples.plain.value);
    },
  );

  it('in our own code › the plain body alone', () => {
    const narrowed = [...listOperations(narrow(document))].map(({ operation }) => operation);
    for (const { operation } of sealed) {
      const { schema, examples } = readMedia(operation);
      const own = narrowed.find(({ operationId }) => operationId === operation.operationId);
      expect(JSON.stringify(own?.parameters ?? [])).not.toMatch(/Encryption|WrappedKey|X-Digest/);
      expect(readMedia(own)).toEqual({ schema: schema.oneOf[0], example: examples.plain.value });
      const { operationId } = operation as { operationId: keyof typeof bodies };
      expect(bodies[operationId]({ value: 'abcd' })).toBe(false);
    }
  });

  it('the token of free play shows an example that opens too', async () => {
    const { operation } = [...listOperations(document)].find(
      ({ operation: each }) => each.operationId === 'loginFreePlay',
    ) as Loose;
    const { example } = operation.parameters.find(({ name }: Loose) => name === 'token');
    expect(await openText(example, [DEVELOPMENT_PRIVATE_KEY])).toMatch(/^[\w-]{16,64}$/);
  });

  it.each([
    ['no body', {}],
    ['a body without an example', { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } }],
  ])('with %s › an error', (_, operation) => {
    expect(() => expandSealed(operation, (node) => node)).toThrow('needs a body, and an example');
  });
});
