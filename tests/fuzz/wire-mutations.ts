import fc from 'fast-check';
import type { Described } from './contract.ts';
import { MULTIPART } from './multipart.ts';
import { type Mutation, withHeader } from './mutations.ts';
import type { Prepared } from './prepared.ts';
import type { Request, Sealing } from './request.ts';

const DEEP = 4000;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const;
const FLAWS = ['none', 'none', 'value', 'header', 'key', 'digest', 'plain', 'scheme'] as const;

const withBody =
  (body: string | Uint8Array): Mutation =>
  (request) => ({ ...request, body, sealing: null });
const changeText =
  (change: (text: string) => string | Uint8Array): Mutation =>
  (request) =>
    typeof request.body === 'string' ? { ...request, body: change(request.body) } : request;

/** They invalidate most bodies. */
const CHANGES: readonly Mutation[] = [
  changeText((text) => text.slice(0, -1)),
  changeText((text) => `${text}}`),
  changeText((text) => `\ufeff${text}`),
  changeText((text) => text.replaceAll('"', "'")),
  changeText((text) => text.replace(/^\{/, '{"__proto__":{"a":1},')),
  changeText((text) =>
    Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xff, 0xfe]), Buffer.from(text.slice(-2))]),
  ),
  changeText((text) => Buffer.from(text, 'utf16le')),
];
const BODIES: readonly Mutation[] = [
  withBody(''),
  withBody('null'),
  withBody('{"a":1,"a":2}'),
  withBody('['.repeat(DEEP)),
  withBody(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  withBody(`{"a":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}`),
  withBody(`{"a":"${'x'.repeat(1_000_001)}"}`),
  withBody(`"${'\u0000'.repeat(10)}"`),
];

const TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '*/*',
  'application/json; charset=utf-16',
  '',
] as const;
const GOOD_TYPES = ['application/json', 'application/json; charset=utf-8', 'Application/JSON'] as const;

const alter =
  (change: (path: string) => string): Mutation =>
  (request) => ({ ...request, path: change(request.path) });
const PATHS: readonly Mutation[] = [
  alter((path) => `${path}/`),
  alter((path) => path.toUpperCase()),
  alter((path) => path.replace('/', '//')),
  alter((path) => path.slice(0, -1)),
  alter((path) => path.replace(/\w$/, (last) => `%25${last.charCodeAt(0).toString(16)}`)),
  alter((path) => `${path}/../${path.split('/').at(-1)}`),
  alter((path) => `${path}%00`),
  alter((path) => `${path}/%ff`),
];

const seal =
  (sealing: Sealing): Mutation =>
  (request) => ({ ...request, sealing: request.body === null ? null : sealing });

/** Changes the encoding of a request, not its content. */
export function wireMutation(operation: Described, prepared: Prepared): fc.Arbitrary<Mutation> {
  const { body, isEncrypted, document } = operation;
  const tokens = [...prepared.badTokens, ...prepared.askers.map(({ token }) => token ?? '')];
  return fc.oneof(
    // A multipart reader may accept text around the parts.
    ...(body
      ? [{ weight: 4, arbitrary: fc.constantFrom(...BODIES, ...(body.type === MULTIPART ? [] : CHANGES)) }]
      : []),
    ...(body
      ? [
          ...(document === 'control' ? [{ weight: 1, arbitrary: fc.constant(withHeader('Content-Type', null)) }] : []),
          {
            weight: 2,
            arbitrary: fc.constantFrom(...TYPES, ...GOOD_TYPES).map((type) => withHeader('Content-Type', [type])),
          },
        ]
      : []),
    ...(isEncrypted
      ? [
          {
            weight: 6,
            arbitrary: fc
              .record({ scheme: fc.constantFrom('RSA' as const, 'JWE' as const), flaw: fc.constantFrom(...FLAWS) })
              .map(seal),
          },
        ]
      : []),
    ...(document === 'gaming'
      ? [
          { weight: 2, arbitrary: fc.constantFrom(...tokens).map((token) => withHeader('Authorization', [token])) },
          { weight: 1, arbitrary: fc.constant(withHeader('Authorization', null)) },
          {
            weight: 2,
            arbitrary: fc
              .constantFrom('nobody', 'baize', 'lotus', 'harbor', 'BAIZE', '__proto__')
              .map((name) => withHeader('Merchant', [name])),
          },
        ]
      : []),
    {
      weight: 1,
      arbitrary: fc.constantFrom(...METHODS).map(
        (method): Mutation =>
          (request: Request) => ({ ...request, method }),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...PATHS) },
  );
}
