import { describe, expect, it } from 'vitest';
import { addLinks, expandOperation, gatewayResponses, SharedRefusals } from '../../openapi/lint/short-operations.mjs';

const MEANINGS = {
  request_param_err: 'The request breaks the contract.',
  request_body_required: 'The body is missing.',
  request_body_too_large: 'The body is over 1 MB.',
  request_body_type: 'The body is of another type.',
  decrypt_failed: 'The sealed body does not open.',
  'function.not.available': 'The brand has no such function.',
  'login.not.session': 'There is no session.',
  'user.or.token.invalid': 'No session has this token.',
  'region.restricted': 'The brand does not serve the address.',
  'need.true.account': 'A trial account may not do this.',
  'play.break': 'The member takes a break.',
  'account.held': 'The account is held.',
  'sub.account.refused': 'The sub-account has no right to this.',
  'payment.password.needed': 'A payment password is needed.',
  'payment.password.missing': 'There is no payment password.',
  'payment.password.wrong': 'The payment password is wrong.',
  'payment.password.locked': 'The payment password is locked.',
  'need.agent.account': 'Only an agent may do this.',
  'system.maintenance': 'The brand is in maintenance.',
  TOO_MANY_REQUESTS: 'Too many tries.',
  'draw.closed': 'The draw is closed.',
};

const TICKET = {
  example: { id: 7 },
  type: 'object',
  description: 'A ticket.',
  required: ['id'],
  properties: {
    id: { type: 'integer' },
    draw: { $ref: '#/schemas/Draw' },
    stake: { $ref: 'common.yaml#/schemas/Money' },
  },
};
const SEALED_REF = { $ref: '../schemas/sealed.yaml#/schemas/Sealed' };
const TICKET_REF = { $ref: '../schemas/lottery.yaml#/schemas/Ticket' };

const headerRefs = (from: string, headers: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, part]) => [name, { $ref: `${from}schemas/responses.yaml#/headers/${part}` }]),
  );
const COMMON = headerRefs('../', { 'X-Request-Id': 'RequestId', 'Cache-Control': 'CacheControl' });

// biome-ignore lint/suspicious/noExplicitAny: what is expanded is read at any depth.
type Loose = any;

function expand(operation: Loose, pathname = '/wps/relay/TEST'): Loose {
  const shared = new SharedRefusals();
  const resolve = (node: Loose) => (node.$ref ? TICKET : node);
  expandOperation(operation, { pathname, domain: 'lottery', meanings: MEANINGS, shared, resolve });
  return { ...operation, shared: shared.responses };
}

const readSchema = (response: Loose) => response.content['application/json'].schema;
/** By status. */
const listCodes = ({ responses, shared }: Loose) =>
  Object.fromEntries(
    Object.entries<Loose>(responses)
      .filter(([status]) => status !== '200' && status !== 'default')
      .map(([status, { $ref, ...inline }]) => {
        const response = $ref ? shared[$ref.split('/').at(-1)] : inline;
        return [status, readSchema(response).properties.errorCode.enum];
      }),
  );

