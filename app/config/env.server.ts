import { createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

/** A host is compared without it. */
const PORT = /:\d+$/;

const BrandHosts = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.trim().split('='));
  for (const [host, merchant] of pairs) {
    if (!host || !merchant || PORT.test(host))
      context.addIssue('write it as host=merchant, with commas between and hosts without ports');
    else if (!/^(\*$|(\*\.)?[^*]+$)/.test(host))
      context.addIssue(`has ${host}: write * alone, or before the labels as *.example.com`);
  }
  return new Map(pairs.map(([host = '', merchant = '']) => [host.toLowerCase(), merchant]));
});

const HostNames = z.string().transform((text, context) => {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  if (!hosts.every((host) => URL.canParse(`http://${host}`) && !/[/@?#]/.test(host) && !PORT.test(host)))
    context.addIssue('write host names with commas between and without ports, as www.example.com');
  return new Set(hosts);
});

function isPublicKey(text: string): boolean {
  try {
    return /BEGIN PUBLIC KEY/.test(text) && createPublicKey(text).type === 'public';
  } catch {
    return false;
  }
}

/** Count, or addresses and subnets; only proxies may set the client's address. */
const TrustedProxies = z.string().transform((text, context): number | string[] => {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const subnets = text.split(',').map((subnet) => subnet.trim());
  const isSubnet = (subnet: string) => isIP(subnet.replace(/\/\d{1,3}$/, '')) !== 0;
  if (!subnets.every(isSubnet)) {
    context.addIssue('write how many proxies there are (0, 1, …), or their addresses or subnets with commas between');
  }
  return subnets;
});

const ClientSecrets = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.trim().split(/=(.*)/s));
  for (const [client, secret] of pairs) {
    if (!client || !secret) context.addIssue('write it as client-id=secret, with commas between');
  }
  return new Map(pairs.map(([client = '', secret = '']) => [client, secret]));
});

const Contacts = z.string().transform((text, context) => {
  const contacts = text.split(',').map((contact) => contact.trim());
  if (!contacts.every((contact) => /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact) && URL.canParse(contact)))
    context.addIssue('write addresses as mailto:… or https://…, with commas between');
  return contacts;
});

const Merchants = z.string().transform((text) => new Set(text.split(',').map((merchant) => merchant.trim())));

const SECRET_LENGTH = 32;
const MAKE_ONE = '"openssl rand -base64 32" makes one';

/** The first seals, any opens. */
const Secrets = z.string({ error: `is missing: ${MAKE_ONE}` }).transform((text, context): [string, ...string[]] => {
  const secrets = text.split(',').map((secret) => secret.trim());
  if (secrets.some((secret) => /[\r\n]/.test(secret)))
    context.addIssue('has several lines: several secrets have commas between');
  if (!secrets.every(({ length }) => length >= SECRET_LENGTH))
    context.addIssue(
      `must have at least ${SECRET_LENGTH} characters, each if there are several with commas between: ${MAKE_ONE}`,
    );
  return secrets as [string, ...string[]];
});

