import { redirect } from '@remix-run/node';
import * as oidc from 'openid-client';
import { ApiFailure } from '~/api/failure.ts';
import { hours, seconds } from '~/config/durations.ts';
import { env } from '~/config/env.server.ts';
import { paths, safeRedirect } from '~/config/paths.ts';
import type { ToastKey } from '~/i18n/texts.types.ts';
import type { OwnCode } from '~/request/form-action.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import { redirectWithToast } from '~/request/redirect-with-toast.server.ts';
import type { Site } from '~/request/site.server.ts';
import { socialCookie } from '~/session/cookie.server.ts';
import { setCookies } from '~/session/cookies.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { enter } from './enter.server.ts';

type Service = Value<'getWhitelabel'>['thirdParty']['social'][number];

/** Facebook's metadata lacks the token endpoint. */
const FACEBOOK_TOKEN_ENDPOINT = 'https://graph.facebook.com/oauth/access_token';
const METADATA_KEPT_MS = hours(1);

/** `network` for unknown codes. */
const REFUSALS: Record<OwnCode<'loginSocial'>, ToastKey> = {
  'token.invalid': 'session.socialFailed',
  'login.not.member': 'member.network',
};

const configurations = new Map<string, { value: Promise<oidc.Configuration>; expiresAt: number }>();

/** Throws 404 when the brand lacks the provider. */
function findService(site: Site, name: string | undefined): Service {
  const service = site.brand.thirdParty.social.find(({ provider }) => provider.toLowerCase() === name);
  if (!service) throw notFound(site);
  return service;
}

/** Cached for an hour. Real and offline providers differ only in the issuer. */
function readConfiguration({ issuer, clientId }: Service): Promise<oidc.Configuration> {
  const key = `${issuer} ${clientId}`;
  const known = configurations.get(key);
  if (known && known.expiresAt > Date.now()) return known.value;
  const value = discover(issuer, clientId);
  configurations.set(key, { value, expiresAt: Date.now() + METADATA_KEPT_MS });
  value.catch(() => configurations.delete(key));
  return value;
}

async function discover(issuer: string, clientId: string): Promise<oidc.Configuration> {
  const { SOCIAL_CLIENT_SECRETS, MOCK_WORLDS, API_TIMEOUT_MS } = env();
  const secret = SOCIAL_CLIENT_SECRETS?.get(clientId);
  // Only the offline provider has no https.
  const isOffline = MOCK_WORLDS === '1' && issuer.startsWith('http:');
  const authentication = secret ? oidc.ClientSecretPost(secret) : oidc.None();
  const options = { timeout: API_TIMEOUT_MS / seconds(1), execute: isOffline ? [oidc.allowInsecureRequests] : [] };
  const found = await oidc.discovery(new URL(issuer), clientId, secret, authentication, options);
  if (found.serverMetadata().token_endpoint) return found;
  const { supportsPKCE: _, ...known } = found.serverMetadata();
  const metadata = { ...known, token_endpoint: FACEBOOK_TOKEN_ENDPOINT } as oidc.ServerMetadata;
  const completed = new oidc.Configuration(metadata, clientId, secret, authentication);
  completed.timeout = options.timeout;
  return completed;
}

const callbackUrl = (site: Site, provider: string) => `${site.url.origin}${paths.socialCallback(provider)}`;

/** An encrypted cookie stores state and verifier. */
export async function beginSocial(site: Site, name: string | undefined): Promise<Response> {
  const service = findService(site, name);
  const redirectTo = safeRedirect(site.url.searchParams.get('redirectTo'));
  const provider = service.provider.toLowerCase();
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  try {
    const target = oidc.buildAuthorizationUrl(await readConfiguration(service), {
      redirect_uri: callbackUrl(site, provider),
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    const cookie = await socialCookie.write(
      { provider, state, nonce, verifier, redirectTo },
      { isSecure: site.isSecure },
    );
    return redirect(target.href, { headers: setCookies([cookie]) });
  } catch {
    return stop('session.socialFailed', redirectTo);
  }
}

/** A cancelled login shows a toast only. */
export async function finishSocial(site: Site, name: string | undefined): Promise<Response> {
  const service = findService(site, name);
  const underWay = await socialCookie.read(site.request.headers.get('Cookie'));
  if (!underWay || underWay.provider !== name || underWay.state !== site.url.searchParams.get('state')) {
    return stop('session.socialFailed', paths.home());
  }
  const { redirectTo } = underWay;
  if (site.url.searchParams.get('error') === 'access_denied') return stop('session.signInStopped', redirectTo);
  const idToken = await exchange(site, service, underWay);
  if (!idToken) return stop('session.socialFailed', redirectTo);
  try {
    const session = await site.api.call('loginSocial', { body: { provider: service.provider, idToken } });
    return await enter(site, session, { redirectTo, cookies: [await socialCookie.clear()] });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return stop(REFUSALS[error.errorCode as keyof typeof REFUSALS] ?? 'network', redirectTo);
  }
}

/** Returns null when refused or issued for another login. */
async function exchange(
  site: Site,
  service: Service,
  { state, nonce, verifier, provider }: { state: string; nonce: string; verifier: string; provider: string },
): Promise<string | null> {
  try {
    // Registered at the provider, whatever a proxy changed.
    const address = new URL(`${callbackUrl(site, provider)}${site.url.search}`);
    const tokens = await oidc.authorizationCodeGrant(await readConfiguration(service), address, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    return tokens.id_token ?? null;
  } catch {
    return null;
  }
}

async function stop(key: ToastKey, redirectTo: string): Promise<Response> {
  return redirectWithToast(redirectTo, { tone: 'info', key }, [await socialCookie.clear()]);
}