describe('expandOperation', () => {
  it('a public read › the tag of its file, an envelope, and the refusals of every operation', () => {
    const read = expand({ 'x-access': 'public', 'x-value': TICKET_REF });
    expect({ tags: read.tags, security: read.security }).toEqual({ tags: ['lottery'], security: undefined });
    const optional = expand({ 'x-access': 'optional', 'x-value': null });
    expect(optional).toMatchObject({ 'x-access': 'public', security: [{}, { token: [] }] });
    expect(Object.keys(listCodes(optional))).toEqual(['400', '403', '503']);
    expect(read.responses[200].description).toBe('A ticket.');
    expect(readSchema(read.responses[200])).toMatchObject({
      required: ['success', 'value'],
      properties: { success: { $ref: '../schemas/responses.yaml#/schemas/Success' }, value: TICKET_REF },
    });
    expect(listCodes(read)).toEqual({
      400: ['request_param_err', 'function.not.available'],
      403: ['region.restricted'],
      503: ['system.maintenance'],
    });
    expect(Object.keys(read).filter((line) => line.startsWith('x-'))).toEqual(['x-access']);
  });

  it('a sealed body that needs a real account › the codes of both, and the session', () => {
    const write = expand({ 'x-access': 'real', 'x-encrypted': true, 'x-body': TICKET_REF, 'x-value': null });
    expect(write).toMatchObject({
      'x-access': 'token',
      'x-real-account': true,
      security: [{ token: [] }],
      requestBody: {
        required: true,
        description: 'A ticket.',
        content: { 'application/json': { schema: { oneOf: [TICKET_REF, SEALED_REF] } } },
      },
    });
    expect(write.parameters.map(({ name, $ref }: Loose) => name ?? $ref.split('/').at(-1))).toEqual([
      'Encryption',
      'WrappedKey',
      'X-Digest',
    ]);
    expect(readSchema(write.responses[200]).properties.value).toMatchObject({ type: 'null' });
    expect(listCodes(write)).toEqual({
      400: ['request_param_err', 'request_body_required', 'decrypt_failed', 'function.not.available'],
      401: ['login.not.session', 'user.or.token.invalid'],
      403: ['region.restricted', 'need.true.account', 'play.break', 'account.held', 'sub.account.refused'],
      413: ['request_body_too_large'],
      415: ['request_body_type'],
      503: ['system.maintenance'],
    });
  });

  it('an agent, and an operation that is always available › who is refused, and when', () => {
    const agent = expand({ 'x-access': 'agent', 'x-value': null });
    expect({ access: agent['x-access'], refused: listCodes(agent)[403] }).toEqual({
      access: 'agent',
      refused: ['region.restricted', 'need.agent.account', 'play.break', 'account.held', 'sub.account.refused'],
    });
    const open = expand({ 'x-access': 'public', 'x-always-available': true, 'x-value': null });
    expect(Object.keys(listCodes(open))).toEqual(['400']);
    const closed = expand({ 'x-access': 'real', 'x-always-available': true, 'x-value': null });
    expect(listCodes(closed)[403]).toEqual(['need.true.account', 'play.break', 'account.held', 'sub.account.refused']);
    const inBreaks = expand({ 'x-access': 'token', 'x-during-break': true, 'x-value': null });
    expect(listCodes(inBreaks)[403]).toEqual(['region.restricted', 'sub.account.refused']);
    const marks = { 'x-sub-account': true, 'x-sub-password': true, 'x-during-break': true };
    const forSubs = expand({ 'x-access': 'token', ...marks, 'x-value': null });
    expect(listCodes(forSubs)[403]).toEqual([
      'region.restricted',
      ...['needed', 'missing', 'wrong', 'locked'].map((fault) => `payment.password.${fault}`),
    ]);
  });

  it.each([
    ['x-form', 'application/x-www-form-urlencoded'],
    ['x-multipart', 'multipart/form-data'],
  ])('%s › a body of the type %s', (line, type) => {
    const { requestBody } = expand({ 'x-access': 'public', [line]: TICKET_REF, 'x-value': null });
    expect(Object.keys(requestBody.content)).toEqual([type]);
  });

  it('codes of its own › explained, beside those of the same status, with what they carry', () => {
    const errors = {
      403: ['draw.closed'],
      422: { codes: ['draw.closed'], value: TICKET_REF },
      429: ['TOO_MANY_REQUESTS'],
    };
    const write = expand({ 'x-access': 'public', 'x-value': null, 'x-errors': errors });
    expect(listCodes(write)).toMatchObject({ 403: ['region.restricted', 'draw.closed'], 422: ['draw.closed'] });
    expect(write.responses[422].description).toBe('The draw is closed.');
    expect(readSchema(write.responses[422]).properties.value).toEqual(TICKET_REF);
    const { value } = readSchema(write.shared.Refused403_region_restricted_draw_closed).properties;
    expect(value.anyOf).toEqual([{ $ref: 'schemas/responses.yaml#/schemas/RestrictedValue' }, { type: 'null' }]);
    expect(readSchema(write.shared.Refused429_TOO_MANY_REQUESTS).properties.value).toEqual({
      $ref: 'schemas/responses.yaml#/schemas/TooManyRequestsValue',
    });
  });

  it('every response › the headers that its status promises', () => {
    const errors = { 429: ['TOO_MANY_REQUESTS'], 409: { codes: ['draw.closed'], value: TICKET_REF } };
    const { responses, shared } = expand({ 'x-access': 'token', 'x-value': null, 'x-errors': errors });
    expect(responses[200].headers).toEqual(COMMON);
    expect(responses[409].headers).toEqual(COMMON);
    const rooted = headerRefs('', { 'X-Request-Id': 'RequestId', 'Cache-Control': 'CacheControl' });
    expect(shared.Refused429_TOO_MANY_REQUESTS.headers).toEqual({
      ...rooted,
      ...headerRefs('', { 'Retry-After': 'RetryAfter' }),
    });
    expect(shared.Refused401_login_not_session_user_or_token_invalid.headers).toEqual({
      ...rooted,
      ...headerRefs('', { 'WWW-Authenticate': 'Challenge', 'X-Session-End': 'SessionEnd' }),
    });
  });

  it('every operation › a default with any code, in its dialect', () => {
    const anyCode = { $ref: '#/components/schemas/ErrorCode' };
    const wrapped = expand({ 'x-access': 'public', 'x-value': null });
    expect(wrapped.responses.default).toEqual({ $ref: '../openapi.yaml#/components/responses/RefusedAny' });
    expect(readSchema(wrapped.shared.RefusedAny).properties).toMatchObject({
      success: {},
      value: {},
      errorCode: anyCode,
    });
    const bare = expand({ 'x-access': 'public', 'x-value': null }, '/lgw/games');
    expect(Object.keys(readSchema(bare.shared.BareAny).properties)).toEqual(['errorCode', 'message']);
  });

  it('x-gateway-errors › a response for each status, in both dialects', () => {
    const { Gateway405 } = gatewayResponses({ 405: ['draw.closed'] }, MEANINGS) as Loose;
    expect(Gateway405.description).toBe('The draw is closed.');
    expect(Object.keys(Gateway405.headers)).toEqual(['X-Request-Id', 'Cache-Control', 'Allow']);
    const [wrapped, bare] = readSchema(Gateway405).anyOf;
    expect(wrapped.required).toEqual(['success', 'value', 'message', 'errorCode']);
    expect(bare.required).toEqual(['errorCode', 'message']);
  });

  it('x-query › a query parameter for each line', () => {
    const shared = { $ref: '../schemas/common.yaml#/parameters/From' };
    const gameId = { required: true, description: 'The game.', type: 'integer', minimum: 1, example: 7 };
    const state = { description: 'Only this state.', $ref: '../schemas/lottery.yaml#/schemas/State', example: 'won' };
    const list = expand({ 'x-access': 'public', 'x-value': null, parameters: [shared], 'x-query': { gameId, state } });
    expect(list.parameters).toEqual([
      shared,
      {
        name: 'gameId',
        in: 'query',
        required: true,
        description: 'The game.',
        example: 7,
        schema: { type: 'integer', minimum: 1 },
      },
      {
        name: 'state',
        in: 'query',
        description: 'Only this state.',
        example: 'won',
        schema: { $ref: '../schemas/lottery.yaml#/schemas/State' },
      },
    ]);
    expect(Object.keys(list)).not.toContain('x-query');
  });

  it('x-page › the paging parameters, and a page of that row', () => {
    const query = { name: 'state', in: 'query' };
    const list = expand({ 'x-access': 'public', 'x-page': TICKET_REF, parameters: [query] });
    expect(list.parameters).toEqual([
      query,
      { $ref: '../schemas/common.yaml#/parameters/PageNo' },
      { $ref: '../schemas/common.yaml#/parameters/PageSize' },
    ]);
    const { value } = readSchema(list.responses[200]).properties;
    expect(value.required).toEqual(['list', 'pageNo', 'totalPages', 'total']);
    expect(value.properties.list).toMatchObject({ type: 'array', maxItems: 100, items: TICKET_REF });
    expect(Object.keys(list)).not.toContain('x-page');
  });

  it('outside /wps › bare JSON, and what a refusal carries stands beside its code', () => {
    const bet = expand(
      {
        'x-access': 'token',
        'x-value': TICKET_REF,
        'x-errors': { 409: { codes: ['draw.closed'], value: TICKET_REF } },
      },
      '/lgw/orders/betting',
    );
    expect(readSchema(bet.responses[200])).toEqual(TICKET_REF);
    expect(readSchema(bet.responses[409])).toMatchObject({
      required: ['errorCode', 'message', 'id'],
      properties: {
        id: { type: 'integer' },
        draw: { $ref: '../schemas/lottery.yaml#/schemas/Draw' },
        stake: { $ref: '../schemas/common.yaml#/schemas/Money' },
      },
    });
    expect(
      Object.keys(
        readSchema(bet.shared.Bare403_region_restricted_play_break_account_held_sub_account_refused).properties,
      ),
    ).toEqual(['errorCode', 'message', 'ip']);
    expect(readSchema(bet.shared.Bare503_system_maintenance).required).toEqual(['errorCode', 'message', 'endTime']);
  });

  it('what is written in full › stays: headers of the 200, and other statuses', () => {
    const headers = { 'Set-Cookie': { description: 'A cookie.' } };
    const responses = { 200: { headers }, 404: { description: 'None.' } };
    const read = expand({ 'x-access': 'public', 'x-value': TICKET_REF, responses });
    expect(read.responses[200]).toMatchObject({ headers, description: 'A ticket.' });
    expect(readSchema(read.responses[200]).properties.value).toEqual(TICKET_REF);
    expect(read.responses[404]).toEqual({ description: 'None.', headers: COMMON });
  });

  it.each([
    [
      'an access that there is not',
      { 'x-access': 'reel' },
      /x-access is one of public, optional, token, real, agent, not reel/,
    ],
    ['a code without a meaning', { 'x-access': 'public', 'x-errors': { 409: ['a.b'] } }, /does not explain a\.b/],
  ])('%s › an error', (_, operation, message) => {
    expect(() => expand({ 'x-value': null, ...operation })).toThrow(message);
  });
});