const Secret = z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters: ${MAKE_ONE}`);

const Environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Collector of traces; none without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ error: 'must be the address of an OTLP collector' }).optional(),
  /** Part of the requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.01),
  /** None without it. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  GAMING_API_URL: z.url({ error: 'must be the address of the gaming API' }),
  /** A stopping process takes requests this long, until balancers notice. */
  SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).max(60_000),
  API_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(4000),
  API_CIPHER: z.enum(['plain', 'jwe', 'des-rsa']).default('jwe'),
  API_PUBLIC_KEY: z
    .string()
    .refine((text) => text === '' || isPublicKey(text), 'must be a public key, SPKI as PEM')
    .default(''),
  MERCHANT_CODE: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{1,31}$/, 'has 2 to 32 lower-case letters, digits, dashes and underscores')
    .optional(),
  BRAND_HOSTS: BrandHosts.optional(),
  SESSION_SECRET: Secrets,
  /** Without it, logs name no members. */
  LOG_SECRET: Secret.optional(),
  SOCIAL_CLIENT_SECRETS: ClientSecrets.optional(),
  SECURITY_CONTACT: Contacts.optional(),
  ANALYTICS_URL: z.url({ error: 'must be the address of gtag.js' }).default('https://www.googletagmanager.com/gtag/js'),
  CACHE_URL: z.url({ protocol: /^rediss?$/, error: 'must be redis://… or rediss://…' }).optional(),
  /** Brands without rules for regions, whose pages for everybody the proxy may keep. */
  EDGE_CACHE: Merchants.optional(),
  CACHE_SECONDS: z.coerce.number().min(0).max(3600).default(30),
  TRUST_PROXY: TrustedProxies.default(0),
  /** When BRAND_HOSTS does not list all. */
  SITE_HOSTS: HostNames.optional(),
  MOCK_WORLDS: z.enum(['0', '1']).default('0'),
  /** Limits for pages. */
  LIMITS: z.enum(['0', '1']),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

export type Env = z.infer<typeof Environment>;

let parsed: Env | undefined;

/** Reads the environment once. Throws an error that lists every invalid variable and its fix. */
export function env(): Env {
  parsed ??= readEnv(process.env);
  return parsed;
}

/** Returns true even when the proxy omits it, everywhere but in the offline stack. */
export const isHttpsSite = ({ NODE_ENV, MOCK_WORLDS }: Pick<Env, 'NODE_ENV' | 'MOCK_WORLDS'> = env()): boolean =>
  NODE_ENV === 'production' && MOCK_WORLDS !== '1';

function* combinationFaults(source: Source): Generator<string> {
  if (source.API_CIPHER !== 'plain' && !source.API_PUBLIC_KEY) {
    yield 'API_PUBLIC_KEY is missing: set the gateway’s public key (SPKI PEM), or API_CIPHER=plain';
  }
  if (!source.MERCHANT_CODE && !source.BRAND_HOSTS) {
    yield 'MERCHANT_CODE is missing: set it for one brand, or BRAND_HOSTS=host=merchant,… for several';
  }
  const namesAllHosts = source.BRAND_HOSTS && !/\*\s*=/.test(source.BRAND_HOSTS);
  const { NODE_ENV = 'production', MOCK_WORLDS = '0', SITE_HOSTS } = source;
  if (!namesAllHosts && !SITE_HOSTS && NODE_ENV === 'production' && MOCK_WORLDS !== '1') {
    yield 'SITE_HOSTS is missing: name the hosts that the site is opened by, with commas between';
  }
}

type Source = Record<string, string | undefined>;

export class WrongEnvironment extends Error {}

/**
 * `NAME_FILE` names a file with the value of NAME, as container platforms mount secrets. An empty variable is none, as
 * they pass what was not set.
 */
function readFiles(variables: Source): { values: Source; faults: string[] } {
  const faults: string[] = [];
  const source = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const values = { ...source };
  for (const name of Object.keys(Environment.shape)) {
    const file = source[`${name}_FILE`];
    if (!file) continue;
    if (source[name] !== undefined) faults.push(`${name} and ${name}_FILE are both there: set one of them`);
    try {
      values[name] = readFileSync(file, 'utf8').trim();
    } catch (error) {
      faults.push(`${name}_FILE cannot be read: ${(error as Error).message}`);
    }
  }
  return { values, faults };
}

/** Throws WrongEnvironment with a line per fault. */
export function readEnv(source: Source): Env {
  const { values, faults } = readFiles(source);
  // Nothing balances the offline stack, and tests are its visitors.
  const ofStack =
    values.MOCK_WORLDS === '1' ? { SHUTDOWN_DELAY_MS: '0', LIMITS: '0' } : { SHUTDOWN_DELAY_MS: '1500', LIMITS: '1' };
  const result = Environment.safeParse({ ...ofStack, ...values });
  for (const { path, message } of result.success ? [] : result.error.issues)
    faults.push(`${path.join('.')} ${message}`);
  faults.push(...combinationFaults(values));
  if (result.success && faults.length === 0) return result.data;
  throw new WrongEnvironment(`The site's environment is wrong:\n  ${faults.join('\n  ')}\nSee .env.example.`);
}
