import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Document } from '../../openapi/checks/document.ts';
import { compareContracts, findFault, summarizeChanges } from './contract-diff.ts';
import { root } from './process.mjs';

// biome-ignore lint/suspicious/noExplicitAny: a document that is broken on purpose has no type.
type Loose = any;

const contract: Document = JSON.parse(readFileSync(path.join(root, 'openapi/generated/gaming.json'), 'utf8'));
const JACKPOT = '/wps/relay/VIS_getJackpot';
const BALANCE = '/wps/v2/wallets/balance';
const TRANSFER = '/wps/relay/GCS_walletTransfer';

function changed(change: (paths: Loose, schemas: Loose, components: Loose) => void, version = '2.1.0'): Document {
  const document: Loose = structuredClone(contract);
  document.info.version = version;
  change(document.paths, document.components.schemas, document.components);
  return document;
}

/** Changes of one schema or operation hide each other. */
const BREAKING: [string, (paths: Loose, schemas: Loose, components: Loose) => void, RegExp][] = [
  ['an operation is gone', (paths) => delete paths['/wps/relay/MCSFE_getNotices'], /MCSFE_getNotices.* was removed/],
  ['a status is gone', (paths) => delete paths[BALANCE].get.responses['503'], /Response `503` was removed/],
  ['a property of an answer is gone', (_, { Touch }) => delete Touch.properties.expiresAt, /`expiresAt`/],
  [
    'a property of an answer may be missing',
    (_, { Jackpot }) => Jackpot.required.splice(1, 1),
    /no longer required: `currency`/,
  ],
  [
    'a parameter has to be sent',
    (paths) =>
      (paths[JACKPOT].get.parameters = [{ name: 'brand', in: 'query', required: true, schema: { type: 'string' } }]),
    /Required `brand` query parameter was added/,
  ],
  [
    'a property of a body has to be sent',
    (_, { CollectRequest }) => {
      CollectRequest.properties.note = { type: 'string' };
      CollectRequest.required.push('note');
    },
    /became required: `note`/,
  ],
  ['an input has a narrower type', (_, { SliderTry }) => (SliderTry.properties.x.type = 'integer'), /narrowed/],
  ['an input takes fewer values', (_, { SliderScene }) => SliderScene.enum.pop(), /SliderScene` lost values/],
  [
    'an input has a lower bound',
    (_, __, { parameters }) => (parameters.PageSize.schema.maximum = 50),
    /Upper bound.* changed/,
  ],
  [
    'an input has another pattern',
    (_, { LotNumber }) => (LotNumber.pattern = '^[a-z]{16}$'),
    /`pattern` of `lotNumber` changed/,
  ],
  [
    'an input may be shorter only',
    (_, { PasswordChange }) => (PasswordChange.properties.newPassword.maxLength = 20),
    /`maxLength` of `newPassword` changed/,
  ],
  [
    'an answer has more values',
    (paths) => {
      const { schema } = paths['/wps/session/login'].post.responses['422'].content['application/json'];
      schema.properties.errorCode.enum.push('a.b');
    },
    /gained/,
  ],
  [
    'an answer may be null',
    (_, { Session }) => (Session.properties.username.type = ['string', 'null']),
    /Type of `username` widened/,
  ],
  [
    'an answer has a wider type',
    (_, { Slider }) => (Slider.properties.width.type = 'number'),
    /Type of `width` widened/,
  ],
  ['a session is needed', (paths) => (paths['/wps/captcha'].get.security = [{ token: [] }]), /became required/],
  ['no session is needed', (paths) => (paths[BALANCE].post.security = []), /security was/],
  ['the access is another', (paths) => (paths['/wps/system/status'].get['x-access'] = 'token'), /x-access was/],
  ['bodies are no longer sealed', (paths) => (paths['/wps/session/login'].post['x-encrypted'] = false), /x-encrypted/],
  [
    'an answer has another type of content',
    (paths) => {
      const answer = paths['/wps/system/country'].get.responses['200'];
      answer.content = { 'text/plain': answer.content['application/json'] };
    },
    /Media type `application\/json` was removed/,
  ],
  [
    'a body has another type of content',
    (paths) => {
      const { requestBody } = paths[TRANSFER].post;
      requestBody.content = { 'text/plain': requestBody.content['application/json'] };
    },
    /Media type `application\/json` was removed/,
  ],
];

describe('compareContracts', () => {
  it('finds a breaking change of each kind, and says where', async () => {
    const document = changed((...parts) => {
      for (const [, change] of BREAKING) change(...parts);
    });
    const changes = await compareContracts(contract, document);
    const messages = changes.filter(({ isBreaking }) => isBreaking).map(({ message }) => message);
    const missed = BREAKING.filter(([, , pattern]) => !messages.some((message) => pattern.test(message)));
    expect(missed.map(([kind]) => kind)).toEqual([]);
    expect(changes.every(({ place }) => place.startsWith('#/'))).toBe(true);
  });

  it('lets pass what clients do not notice', async () => {
    const document = changed((paths, { Jackpot, FavouriteIds, ErrorCode }) => {
      ErrorCode.enum.push('bonus.taken');
      paths[JACKPOT].get.parameters = [{ name: 'brand', in: 'query', schema: { type: 'string' } }];
      paths[JACKPOT].get.description = 'In other words.';
      paths['/wps/new'] = { get: structuredClone(paths[JACKPOT].get) };
      paths['/wps/new'].get.operationId = 'getNews';
      Jackpot.properties.since = { type: 'integer', description: 'Since when.' };
      FavouriteIds.description = 'Ids.';
    });
    const changes = await compareContracts(contract, document);
    expect(changes.length).toBeGreaterThan(3);
    expect(changes.filter(({ isBreaking }) => isBreaking)).toEqual([]);
  });
});

it.each([
  ['a difference under a higher version', '7.1.0', '7.2.0', false, null],
  ['a difference under a lower version', '7.1.0', '7.0.9', false, 'Raise info.version above 7.1.0.'],
  ['a breaking difference under a higher version', '7.1.0', '7.2.0', true, /^Raise the major version/],
  ['a breaking difference under a higher major version', '7.1.0', '8.0.0', true, null],
  ['a breaking difference under a lower major version', '7.1.0', '6.2.0', true, /^Raise the major version/],
])('%s', (_, before, after, isBreaking, fault) => {
  const [old, present] = [before, after].map((version) => ({ ...contract, info: { ...contract.info, version } }));
  const found = findFault(old as Document, present as Document, [{ place: '#/', message: 'changed', isBreaking }]);
  expect(found).toEqual(fault && (fault instanceof RegExp ? expect.stringMatching(fault) : fault));
});

it('counts and lists what breaks clients, and what does not', () => {
  const change = (message: string, isBreaking: boolean) => ({ place: `#/${message}`, message, isBreaking });
  expect(
    summarizeChanges([change('added', false), change('removed', true)])
      .join('\n')
      .split('\n'),
  ).toEqual([
    '1 breaking and 1 compatible changes',
    '  breaking:',
    '    #/removed',
    '      removed',
    '  compatible:',
    '    #/added',
    '      added',
  ]);
  expect(summarizeChanges([])).toEqual(['0 breaking and 0 compatible changes']);
});
