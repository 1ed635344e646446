import { accessSync, appendFileSync, constants, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { contractVersion } from '../../openapi/generated/gaming-operations.ts';
import { type Drift, findDrift } from './drift.ts';
import { formatJunit } from './junit.ts';
import type { DriftOptions } from './probes.ts';
import { Refusal, refuse } from './refusal.ts';
import { differencesIn, formatSummary, formatTable, madeLines, type Report, type Verdict } from './report.ts';
import { formatSarif } from './sarif.ts';
import { type Credentials, signIn, signOut } from './sign-in.ts';
import { readWrites } from './writes.ts';

const HELP = `npm run contract -- --url https://gateway.example.com [--json FILE] [--junit FILE] [--sarif FILE] [--summary [FILE]]

Prints where a server differs from the contract. Sends only what changes nothing.
  --url URL        the server, with its base path
  --write IDS      also sends these operations, which change data: ids with commas; needs CONTRACT_WRITES=1
  --require SHARE  percent of the operations that must answer with more than a refusal
  --json FILE      writes everything that was found
  --junit FILE     writes a test case for each request
  --sarif FILE     writes each difference at the line of its operation, for code scanning
  --summary FILE   writes verdict and differences as Markdown; without FILE, adds them to GITHUB_STEP_SUMMARY

CONTRACT_MERCHANT (required) names the brand. CONTRACT_MEMBER and CONTRACT_PASSWORD sign in, for what needs a session; where that takes a puzzle, CONTRACT_TOKEN
holds the token of a session instead. CONTRACT_AGENT_TOKEN is an agent's. None of them is ever an argument. CONTRACT_LANGUAGE, CONTRACT_WORLD,
CONTRACT_PAUSE_MS (200) and CONTRACT_TIMEOUT_MS (10000) are options.

Ends with
  0  same: nothing differs
  1  differs: something does
  2  could not look: no connection, a wrong option, a report that cannot be written, refused credentials, or less than --require`;

const EXIT_CODES: Record<Verdict, number> = { same: 0, differs: 1, 'could not look': 2 };

type Variables = Record<string, string | undefined>;

const Environment = z.object({
  CONTRACT_MERCHANT: z.string({ error: 'name the brand by its merchant code' }),
  CONTRACT_MEMBER: z.string().optional(),
  CONTRACT_PASSWORD: z.string().optional(),
  CONTRACT_TOKEN: z.string().optional(),
  CONTRACT_AGENT_TOKEN: z.string().optional(),
  CONTRACT_LANGUAGE: z.enum(['CN', 'EN', 'ID', 'TH', 'TY', 'VI']).optional(),
  /** World of a mock. */
  CONTRACT_WORLD: z.string().optional(),
  CONTRACT_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(10_000),
  CONTRACT_PAUSE_MS: z.coerce.number().int().min(0).max(60_000).default(200),
  CONTRACT_WRITES: z.enum(['0', '1']).default('0'),
});

const FLAGS = {
  url: { type: 'string' },
  write: { type: 'string' },
  require: { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  sarif: { type: 'string' },
  summary: { type: 'string' },
  help: { type: 'boolean' },
} as const;

type Flags = ReturnType<typeof readFlags>;

const CREDENTIALS = ['CONTRACT_MEMBER', 'CONTRACT_PASSWORD', 'CONTRACT_TOKEN', 'CONTRACT_AGENT_TOKEN'];
const LIKE_CREDENTIALS = /^-*(contract_)?(member|user(name)?|pass(word)?|(agent[-_]?)?token)\b/i;

function refuseCredentials(args: string[], environment: Variables): void {
  const values = CREDENTIALS.map((name) => environment[name] ?? '').filter((value) => value.length >= 4);
  const isTelling = (arg: string) => LIKE_CREDENTIALS.test(arg) || values.some((value) => arg.includes(value));
  if (!args.some(isTelling)) return;
  refuse(
    `Credentials are no arguments, which other users of the machine and logs can read: set ${CREDENTIALS.join(', ')}.`,
  );
}

function readFlags(args: string[], environment: Variables) {
  refuseCredentials(args, environment);
  const { GITHUB_STEP_SUMMARY: summary } = environment;
  const isBare = (arg: string, at: number) => arg === '--summary' && !/^[^-]/.test(args[at + 1] ?? '');
  if (!summary && args.some(isBare)) refuse('--summary needs a file: there is no GITHUB_STEP_SUMMARY.');
  const complete = args.map((arg, at) => (isBare(arg, at) ? `--summary=${summary}` : arg));
  try {
    return parseArgs({ args: complete, options: FLAGS }).values;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // It repeats the argument, which may be a secret in the wrong place.
    const text =
      code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL' ? 'Every argument is an option, or its value.' : message;
    return refuse(`${text}\n\n${HELP}`);
  }
}

function readOptions(values: Flags, environment: Variables): DriftOptions & { credentials: Credentials | null } {
  const url = URL.canParse(values.url ?? '') ? new URL(values.url ?? '') : refuse(`Name the server.\n\n${HELP}`);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.search) {
    refuse('The address is http or https, without a user, a password or a query: a token goes into CONTRACT_TOKEN.');
  }
  // A CI sets a variable without a value to the empty text.
  const set = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = Environment.safeParse(Object.fromEntries(set));
  if (!parsed.success)
    refuse(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const env = parsed.data;
  const { CONTRACT_MEMBER: member, CONTRACT_PASSWORD: password, CONTRACT_TOKEN: token } = env;
  if (!member !== !password) refuse('CONTRACT_MEMBER and CONTRACT_PASSWORD need each other.');
  if (member && token) refuse('CONTRACT_TOKEN is instead of CONTRACT_MEMBER and CONTRACT_PASSWORD.');
  const credentials = member && password ? { member, password } : null;
  const sessions = { token: credentials ? 'to come' : token, agentToken: env.CONTRACT_AGENT_TOKEN };
  return {
    url: url.href.replace(/\/+$/, ''),
    merchant: env.CONTRACT_MERCHANT,
    token,
    credentials,
    secrets: [member ?? '', password ?? ''],
    agentToken: env.CONTRACT_AGENT_TOKEN,
    language: env.CONTRACT_LANGUAGE,
    world: env.CONTRACT_WORLD,
    writes: readWrites(values.write, env.CONTRACT_WRITES === '1', sessions),
    timeoutMs: env.CONTRACT_TIMEOUT_MS,
    pauseMs: env.CONTRACT_PAUSE_MS,
  };
}

/** Percent. */
function readShare(text = '0'): number {
  const share = /^(\d{1,3})%?$/.exec(text)?.[1];
  if (share === undefined || Number(share) > 100) refuse('--require is a percentage from 0 to 100.');
  return Number(share);
}

/** Never prints credentials, which come from the environment. Returns the exit code. */
export async function runContract(args: string[], environment: Variables): Promise<number> {
  try {
    return await compare(readFlags(args, environment), environment);
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    return EXIT_CODES['could not look'];
  }
}

async function compare(flags: Flags, environment: Variables): Promise<number> {
  if (flags.help) {
    console.log(HELP);
    return 0;
  }
  const options = readOptions(flags, environment);
  const requiredShare = readShare(flags.require);
  for (const file of [flags.json, flags.junit, flags.sarif, flags.summary]) if (file) checkWritable(file);
  const startedAt = new Date().toISOString();
  const { credentials } = options;
  const token = credentials ? await signIn(options, credentials) : options.token;
  const signedIn = { ...options, token };
  const drift = await findDrift(signedIn, () => process.stderr.isTTY && process.stderr.write('.'));
  const made = drift.rows.flatMap(({ operation, made }) => (made ? [`${operation}: ${made}`] : []));
  if (credentials) made.push(describeSession(await signOut(signedIn)));
  const report = judge(drift, { options, requiredShare, startedAt, made });
  console.log(`${formatTable(drift)}\n\n${madeLines(report).join('\n')}`);
  if (report.reason) console.error(report.reason);
  writeReports(report, flags, environment);
  return EXIT_CODES[report.verdict];
}

const describeSession = (hasEnded: boolean) =>
  `a session of CONTRACT_MEMBER, ${hasEnded ? 'which has ended' : 'which is still open, since the sign-out failed'}.`;

interface Run {
  options: DriftOptions;
  requiredShare: number;
  startedAt: string;
  made: string[];
}

function judge(drift: Drift, { options: { url, merchant }, requiredShare, startedAt, made }: Run): Report {
  const differences = differencesIn(drift.rows).length;
  const reason = findReason(drift, requiredShare);
  const verdict: Verdict = reason ? 'could not look' : differences > 0 ? 'differs' : 'same';
  return { verdict, reason, url, merchant, contractVersion, startedAt, differences, ...drift, made };
}

const STOPS: Record<NonNullable<Drift['stopped']>, string> = {
  down: 'The server does not answer.',
  token: 'The server refuses the session of CONTRACT_TOKEN.',
  agentToken: 'The server refuses the session of CONTRACT_AGENT_TOKEN.',
};

function findReason({ stopped, answered: { answered, all } }: Drift, requiredShare: number): string | null {
  if (stopped) return STOPS[stopped];
  if (answered * 100 < requiredShare * all) return `Less than ${requiredShare} % of the operations answered.`;
  return null;
}

/** Tells it before anything is sent. Makes the folder. */
function checkWritable(file: string): void {
  const folder = path.dirname(path.resolve(file));
  try {
    mkdirSync(folder, { recursive: true });
    const isThere = statSync(file, { throwIfNoEntry: false });
    if (isThere?.isDirectory()) refuse(`The report ${file} cannot be written: it is a folder.`);
    accessSync(isThere ? file : folder, constants.W_OK);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    refuse(`The report ${file} cannot be written: ${(error as Error).message}`);
  }
}

function writeReports(report: Report, flags: Flags, { GITHUB_STEP_SUMMARY }: Variables): void {
  if (flags.json) writeFileSync(flags.json, `${JSON.stringify(report, null, 2)}\n`);
  if (flags.junit) writeFileSync(flags.junit, formatJunit(report));
  if (flags.sarif) writeFileSync(flags.sarif, formatSarif(report));
  // Other steps of a job add to this file.
  const write = flags.summary === GITHUB_STEP_SUMMARY ? appendFileSync : writeFileSync;
  if (flags.summary) write(flags.summary, formatSummary(report));
}
