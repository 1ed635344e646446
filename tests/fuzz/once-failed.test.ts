import { afterAll, beforeAll, describe, it } from 'vitest';
import { type PreparedMock, prepareMock } from './prepared.ts';
import { newTally, runCase } from './property.ts';
import type { Request } from './request.ts';

let prepared: PreparedMock;
beforeAll(async () => {
  prepared = await prepareMock();
});
afterAll(() => prepared?.close());

const BAIZE = { Merchant: ['baize'] };
const get = (path: string, query: Request['query'], headers: Request['headers'] = {}): Request => ({
  method: 'GET',
  path,
  query,
  rawQuery: '',
  body: null,
  sealing: null,
  headers: { ...BAIZE, ...headers },
});
const post = (path: string, body: Request['body'], headers: Request['headers'] = {}): Request => ({
  method: 'POST',
  path,
  query: [],
  rawQuery: '',
  body,
  sealing: null,
  headers: { ...BAIZE, ...headers },
});

const NOTICES = '/wps/relay/MCSFE_getNotices';
const SLIDER = '/wps/verification/slider';
const LOGIN = '{"type":"username","username":"lucky","password":"\xff"}';
const HALVES = JSON.stringify({
  type: 'username',
  username: '\udfff\ud800',
  password: 'play1234',
  lotNumber: 'aaA00000aaAAA000',
  passToken: 'AaaAaaaaaaaaAaAa',
  genTime: '1767225600',
});
const TRY = JSON.stringify({ sliderId: 'x'.repeat(24), x: 7 });

/** Minimal cases that failed once. */
const cases: [name: string, request: Request][] = [
  ...['0x10', ' 1', '1 ', '+1', '01', '1.', '1_0'].map((numeral): [string, Request] => [
    `a number that is written as "${numeral}"`,
    get(NOTICES, [['pageNo', numeral]]),
  ]),
  ['a time that JSON would not write so', get(NOTICES, [], { 'X-Timestamp': ['0x10'] })],
  ['a JSON body that says it is text', post(SLIDER, TRY, { 'Content-Type': ['text/plain'] })],
  ['a JSON body that says it is a form', post(SLIDER, TRY, { 'Content-Type': ['application/x-www-form-urlencoded'] })],
  [
    'a form that says it is JSON',
    post('/wps/member/password/email', 'username=lucky&email=lucky%40mail.example', {
      'Content-Type': ['application/json'],
    }),
  ],
  ['bytes that are not UTF-8', post('/wps/session/login', Buffer.from(LOGIN, 'latin1'))],
  ['halves of characters', post('/wps/session/login', HALVES)],
];

describe('Requests that once failed', () => {
  it.each(cases)('%s', async (_name, request) => {
    await runCase(prepared, request, newTally());
  });
});
