import path from 'node:path';
import { z } from 'zod';
import { DEVELOPMENT_PRIVATE_KEY } from './http/development-keys.ts';

const minutes = (count: number) => count * 60_000;

const Environment = z.object({
  MOCK_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  MOCK_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where a browser reaches the mock, with commas; pictures are spread over them. */
  MOCK_ORIGINS: z.string().default(''),
  MOCK_ASSETS: z.string().min(1).default('build/mock/vendor'),
  MOCK_DATA: z.string().min(1).default('.data'),
  MOCK_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
  MOCK_REFUSE_PLAIN: z.enum(['0', '1']).default('0'),
  MOCK_PRIVATE_KEY: z.string().min(1).default(DEVELOPMENT_PRIVATE_KEY),
  MOCK_IDLE_MINUTES: z.coerce.number().positive().default(10),
  MOCK_ABANDONED_MINUTES: z.coerce
    .number()
    .positive()
    .default(24 * 60),
});

export interface MockConfig {
  port: number;
  host: string;
  /** Where a browser reaches the mock. */
  origins: string[];
  /** The built pages of the demo games. */
  gameAssets: string;
  seedFile: string;
  worldsDirectory: string;
  logLevel: string;
  cipher: { privateKey: string; refusePlain: boolean };
  idleMs: number;
  abandonedMs: number;
}

/** The configuration from the environment. Throws an error that names each variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): MockConfig {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The mock's environment is wrong: ${faults.join('; ')}`);
  }
  const env = parsed.data;
  return {
    port: env.MOCK_PORT,
    host: env.MOCK_HOST,
    origins: env.MOCK_ORIGINS.split(',').filter(Boolean),
    gameAssets: env.MOCK_ASSETS,
    seedFile: path.join(env.MOCK_DATA, 'seed.db'),
    worldsDirectory: path.join(env.MOCK_DATA, 'worlds'),
    logLevel: env.MOCK_LOG,
    cipher: { privateKey: env.MOCK_PRIVATE_KEY, refusePlain: env.MOCK_REFUSE_PLAIN === '1' },
    idleMs: minutes(env.MOCK_IDLE_MINUTES),
    abandonedMs: minutes(env.MOCK_ABANDONED_MINUTES),
  };
}
