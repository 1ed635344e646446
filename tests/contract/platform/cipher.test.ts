import { generateKeyPairSync } from 'node:crypto';
import { CompactEncrypt, importSPKI } from 'jose';
import { describe, expect, it } from 'vitest';
import { DEVELOPMENT_PRIVATE_KEY, DEVELOPMENT_PUBLIC_KEY } from '../../../mock-server/http/development-keys.ts';
import { type CallOptions, type Client, PASSWORD } from '../../support/client.ts';
import { mockForFile } from '../../support/mock.ts';
import { operationTitle } from '../../support/operations.ts';
import { type Sealed, seal, wrapKey } from '../../support/seal.ts';

const mock = mockForFile();
const strict = mockForFile({ MOCK_REFUSE_PLAIN: '1' });

const CREDENTIALS = { type: 'username', username: 'lucky', password: PASSWORD };
const makePair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const { publicKey: STRANGER } = makePair();
const NEXT = makePair();
const replacing = mockForFile({ MOCK_PRIVATE_KEY: `${DEVELOPMENT_PRIVATE_KEY}\n${NEXT.privateKey}` });

const login = async (options: CallOptions) => (await mock.newWorld()).client.call('login', options);

async function loginSealed(client: Client, scheme: 'RSA' | 'JWE', change: object = {}) {
  const body = { ...CREDENTIALS, ...(await client.proof('login')), ...change };
  return client.call('login', await seal(body, scheme));
}

const refusal = (errorCode: string) => ({ status: 400, body: { success: false, value: null, errorCode } });
const UNDECRYPTED = refusal('decrypt_failed');

async function spoilt(scheme: 'RSA' | 'JWE', change: (sealed: Sealed) => Partial<Sealed>): Promise<Sealed> {
  const sealed = await seal(CREDENTIALS, scheme);
  const { headers, body } = change(sealed);
  return { headers: { ...sealed.headers, ...headers }, body: body ?? sealed.body };
}

