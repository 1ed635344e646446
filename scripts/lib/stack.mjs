import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './console.mjs';
import { mockPublicKey } from './prepare.mjs';
import { isFree, root } from './process.mjs';

const BRANDS = ['baize', 'lotus', 'harbor'];

/** Names below a brand's are the hosts of worlds, so that no two worlds of a browser share cookies. */
const BRAND_HOSTS = ['lotus.localhost=lotus', 'harbor.localhost=harbor', '*=baize'];
const WORLD_HOSTS = BRANDS.map((brand) => `*.${brand}.localhost=${brand}`);

/** Created on first use. */
export function sessionSecret() {
  const file = path.join(root, '.data/session-secret');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

function mockClientSecrets() {
  const clients = BRANDS.flatMap((brand) => [`${brand}-google`, `${brand}-facebook`]);
  return clients.map((client) => `${client}=${client}-secret`).join(',');
}

/** Variables of the shell win. */
export function siteEnvironment(mockPort) {
  const { MERCHANT_CODE, BRAND_HOSTS: ownHosts, SESSION_SECRET } = process.env;
  return {
    GAMING_API_URL: `http://127.0.0.1:${mockPort}`,
    API_PUBLIC_KEY: mockPublicKey(),
    MOCK_WORLDS: '1',
    ANALYTICS_URL: `http://localhost:${mockPort}/googletagmanager.com/gtag/js`,
    SOCIAL_CLIENT_SECRETS: mockClientSecrets(),
    SESSION_SECRET: SESSION_SECRET ?? sessionSecret(),
    ...(!MERCHANT_CODE && !ownHosts && { BRAND_HOSTS: [...WORLD_HOSTS, ...BRAND_HOSTS].join(',') }),
  };
}

/** MOCK_SITES: where the brands' sites are. With hosts of one's own, only the shell knows it. */
export function mockSites(port) {
  const { MERCHANT_CODE, BRAND_HOSTS: ownHosts, MOCK_SITES } = process.env;
  if (MOCK_SITES !== undefined) return MOCK_SITES;
  if (MERCHANT_CODE) return `${MERCHANT_CODE}=http://localhost:${port}`;
  if (ownHosts) return '';
  return BRANDS.map((brand, at) => `${brand}=http://${at === 0 ? '' : `${brand}.`}localhost:${port}`).join(',');
}

/**
 * Returns the first line of `npm start`: a container without its settings serves the mock with published passwords.
 * @param {string | undefined} apiUrl
 */
export const startNotice = (apiUrl) =>
  apiUrl
    ? `STARTING THE SITE ALONE, against ${apiUrl} (GAMING_API_URL).`
    : 'STARTING THE SITE AND A MOCK with published passwords and no real money: GAMING_API_URL is not set.';

export async function requirePort(port, variable) {
  if (await isFree(port)) return;
  fail(`Port ${port} is taken: end what listens there, or choose another with ${variable}=${Number(port) + 1}.`);
}

export function demoAccounts(port) {
  return `
  baize    http://localhost:${port}            every module; Filipino and English; PHP
  lotus    http://lotus.localhost:${port}      Chinese, Vietnamese and English; VND
  harbor   http://harbor.localhost:${port}     sign-in first; English, Thai and Indonesian; THB

  lucky    an ordinary member          victor   VIP rank 6
  boss     an agent with a team of 60  novice   signs in for the first time
  stale    password expired            fresh    password "{secret}", with the braces, to be changed at once
  the password of the others, in each brand: play1234`;
}
