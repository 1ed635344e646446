import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DEVELOPMENT_PRIVATE_KEY } from './http/development-keys.ts';
import type { MockConfig } from './http/mock-config.ts';

const minutes = (count: number) => count * 60_000;

const listKeys = (text: string): string[] => text.match(/-----BEGIN[\s\S]+?-----END [^-]+-----/g) ?? [text];

const splitList = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const Sites = z.string().transform((text, context) => {
  const pairs = splitList(text).map((pair) => pair.split(/=(.*)/s));
  for (const [brand, origin = ''] of pairs)
    if (!brand || !isOrigin(origin)) context.addIssue('write it as brand=http://localhost:3000, with commas between');
  return Object.fromEntries(pairs.map(([brand = '', origin = '']) => [brand, origin]));
});

const Environment = z.object({
  NODE_ENV: z.string().optional(),
  MOCK_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  MOCK_HOST: z.string().min(1).default('127.0.0.1'),
  /** The mock's origins as browsers see them, separated by commas. */
  MOCK_ORIGINS: z
    .string()
    .refine((text) => splitList(text).every((origin) => URL.canParse(origin)), 'write addresses with commas between')
    .default(''),
  /** Allowed host names besides loopback, MOCK_ORIGINS and MOCK_HOST, separated by commas. */
  MOCK_HOSTS: z.string().default(''),
  /** Origins of front ends elsewhere whose pages may call the gaming API, separated by commas. */
  MOCK_CORS: z
    .string()
    .refine((text) => splitList(text).every(isOrigin), 'write origins as http://localhost:5173, with commas between')
    .default(''),
  /** Origin of each brand's site as browsers see it, separated by commas. */
  MOCK_SITES: Sites.default({}),
  MOCK_MAX_WORLDS: z.coerce.number().int().min(1).default(200),
  /** Bound of a snapshot that is loaded. */
  MOCK_MAX_SNAPSHOT_MB: z.coerce.number().int().min(1).default(200),
  MOCK_ASSETS: z.string().min(1).default('build/mock/demo-games'),
  MOCK_DATA: z.string().min(1).default('.data'),
  /** Folder of the seeded databases; by default MOCK_DATA. */
  MOCK_SEEDS: z.string().min(1).optional(),
  /** Names of scenarios for the default world, separated by commas. */
  MOCK_SCENARIOS: z.string().default(''),
  /** Its template; `none`: requests must name a world. */
  MOCK_DEFAULT_WORLD: z.enum(['rich', 'lean', 'none']).default('rich'),
  MOCK_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  MOCK_REFUSE_PLAIN: z.enum(['0', '1']).default('0'),
  /** One key or several, PEM one after the other: any opens. */
  MOCK_PRIVATE_KEY: z.string().min(1).default(DEVELOPMENT_PRIVATE_KEY),
  MOCK_IDLE_MINUTES: z.coerce.number().positive().default(10),
  /** Origin and base path of a server that answers instead of the mock. */
  MOCK_UPSTREAM: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !/[?#@]/.test(url), 'is an address without a user, a query or a fragment')
    .optional(),
  MOCK_UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(50).max(120_000).default(15_000),
  /** JSON lines of requests to the upstream and its responses. */
  MOCK_RECORD: z.string().min(1).optional(),
  /** A recording that answers instead of the mock. */
  MOCK_REPLAY: z.string().min(1).optional(),
  MOCK_ABANDONED_MINUTES: z.coerce
    .number()
    .positive()
    .default(24 * 60),
});

export class WrongEnvironment extends Error {}

/** Throws WrongEnvironment, which names each invalid variable. */
export function readConfig(environment: Record<string, string | undefined>): MockConfig {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new WrongEnvironment(`The mock's environment is wrong: ${faults.join('; ')}`);
  }
  const env = parsed.data;
  if (env.MOCK_RECORD && !env.MOCK_UPSTREAM)
    throw new WrongEnvironment('MOCK_RECORD records an upstream: set MOCK_UPSTREAM too.');
  if (env.MOCK_REPLAY && env.MOCK_UPSTREAM)
    throw new WrongEnvironment('MOCK_REPLAY and MOCK_UPSTREAM exclude each other.');
  if (env.MOCK_REPLAY && !existsSync(env.MOCK_REPLAY))
    throw new WrongEnvironment(`There is no recording ${env.MOCK_REPLAY} to replay.`);
  const origins = splitList(env.MOCK_ORIGINS);
  const seeds = env.MOCK_SEEDS ?? env.MOCK_DATA;
  return {
    isDevelopment: env.NODE_ENV === 'development',
    port: env.MOCK_PORT,
    host: env.MOCK_HOST,
    origins,
    hosts: new Set([env.MOCK_HOST, ...splitList(env.MOCK_HOSTS), ...origins.map((origin) => new URL(origin).hostname)]),
    corsOrigins: splitList(env.MOCK_CORS),
    sites: env.MOCK_SITES,
    maxWorlds: env.MOCK_MAX_WORLDS,
    maxSnapshotBytes: env.MOCK_MAX_SNAPSHOT_MB * 1_000_000,
    gameAssets: env.MOCK_ASSETS,
    seedFile: path.join(seeds, 'seed.db'),
    richSeedFile: path.join(seeds, 'rich.db'),
    teamSeedFile: path.join(env.MOCK_DATA, 'team.db'),
    worldsDirectory: path.join(env.MOCK_DATA, 'worlds'),
    scenarios: splitList(env.MOCK_SCENARIOS),
    defaultWorld: env.MOCK_DEFAULT_WORLD,
    logLevel: env.MOCK_LOG,
    cipher: { privateKeys: listKeys(env.MOCK_PRIVATE_KEY), refusePlain: env.MOCK_REFUSE_PLAIN === '1' },
    idleMs: minutes(env.MOCK_IDLE_MINUTES),
    abandonedMs: minutes(env.MOCK_ABANDONED_MINUTES),
    upstream: env.MOCK_UPSTREAM
      ? {
          url: env.MOCK_UPSTREAM.replace(/\/+$/, ''),
          timeoutMs: env.MOCK_UPSTREAM_TIMEOUT_MS,
          recordFile: env.MOCK_RECORD ?? null,
        }
      : null,
    replayFile: env.MOCK_REPLAY ?? null,
  };
}