describe(operationTitle('login'), () => {
  it.each(['RSA', 'JWE'] as const)('when the body is sealed by %s › a session as for a plain one', async (scheme) => {
    const { client } = await mock.newWorld();
    const answer = await loginSealed(client, scheme);
    expect(answer).toMatchObject({ status: 200, body: { success: true, value: { username: 'lucky' } } });
  });

  it.each(['RSA', 'JWE'] as const)(
    'while the gateway replaces its key › %s for the old and the new one opens',
    async (scheme) => {
      const { client } = await replacing.newWorld();
      for (const publicKey of [DEVELOPMENT_PUBLIC_KEY, NEXT.publicKey]) {
        const body = { ...CREDENTIALS, ...(await client.proof('login')) };
        expect(await client.call('login', await seal(body, scheme, { publicKey }))).toMatchObject({ status: 200 });
      }
    },
  );

  it.each(['RSA', 'JWE'] as const)(
    'when texts of other scripts are sealed by %s › they arrive whole',
    async (scheme) => {
      const { client } = await mock.newWorld();
      const answer = await loginSealed(client, scheme, { username: 'ผู้เล่น 玩家 🎲', password: 'mật khẩu' });
      expect(answer).toMatchObject({ status: 422, body: { errorCode: 'login.failed' } });
    },
  );

  it.each(['RSA', 'JWE'] as const)('when a wrong password is sealed by %s › 422 as for a plain one', async (scheme) => {
    const { client } = await mock.newWorld();
    const answer = await loginSealed(client, scheme, { password: 'wrong-one' });
    expect(answer).toMatchObject({ status: 422, body: { errorCode: 'login.failed', value: { captcha: false } } });
  });

  it.each(['RSA', 'JWE'] as const)('when what %s sealed breaks the contract › 400 names the field', async (scheme) => {
    const wrongType = await login(await seal({ ...CREDENTIALS, username: 7 }, scheme));
    expect(wrongType).toMatchObject(refusal('request_param_err'));
    expect(wrongType.text).toContain('body.username must be string');
    expect(await login(await seal('null', scheme))).toMatchObject(refusal('request_param_err'));
    expect(await login(await seal('{"type":', scheme))).toMatchObject(refusal('request_param_err'));
  });

  it.each(['RSA', 'JWE'] as const)("when %s sealed it for a stranger's key › 400 decrypt_failed", async (scheme) => {
    const refused = await login(await seal(CREDENTIALS, scheme, { publicKey: STRANGER }));
    expect(refused).toMatchObject(UNDECRYPTED);
    expect(refused.text).toContain('gateway’s public key');
  });

  it.each<[string, 'RSA' | 'JWE', (sealed: Sealed) => Partial<Sealed>, string]>([
    ['RSA with another digest', 'RSA', () => ({ headers: { 'X-Digest': 'AAAA' } }), 'X-Digest'],
    ['RSA with the key of another', 'RSA', () => ({ headers: { 'X-RSA': wrapKey('another sixteen!') } }), 'X-RSA'],
    [
      'RSA with a key of fifteen characters',
      'RSA',
      () => ({ headers: { 'X-RSA': wrapKey('fifteen letters') } }),
      'X-RSA',
    ],
    ['RSA with garbage for a key', 'RSA', () => ({ headers: { 'X-RSA': 'garbage' } }), 'X-RSA'],
    [
      'RSA with garbage for a value',
      'RSA',
      () => ({ headers: { 'X-Digest': '!!!' }, body: { value: '!!!' } }),
      'could not be decrypted',
    ],
    ['RSA with an empty value', 'RSA', () => ({ headers: { 'X-Digest': '' }, body: { value: '' } }), 'could not be'],
    ['JWE with garbage for a value', 'JWE', () => ({ body: { value: 'a.b.c.d.e' } }), 'not a JWE'],
    ['JWE cut short', 'JWE', ({ body }) => ({ body: { value: body.value.slice(0, -9) } }), 'not a JWE'],
    [
      'JWE with one letter changed',
      'JWE',
      ({ body: { value } }) => ({
        body: { value: value.slice(0, -30) + (value.at(-30) === 'A' ? 'B' : 'A') + value.slice(-29) },
      }),
      'not a JWE',
    ],
    ['what is named JWE and is RSA', 'RSA', () => ({ headers: { Encryption: 'JWE' } }), 'not a JWE'],
    ['what is named RSA and is JWE', 'JWE', () => ({ headers: { Encryption: 'RSA' } }), 'X-RSA header is missing'],
    ['a scheme that there is not', 'JWE', () => ({ headers: { Encryption: 'AES' } }), 'must be RSA or JWE'],
  ])('when the body is %s › 400 decrypt_failed says why', async (_, scheme, change, message) => {
    const refused = await login(await spoilt(scheme, change));
    expect(refused).toMatchObject(UNDECRYPTED);
    expect(refused.text).toContain(message);
  });

  it('when RSA comes without its digest › 400 decrypt_failed', async () => {
    const { headers, body } = await seal(CREDENTIALS, 'RSA');
    const { 'X-Digest': _, ...others } = headers;
    expect(await login({ headers: others, body })).toMatchObject(UNDECRYPTED);
  });

  it('when a JWE uses another algorithm › 400 decrypt_failed', async () => {
    const value = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(CREDENTIALS)))
      .setProtectedHeader({ alg: 'RSA-OAEP', enc: 'A128GCM' })
      .encrypt(await importSPKI(DEVELOPMENT_PUBLIC_KEY, 'RSA-OAEP'));
    expect(await login({ headers: { Encryption: 'JWE' }, body: { value } })).toMatchObject(UNDECRYPTED);
  });

  it.each([
    ['a plain body', CREDENTIALS],
    ['a list', []],
    ['null', 'null'],
    ['a value that is no text', { value: 12 }],
  ])('when %s is said to be sealed › 400 decrypt_failed', async (_, body) => {
    for (const scheme of ['RSA', 'JWE']) {
      const refused = await login({ headers: { Encryption: scheme }, body });
      expect(refused).toMatchObject(UNDECRYPTED);
      expect(refused.text).toContain('the body must be');
    }
  });

  it('when a sealed body comes without the header › it is taken as plain, and 400 names what is missing', async () => {
    const { body } = await seal(CREDENTIALS, 'JWE');
    expect(await login({ body })).toMatchObject(refusal('request_param_err'));
  });

  it('when plain bodies are refused › 400 decrypt_failed for them, and sealed ones go on', async () => {
    const { client } = await strict.newWorld();
    const refused = await client.call('login', { body: CREDENTIALS });
    expect(refused).toMatchObject(UNDECRYPTED);
    expect(refused.text).toContain('must be RSA or JWE');
    expect((await loginSealed(client, 'RSA')).status).toBe(200);
    expect((await loginSealed(client, 'JWE')).status).toBe(200);
  });

  it('when plain bodies are refused › operations that need no seal are open', async () => {
    const { client } = await strict.newWorld();
    const { token } = await client.value('loginFreePlay', { headers: { os: 'OTHER', platform: 'W' } });
    expect((await client.call('getBalanceByPost', { token, body: {} })).status).toBe(200);
  });
});
