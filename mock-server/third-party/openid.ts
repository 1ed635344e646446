import { createHash, randomBytes } from 'node:crypto';
import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express';
import { exportJWK } from 'jose';
import { z } from 'zod';
import { listHosts } from '../domains/system/brand-state.ts';
import { issuerUrl, type Provider } from '../domains/system/issuers.ts';
import { KEY_ID, publicKey, signIdToken } from '../domains/verification/third-party-tokens.ts';
import { isAllowedHost } from '../http/host.ts';
import type { MockConfig } from '../http/mock-config.ts';
import { machineNow } from '../worlds/clock.ts';
import { DEFAULT_WORLD, type Worlds } from '../worlds/worlds.ts';
import { chooserPage } from './chooser-page.ts';
import { type Person, people, toSubject } from './people.ts';

const CODE_LIFE_MS = 60_000;
const PROVIDERS = new Map<string, Provider>([
  ['google', 'GOOGLE'],
  ['facebook', 'FACEBOOK'],
]);

const Authorization = z.object({
  response_type: z.literal('code'),
  client_id: z.string().regex(/^[a-z0-9-]{3,60}$/),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  scope: z.string().regex(/\bopenid\b/),
  state: z.string().min(1).max(500),
  nonce: z.string().max(500).optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  person: z.string().optional(),
  cancel: z.string().optional(),
});

const TokenRequest = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
  code_verifier: z.string(),
});

interface Grant {
  provider: Provider;
  person: Person;
  clientId: string;
  redirectUri: string;
  nonce: string | undefined;
  challenge: string;
  expiresAt: number;
}

/** It protects nothing. */
export const clientSecret = (clientId: string): string => `${clientId}-secret`;

/**
 * Serves OpenID discovery, an account page, the code flow with PKCE, and the key set. The providers belong to no world,
 * so they use the machine's clock. `origins` is filled once the server listens. Redirects may go to the brands' hosts,
 * to loopback for sites without a brand's name, and to `hosts`.
 */
export function openIdProviders(worlds: Worlds, { origins, hosts }: Pick<MockConfig, 'origins' | 'hosts'>): Router {
  const grants = new Map<string, Grant>();
  const router = express.Router();
  router.param('provider', (req, res, next) => {
    const provider = PROVIDERS.get(String(req.params.provider));
    if (!provider) return void res.status(404).type('text').send('There are google and facebook.\n');
    res.locals.provider = provider;
    next();
  });
  router.get('/:provider/.well-known/openid-configuration', (_req, res) => {
    res.json(buildMetadata(issuerUrl(origins[0] ?? '', res.locals.provider)));
  });
  router.get('/:provider/jwks', async (_req, res) => {
    res.json({ keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }] });
  });
  router.get('/:provider/authorize', async (req, res) => {
    const brandHosts = listHosts(await worlds.use(DEFAULT_WORLD));
    authorize(req, res, grants, (host) => brandHosts.includes(host) || isAllowedHost(host, hosts));
  });
  router.post('/:provider/token', express.urlencoded({ extended: false }), (req, res) =>
    exchange(req, res, grants, origins[0] ?? ''),
  );
  router.use(
    ((_error, _req, res, _next) => void res.status(400).json({ error: 'invalid_request' })) as ErrorRequestHandler,
  );
  return router;
}

const buildMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  code_challenge_methods_supported: ['S256'],
});

/** Redirects with a code after a choice. */
function authorize(
  req: Request,
  res: Response,
  grants: Map<string, Grant>,
  isOfClient: (host: string) => boolean,
): void {
  const parsed = Authorization.safeParse(req.query);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    refuse(res, faults);
    return;
  }
  const asked = parsed.data;
  const back = new URL(asked.redirect_uri);
  if (!isOfClient(back.hostname)) {
    refuse(res, [`redirect_uri: ${back.hostname} is the host of no brand`]);
    return;
  }
  back.searchParams.set('state', asked.state);
  const person = people.find(({ id }) => id === asked.person);
  if (asked.cancel !== undefined) {
    back.searchParams.set('error', 'access_denied');
  } else if (person) {
    const code = randomBytes(24).toString('base64url');
    grants.set(code, {
      provider: res.locals.provider,
      person,
      clientId: asked.client_id,
      redirectUri: asked.redirect_uri,
      nonce: asked.nonce,
      challenge: asked.code_challenge,
      expiresAt: machineNow() + CODE_LIFE_MS,
    });
    back.searchParams.set('code', code);
  } else {
    res.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    res.type('html').send(chooserPage(res.locals.provider, req.originalUrl));
    return;
  }
  res.redirect(back.href);
}

function refuse(res: Response, faults: string[]): void {
  res
    .status(400)
    .type('text')
    .send(`This is not a valid authorization request.\n${faults.join('\n')}\n`);
}

/** Each code is valid once. */
async function exchange(req: Request, res: Response, grants: Map<string, Grant>, origin: string): Promise<void> {
  res.set('Cache-Control', 'no-store');
  const parsed = TokenRequest.safeParse(req.body);
  if (!parsed.success) return void res.status(400).json({ error: 'invalid_request' });
  const { code, redirect_uri, code_verifier } = parsed.data;
  const grant = grants.get(code);
  grants.delete(code);
  const challenge = createHash('sha256').update(code_verifier).digest('base64url');
  const isGood =
    grant !== undefined &&
    grant.provider === res.locals.provider &&
    grant.expiresAt >= machineNow() &&
    grant.redirectUri === redirect_uri &&
    grant.challenge === challenge;
  if (!isGood) return void res.status(400).json({ error: 'invalid_grant' });
  if (!isClient(req, grant.clientId, parsed.data)) return void res.status(401).json({ error: 'invalid_client' });
  const { provider, person, clientId, nonce } = grant;
  const token = { subject: toSubject(provider, person), name: person.name, email: person.email };
  res.json({
    access_token: randomBytes(24).toString('base64url'),
    token_type: 'Bearer',
    expires_in: 300,
    id_token: await signIdToken(issuerUrl(origin, provider), clientId, token, nonce),
  });
}

function isClient(req: Request, clientId: string, body: z.infer<typeof TokenRequest>): boolean {
  const basic = /^Basic (.+)$/.exec(req.get('Authorization') ?? '')?.[1];
  const [id, secret] = basic
    ? Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
    : [body.client_id, body.client_secret];
  return id === clientId && secret === clientSecret(clientId);
}
