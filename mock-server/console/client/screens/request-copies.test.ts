import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Value } from '../../../../openapi/generated/control-operations.ts';
import { copyCurl, copyPlaywright, copyVitest, knownFields, listMasked } from './request-copies.ts';

type WholeRequest = Value<'getRequest'>;

beforeAll(() => void vi.stubGlobal('location', { origin: 'http://localhost:4000' }));
afterAll(() => void vi.unstubAllGlobals());

const RECORDED = { language: 'EN', query: {}, body: null, answer: null, rows: {}, money: [] };

function whole(
  request: Partial<WholeRequest['request']> = {},
  recorded: Partial<NonNullable<WholeRequest['recorded']>> | null = {},
): WholeRequest {
  return {
    request: {
      id: '0-7',
      requestId: 'page',
      time: 0,
      method: 'GET',
      path: '/wps/member/info',
      operationId: 'getMemberInfo',
      merchant: 'baize',
      status: 200,
      errorCode: null,
      stack: null,
      durationMs: 1,
      account: null,
      isSignedIn: false,
      fault: null,
      ...request,
    },
    steps: [],
    violations: [],
    recorded: recorded && { ...RECORDED, ...recorded },
  } as WholeRequest;
}

const post = (body: unknown, change: Partial<WholeRequest['request']> = {}) =>
  whole(
    { method: 'POST', path: '/wps/chat/message', operationId: 'sendChat', ...change },
    { body: JSON.stringify(body) },
  );

/** Arguments of the last command, as a shell reads them. */
function shellArguments(lines: string): string[] {
  const command = lines.slice(lines.lastIndexOf('curl -i'));
  const output = execFileSync('sh', ['-c', `TOKEN=of-lucky; curl() { printf '%s\\0' "$@"; }; ${command}`]);
  return output.toString().split('\0').slice(0, -1);
}

const isReadable = (source: string) => new Function(`return async () => {${source.replace(/^import .*$/gm, '')}}`);

