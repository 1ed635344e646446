import { describe, expect, it } from 'vitest';
import { findDifferences } from '../../openapi/checks/answer.ts';
import { listOperations, resolve } from '../../openapi/checks/document.ts';
import document from '../../openapi/generated/gaming-document.js';
import { operations } from '../../openapi/generated/gaming-operations.ts';
import { readBundled } from './contract.ts';

// biome-ignore lint/suspicious/noExplicitAny: what is written in the document is read at any depth.
type Loose = any;

const whole: Loose = readBundled('gaming');
const control: Loose = readBundled('control');
const all = [...listOperations(whole)].map(({ operation }) => operation);

const PROMISED: Record<string, string[]> = {
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  429: ['Retry-After'],
};
const headerNames = (response: Loose) => Object.keys(resolve<Loose>(whole, response).headers ?? {});

describe('openapi/generated/gaming.json', () => {
  it('is the whole contract: sealed bodies, and no reference to another file', () => {
    expect(whole.components.schemas.Sealed.properties).toHaveProperty('value');
    const references = [...JSON.stringify(whole).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    expect(references.filter((reference) => !reference?.startsWith('#/components/'))).toEqual([]);
  });

  it('every response has the headers of its status', () => {
    const inOperations = all.flatMap(({ responses }) => Object.entries(responses));
    const outside = Object.entries(whole.components.responses).map(([name, response]): [string, unknown] => [
      /\d{3}/.exec(name)?.[0] ?? 'default',
      response,
    ]);
    for (const [status, response] of [...inOperations, ...outside]) {
      const names = ['X-Request-Id', 'Cache-Control', ...(PROMISED[status] ?? [])];
      expect(headerNames(response), status).toEqual(expect.arrayContaining(names));
    }
  });

  it('every operation has a default in its dialect, with any code of the catalogue', () => {
    for (const { operation, pathname } of listOperations(whole)) {
      const isEnvelope = pathname.startsWith('/wps/');
      const name = isEnvelope ? 'RefusedAny' : 'BareAny';
      expect(operation.responses.default).toEqual({ $ref: `#/components/responses/${name}` });
    }
    expect(whole.components.schemas.ErrorCode.enum).toEqual(Object.keys(whole['x-error-codes']));
  });

  it('what the gateway answers outside of an operation has a response for each status', () => {
    const statuses = ['400', '404', '405', '408', '421', '431', '500', '501', '502', '504'];
    for (const status of statuses) {
      const { description } = whole.components.responses[`Gateway${status}`];
      expect(description.length).toBeGreaterThan(10);
      expect(whole.info.description).toMatch(new RegExp(`\\| (\\d+, )*${status}`));
    }
  });

  it('names of components have letters, digits and underscores: some generators make folders of dots', () => {
    const names = Object.values<object>(whole.components).flatMap((section) => Object.keys(section));
    expect(names.filter((name) => !/^\w+$/.test(name))).toEqual([]);
  });

  it('a choice has no bounds beside it, and no enum has null: some generators write neither', () => {
    const found = new Set<string>();
    JSON.stringify(whole, (_, value) => {
      const { anyOf, enum: choices } = (value ?? {}) as { anyOf?: unknown; enum?: unknown[] };
      if (anyOf && ['maxLength', 'minLength', 'pattern'].some((key) => key in value)) found.add(JSON.stringify(value));
      if (Array.isArray(choices) && choices.includes(null)) found.add(JSON.stringify(value));
      return value;
    });
    expect([...found]).toEqual([]);
  });

  it('every time has bounds', () => {
    const found = new Set<string>();
    JSON.stringify([whole, control], (_, value) => {
      const { type, example, maximum } = (value ?? {}) as { type?: string; example?: unknown; maximum?: number };
      const isTime = [type].flat().includes('integer') && Number(example) > 1e11;
      if (isTime && !(maximum !== undefined && maximum < 1e13)) found.add(JSON.stringify(value));
      return value;
    });
    expect([...found]).toEqual([]);
  });

  it('listGames may be called with and without a session', () => {
    const games = all.find(({ operationId }) => operationId === 'listGames') as Loose;
    expect(games.security).toEqual([{}, { token: [] }]);
  });
});

describe('A default response', () => {
  it('documents no status: neither for our own code nor for what is compared with the contract', () => {
    for (const { operation } of listOperations(document)) expect(operation.responses).not.toHaveProperty('default');
    for (const { statuses } of Object.values(operations)) expect(statuses.every(Number.isInteger)).toBe(true);
    const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'x-request-id': 'a' };
    const text = JSON.stringify({ success: false, value: null, message: 'No.', errorCode: 'mock.mistake' });
    const found = findDifferences('gaming', 'getJackpot', { status: 500, headers, text });
    expect(found.map(({ kind }) => kind)).toEqual(['status']);
  });
});

describe('Formats', () => {
  const { schemas } = whole.components;
  it.each([
    ['Ip', schemas.Ip.anyOf.map(({ format }: Loose) => format), ['ipv4', 'ipv6']],
    ['domainName', [schemas.Domain.properties.domainName.format], ['hostname']],
    ['mainDomain', [schemas.Whitelabel.properties.mainDomain.format], ['hostname']],
    ['qrCodeUrl', [schemas.Resource.properties.qrCodeUrl.format], ['uri']],
    ['url', schemas.Resource.properties.url.anyOf.map(({ format }: Loose) => format), ['uri', 'email']],
  ])('%s', (_, formats, expected) => expect(formats).toEqual(expected));
});
