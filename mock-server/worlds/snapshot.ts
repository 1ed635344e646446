import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm, writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { contractVersion } from '../../openapi/generated/gaming-operations.ts';
import { Sqlite } from '../../prisma/sqlite/database.ts';
import { Clock, type ClockState } from './clock.ts';

const MOST_OF_HEADER = 4_000;
const NEWLINE = '\n'.charCodeAt(0);

/** First line of the file; the bytes of the database follow. */
const Header = z.strictObject({
  format: z.literal('baize-world-1'),
  /** Version of the gaming API. */
  contract: z.string().max(40),
  /** `readSchema` of the database. */
  schema: z.string().max(64),
  /** Of the database's bytes. */
  sha256: z.string().max(64),
  /** State of the random source. */
  random: z.array(z.int32()).length(4),
  /** Requests in this generation. */
  asked: z.int().nonnegative(),
});

/** What a world has besides its database. */
export type SnapshotState = Pick<z.infer<typeof Header>, 'random' | 'asked'>;

export class SnapshotRefused extends Error {
  constructor(
    readonly fault: 'broken' | 'schema' | 'large',
    message: string,
  ) {
    super(message);
  }
}

const broken = (what: string) => new SnapshotRefused('broken', `The file is no snapshot of exportWorld: ${what}.`);

/** Hash of a file's tables and indexes. */
export function readSchema(file: string): string {
  const database = new Sqlite(file);
  try {
    return hashSchema(database);
  } finally {
    database.close();
  }
}

function hashSchema(database: Sqlite): string {
  const rows = database.rows(
    `SELECT "type", "name", "sql" FROM ${database.schema}.sqlite_master ORDER BY "type", "name"`,
  );
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

/** Call while nothing writes the database. Returns a file for its owner that has no name any more: closing it removes it. */
export async function writeSnapshot(
  file: string,
  { database, schema, ...state }: SnapshotState & { database: string; schema: string },
): Promise<FileHandle> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(database), hash);
  const header = { format: 'baize-world-1', contract: contractVersion, schema, sha256: hash.digest('hex'), ...state };
  const handle = await open(file, 'w+', 0o600);
  try {
    await rm(file);
    await handle.appendFile(`${JSON.stringify(header)}\n`);
    await writeFile(handle, createReadStream(database));
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Writes the database of a snapshot to a new file. Reads `source` to its end. Throws SnapshotRefused. */
export async function readSnapshot(source: Readable, file: string, expected: Expected): Promise<SnapshotState> {
  const handle = await open(file, 'wx', 0o600);
  const reader = new SnapshotReader(handle, expected);
  let fault: unknown;
  try {
    for await (const chunk of source) {
      // The client reads the response after it has sent all.
      if (fault === undefined) await reader.read(chunk).catch((error) => (fault = error));
    }
  } finally {
    await handle.close();
  }
  if (fault !== undefined) throw fault;
  const state = reader.end();
  requireDatabase(file, expected.schema);
  return state;
}

interface Expected {
  schema: string;
  mostBytes: number;
}

class SnapshotReader {
  readonly #handle: FileHandle;
  readonly #expected: Expected;
  readonly #hash: Hash = createHash('sha256');
  #start = Buffer.alloc(0);
  #header: z.infer<typeof Header> | null = null;
  #size = 0;

  constructor(handle: FileHandle, expected: Expected) {
    this.#handle = handle;
    this.#expected = expected;
  }

  async read(chunk: Buffer): Promise<void> {
    this.#size += chunk.length;
    const { mostBytes } = this.#expected;
    if (this.#size > mostBytes)
      throw new SnapshotRefused('large', `The snapshot is over ${mostBytes} bytes: MOCK_MAX_SNAPSHOT_MB allows more.`);
    if (this.#header) return this.#write(chunk);
    this.#start = Buffer.concat([this.#start, chunk]);
    const end = this.#start.indexOf(NEWLINE);
    if (end < 0 && this.#start.length <= MOST_OF_HEADER) return;
    this.#header = this.#parse(this.#start.subarray(0, Math.max(0, end)).toString());
    await this.#write(this.#start.subarray(end + 1));
  }

  #parse(line: string): z.infer<typeof Header> {
    const header = parseHeader(line);
    if (header.schema === this.#expected.schema) return header;
    throw new SnapshotRefused(
      'schema',
      `The snapshot is of version ${header.contract} of the gaming API and has other tables than this mock, of version ${contractVersion}: load it into a mock of its version, or make it anew with this one.`,
    );
  }

  async #write(bytes: Buffer): Promise<void> {
    this.#hash.update(bytes);
    await this.#handle.appendFile(bytes);
  }

  /** Throws unless all of the file has come. */
  end(): SnapshotState {
    if (!this.#header) throw broken('it has no header');
    const { sha256, random, asked } = this.#header;
    if (sha256 !== this.#hash.digest('hex')) throw broken('its database is incomplete or changed');
    return { random, asked };
  }
}

function parseHeader(line: string): z.infer<typeof Header> {
  try {
    return Header.parse(JSON.parse(line));
  } catch {
    throw broken('its first line is no header');
  }
}

/** For what somebody has made to look like a snapshot. */
function requireDatabase(file: string, schema: string): void {
  let database: Sqlite | null = null;
  try {
    database = new Sqlite(file);
    const [check] = database.rows<{ quick_check: string }>(`PRAGMA ${database.schema}.quick_check(1)`);
    const [state] = database.rows<{ clock: string; faults: string }>('SELECT "clock", "faults" FROM "WorldState"');
    const { clock = '', faults = '' } = state ?? {};
    const isWorld = isClock(JSON.parse(clock)) && Array.isArray(JSON.parse(faults));
    if (check?.quick_check !== 'ok' || !isWorld || hashSchema(database) !== schema) throw broken('its tables differ');
  } catch {
    throw broken('its database is damaged');
  } finally {
    database?.close();
  }
}

const isClock = (state: ClockState): boolean => Number.isFinite(new Clock(state).now());