describe('x-example', () => {
  it('is the example of the body, sealed too', () => {
    const example = { id: 8 };
    const plain = expand({ 'x-access': 'token', 'x-body': TICKET_REF, 'x-example': example, 'x-value': null });
    expect(plain.requestBody.content['application/json']).toEqual({ schema: TICKET_REF, example });
    expect(plain).not.toHaveProperty('x-example');
    const lines = { 'x-access': 'token', 'x-encrypted': true, 'x-body': TICKET_REF, 'x-value': null };
    const sealed = expand({ ...lines, 'x-example': example }).requestBody.content['application/json'];
    expect(sealed.examples.plain.value).toEqual(example);
    expect(sealed).not.toHaveProperty('example');
  });
});

describe('addLinks', () => {
  const link = (needs: Loose) => {
    const source: Loose = { responses: { 200: {} } };
    const reader: Loose = { parameters: [{ in: 'query', name: 'orderNo' }], responses: {}, 'x-example-needs': needs };
    addLinks(
      new Map([
        ['placeOrder', source],
        ['readOrder', reader],
      ]),
    );
    return source.responses[200].links;
  };

  it('links an operation with what needs its response: parameters, fields and lists', () => {
    const needs = { orderNo: 'placeOrder#/value/orderNo', ids: ['placeOrder#/value/id'] };
    expect(link(needs)).toEqual({
      readOrder: {
        operationId: 'readOrder',
        parameters: { 'query.orderNo': '$response.body#/value/orderNo' },
        requestBody: { ids: ['$response.body#/value/id'] },
      },
    });
  });

  it('links nothing for words, and for a value that is sent elsewhere', () => {
    expect(link({ code: 'placeOrder', file: 'the bytes of a picture' })).toBeUndefined();
  });

  it('refuses an operation that there is not', () => {
    expect(() => link({ orderNo: 'orderPlace#/value' })).toThrow('x-example-needs of readOrder: there is no operation');
  });
});
