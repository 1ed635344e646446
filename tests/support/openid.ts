import { createHash } from 'node:crypto';

export type ProviderName = 'google' | 'facebook';
type Fields = Record<string, string | undefined>;

const REDIRECT_URI = 'http://baize.localhost:3000/login/callback';
export const VERIFIER = 'forty-three-characters-at-least-are-asked-for';

const given = (fields: Fields) =>
  new URLSearchParams(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** As a browser does. `undefined` in `change` removes a parameter. */
export function authorize(origin: string, provider: string, change: Fields = {}): Promise<Response> {
  const query = given({
    response_type: 'code',
    client_id: 'baize-google',
    redirect_uri: REDIRECT_URI,
    scope: 'openid email profile',
    state: 'my state',
    nonce: 'my nonce',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...change,
  });
  return fetch(`${origin}/openid/${provider}/authorize?${query}`, { redirect: 'manual' });
}

export async function readCode(answer: Response): Promise<string> {
  const code = new URL(answer.headers.get('location') ?? 'http://nowhere.localhost').searchParams.get('code');
  if (!code) throw new Error(`The provider answered ${answer.status} without a code: ${await answer.text()}`);
  return code;
}

/** As the site's server does. */
export function exchangeCode(
  origin: string,
  provider: string,
  code: string,
  change: Fields = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = given({
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT_URI,
    client_id: 'baize-google',
    client_secret: 'baize-google-secret',
    code_verifier: VERIFIER,
    ...change,
  });
  return fetch(`${origin}/openid/${provider}/token`, { method: 'POST', body, headers });
}

export async function requestIdToken(
  origin: string,
  { provider = 'google', brand = 'baize', person }: { provider?: ProviderName; brand?: string; person: string },
): Promise<string> {
  const client_id = `${brand}-${provider}`;
  const code = await readCode(await authorize(origin, provider, { client_id, person }));
  const client = { client_id, client_secret: `${client_id}-secret` };
  const answer = await exchangeCode(origin, provider, code, client);
  const { id_token } = (await answer.json()) as { id_token?: string };
  if (!id_token) throw new Error(`The provider gave no token for ${person}: ${answer.status}`);
  return id_token;
}
