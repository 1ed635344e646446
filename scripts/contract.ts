/**
 * `npm run contract -- --url URL [--read-only] [--json FILE]`: prints where a server differs from the contract, as a table and as
 * JSON. The environment says who calls, and nothing prints it: CONTRACT_MERCHANT, CONTRACT_TOKEN, CONTRACT_LANGUAGE.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { contractVersion } from '../openapi/generated/gaming-operations.ts';
import { findDrift } from './drift/drift.ts';
import type { DriftOptions } from './drift/probes.ts';
import { differencesIn, tableOf } from './drift/report.ts';
import { fail } from './lib/console.mjs';

const HELP = 'npm run contract -- --url https://gateway.example.com --read-only [--json FILE]';

const Environment = z.object({
  CONTRACT_MERCHANT: z.string().min(1, 'name the brand by its merchant code'),
  CONTRACT_TOKEN: z.string().min(1).optional(),
  CONTRACT_LANGUAGE: z.enum(['CN', 'EN', 'ID', 'TH', 'TY', 'VI']).optional(),
  /** A world, where the server is a mock. */
  CONTRACT_WORLD: z.string().min(1).optional(),
  CONTRACT_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(10_000),
  CONTRACT_PAUSE_MS: z.coerce.number().int().min(0).max(60_000).default(200),
  /** Allows calls that change the server's data. */
  CONTRACT_WRITES: z.enum(['0', '1']).default('0'),
});

const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function readOptions(): { options: DriftOptions; file: string | undefined } {
  const flags = { url: { type: 'string' }, 'read-only': { type: 'boolean' }, json: { type: 'string' } } as const;
  const { values } = parseArgs({ options: flags });
  const url = URL.canParse(values.url ?? '') ? new URL(values.url ?? '') : fail(`Name the server: ${HELP}`);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.search) {
    fail('The address is http or https, without a user, a password or a query: a token goes into CONTRACT_TOKEN.');
  }
  const parsed = Environment.safeParse(process.env);
  if (!parsed.success) fail(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const env = parsed.data;
  const isReadOnly = values['read-only'] ?? false;
  if (!isReadOnly && !LOOPBACK.test(url.hostname) && env.CONTRACT_WRITES === '0') {
    fail('Without --read-only this sends what changes data: add it, or set CONTRACT_WRITES=1 where that is meant.');
  }
  const options = {
    url: url.href.replace(/\/+$/, ''),
    merchant: env.CONTRACT_MERCHANT,
    token: env.CONTRACT_TOKEN,
    language: env.CONTRACT_LANGUAGE,
    world: env.CONTRACT_WORLD,
    isReadOnly,
    timeoutMs: env.CONTRACT_TIMEOUT_MS,
    pauseMs: env.CONTRACT_PAUSE_MS,
  };
  return { options, file: values.json };
}

const { options, file } = readOptions();
const drift = await findDrift(options, () => process.stderr.isTTY && process.stderr.write('.'));
const differences = differencesIn(drift.rows).length;
console.log(tableOf(drift));
if (file) {
  const { url, merchant, isReadOnly } = options;
  writeFileSync(
    file,
    `${JSON.stringify({ url, merchant, contractVersion, isReadOnly, differences, ...drift }, null, 2)}\n`,
  );
}
process.exitCode = differences === 0 ? 0 : 1;