describe('copyCurl', () => {
  it('of a visitor › one command with world, brand and language', () => {
    expect(copyCurl('checkout', whole())).toBe(
      [
        "curl -i 'http://localhost:4000/wps/member/info' \\",
        "  -H 'X-Mock-World: checkout' \\",
        "  -H 'Merchant: baize' \\",
        "  -H 'Language: EN'",
      ].join('\n'),
    );
  });

  it('of a member › signs in first', () => {
    const [signIn, ...rest] = copyCurl('checkout', whole({ account: 'lucky' })).split('\n');
    expect(signIn).toContain("'http://localhost:4000/__mock/worlds/checkout/brands/baize/sessions'");
    expect(signIn).toContain(`-d '{"account":"lucky"}'`);
    expect(shellArguments(rest.join('\n'))).toContain('Authorization: of-lucky');
  });

  it('of texts with quotes, backslashes and dollars › a shell reads them as they are', () => {
    const body = { text: `it's a \\ "quoted" $HOME \`x\`\n` };
    const read = shellArguments(copyCurl('checkout', post(body)));
    expect(JSON.parse(read.at(-1) ?? '')).toEqual(body);
  });

  it('of a query › in the address, a list as repeated parameters', () => {
    const query = { states: ['a b', "c'd"], page: 2 };
    const read = shellArguments(copyCurl('checkout', whole({}, { query })));
    expect(read[1]).toBe('http://localhost:4000/wps/member/info?states=a+b&states=c%27d&page=2');
  });

  it('of somebody without a session, who was refused for it › signs a member in, and says so', () => {
    const copied = copyCurl('checkout', whole({ status: 401 }));
    expect(copied).toMatch(/^# The request had no valid session: here lucky signs in\.\nTOKEN=/);
    expect(shellArguments(copied)).toContain('Authorization: of-lucky');
  });

  it('of a request whose body was not kept › without a body', () => {
    expect(copyCurl('checkout', whole({ method: 'POST' }, null))).not.toContain('-d');
  });
});

describe.each([
  ['copyPlaywright', copyPlaywright, '@baize/mock/playwright'],
  ['copyVitest', copyVitest, '@baize/mock/client'],
] as const)('%s', (_, copy, module) => {
  it('of a visitor’s reading › sends it as a visitor', () => {
    const test = copy('checkout', whole());
    expect(test).toContain(`from '${module}'`);
    expect(test).toContain("const world = mock.existing('checkout');");
    expect(test).toContain("world.visitor('baize')");
    expect(test).toContain("session.fetch('/wps/member/info');");
  });

  it.each([
    ['of a member', { account: 'victor' }, "world.as('victor', 'baize')"],
    ['of somebody without a session', { status: 401 }, "world.as('lucky', 'baize')"],
  ])('%s › signs in', (_name, change, line) => {
    expect(copy('checkout', whole(change))).toContain(line);
  });

  it("of names with ' and \\ › JavaScript reads them as they are", () => {
    const test = copy('checkout', whole({ path: "/wps/o'hara\\", operationId: null, account: "o'hara\\" }));
    expect(test).toContain(String.raw`'GET /wps/o\'hara\\ of o\'hara\\ succeeds'`);
    expect(test).toContain(String.raw`session.fetch('/wps/o\'hara\\')`);
    isReadable(test);
  });

  it('of a body with a reference › a new one each time', () => {
    const test = copy('checkout', post({ text: `it's \\ "reference":"kept"`, reference: 'abcdefgh' }));
    expect(test).toContain('"reference":crypto.randomUUID()');
    expect(test).not.toContain('abcdefgh');
    expect(test).toContain(String.raw`\"reference\":\"kept\"`);
    isReadable(test);
  });

  it('of a body that was cut › as text', () => {
    const test = copy('checkout', whole({ method: 'POST' }, { body: `{"text":"it's lon` }));
    expect(test).toContain(String.raw`body: '{"text":"it\'s lon'`);
    isReadable(test);
  });

  it('of a path of no operation › says that the caller is to be mended', () => {
    expect(copy('checkout', whole({ status: 404, operationId: null }))).toContain('// No operation has this path: ');
  });

  it('of a body against the contract › says what, in one line', () => {
    const broken = { place: 'body.text', message: 'is missing\n});', rule: '#/required' };
    const test = copy('checkout', { ...post({}, { status: 400 }), violations: [broken] });
    expect(test).toContain('// It is refused until the caller mends it: body.text is missing });.');
    isReadable(test);
  });

  it('of another method and language › both are named', () => {
    const test = copy('checkout', whole({ method: 'PUT' }, { body: '{}', language: 'TH' }));
    expect(test).toContain("{ method: 'PUT', headers: { Language: 'TH' }, body: {} }");
  });
});

describe('listMasked', () => {
  it('fields at any depth, of query and body › their places', () => {
    const masked = whole(
      {},
      {
        query: { token: 'masked', page: 1 },
        body: JSON.stringify({ password: 'masked', cards: [{ number: 'masked' }], text: 'unmasked' }),
      },
    );
    expect(listMasked(masked)).toEqual(['query.token', 'body.password', 'body.cards.0.number']);
  });

  it('copies name them in a comment, so that none is sent by mistake', () => {
    const masked = post({ password: 'masked' });
    expect(copyCurl('checkout', masked)).toMatch(/^# Write the real values of body\.password/);
    expect(copyVitest('checkout', masked)).toMatch(/^ {2}\/\/ Write the real values of body\.password/m);
  });

  it('the seed gives the member a payment password › copies send it, and name what is unknown', () => {
    const people = [{ account: 'lucky', password: 'play1234', paymentPassword: '246810' }] as never;
    const masked = post({ paymentPassword: 'masked', code: 'masked' }, { account: 'lucky' });
    expect(knownFields(masked, people)).toEqual({ 'body.paymentPassword': '246810' });
    const test = copyVitest('checkout', masked, people);
    expect(test).toContain('body: {"paymentPassword":"246810","code":"masked"}');
    expect(test).toContain('// body.paymentPassword: masked in the log, taken from the seed.');
    expect(test).toContain('// Write the real values of body.code: ');
    expect(knownFields(post({ paymentPassword: 'masked' }, { account: 'boss' }), people)).toEqual({});
  });

  it('a body that was cut or not kept › none', () => {
    expect(listMasked(whole({}, { body: '{"password":"masked"' }))).toEqual([]);
    expect(listMasked(whole({}, null))).toEqual([]);
  });
});
