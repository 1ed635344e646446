import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Document } from '../../openapi/checks/document.ts';
import { faultsOfExamples } from './examples.ts';
import { findSource } from './find-source.ts';
import { root } from './process.mjs';

// biome-ignore lint/suspicious/noExplicitAny: a document that is broken on purpose has no type.
type Loose = any;

const contract: Document = JSON.parse(readFileSync(path.join(root, 'openapi/generated/gaming.json'), 'utf8'));

const CHANGES: [name: string, change: (document: Loose) => void, fault: RegExp][] = [
  [
    'a property',
    ({ components }) => (components.schemas.Session.properties.id.example = 'x'),
    /^\/components\/schemas\/Session\/properties\/id\/example: "x": it must be integer$/,
  ],
  [
    'a named schema',
    ({ components }) => (components.schemas.Money.example = '1,5'),
    /^\/components\/schemas\/Money\/example: "1,5": it must match pattern/,
  ],
  [
    'a header of a response',
    ({ components }) => (components.headers.RetryAfter.example = 0),
    /^\/components\/headers\/RetryAfter: 0: it must be >= 1$/,
  ],
  [
    'a header of one response',
    ({ paths }) => (paths['/wps/captcha'].get.responses[200].headers['Set-Cookie'].example = 'captchaId=4k2m9x'),
    /^\/paths\/~1wps~1captcha\/get\/responses\/200\/headers\/Set-Cookie: "captchaId=4k2m9x": it must match pattern/,
  ],
  [
    'a named example',
    ({ paths }) =>
      (paths['/wps/session/login'].post.requestBody.content['application/json'].examples.RSA.value.value = '!'),
    /requestBody\/content\/application~1json\/examples\/RSA: /,
  ],
  [
    'a default',
    ({ components }) => (components.parameters.PageNo.schema.default = 0),
    /^\/components\/parameters\/PageNo\/schema\/default: 0: it must be >= 1$/,
  ],
  [
    'a parameter',
    ({ components }) => (components.parameters.Language.example = 'FR'),
    /^\/components\/parameters\/Language: "FR": it must be equal to one of/,
  ],
  [
    "an operation's own parameter",
    ({ paths }) => (paths['/wps/system/routers'].get.parameters[0].example = 7),
    /^\/paths\/~1wps~1system~1routers\/get\/parameters\/0: 7: it must be equal to one of/,
  ],
  [
    'a format',
    ({ components }) => (components.schemas.Whitelabel.properties.imageCDNs.example = ['no address']),
    /imageCDNs\/example: \["no address"\]: \/0 must match format "uri"$/,
  ],
  [
    'what is put together for a request',
    ({ components }) => delete components.schemas.SliderTry.properties.x.example,
    /^\/components\/schemas\/SliderTry\/properties\/x: there is no example$/,
  ],
  [
    "an answer's own",
    ({ paths }) =>
      (paths['/wps/captcha'].get.responses['200'].content['application/json'].example = { success: true, value: 1 }),
    /captcha\/get\/responses\/200\/content\/application~1json: .*: \/value must be string$/,
  ],
  [
    'a property that the schema does not have',
    ({ components }) => (components.schemas.Theme.example = { light: {}, dark: {}, dim: {} }),
    /Theme\/example: .*: it must NOT have additional properties$/,
  ],
];

/** One document has them all: reading it takes seconds. */
describe('faultsOfExamples', () => {
  let faults: string[];
  beforeAll(() => {
    const document: Loose = structuredClone(contract);
    for (const [, change] of CHANGES) change(document);
    faults = faultsOfExamples(document).faults.map(({ place, message }) => `${place}: ${message}`);
  });

  it.each(CHANGES)('when %s is wrong › its place and its fault', (_, _change, fault) => {
    expect(faults).toContainEqual(expect.stringMatching(fault));
  });
});

describe('findSource', () => {
  it.each([
    ['/components/schemas/Session/properties/id', /^openapi\/schemas\/session\.yaml:\d+$/],
    ['/components/parameters/PageNo/schema', /^openapi\/schemas\/common\.yaml:\d+$/],
    ['/components/parameters/GameType/schema', /^openapi\/schemas\/games\.yaml:6$/],
    ['/components/schemas/GameType', /^openapi\/schemas\/common\.yaml:\d+$/],
    ['/paths/~1wps~1captcha/get/responses/200', /^openapi\/paths\/system\.yaml:\d+$/],
    ['/info', /^openapi\/openapi\.yaml$/],
  ])('finds %s', (place, source) => {
    expect(findSource('gaming', place)).toMatch(source);
  });

  it('finds the line of a property', () => {
    const [file = '', line = ''] = findSource('gaming', '/components/schemas/Transfer/properties/amount').split(':');
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    expect(lines[Number(line) - 1]).toMatch(/^ {6}amount: /);
    expect(lines.slice(0, Number(line)).findLast((each) => /^ {2}\w/.test(each))).toBe('  Transfer:');
  });

  it('finds a component of the control API', () => {
    expect(findSource('control', '/components/schemas/World/properties/name')).toMatch(
      /^openapi\/control\/worlds\.yaml:\d+$/,
    );
  });
});
