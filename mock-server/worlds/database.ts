import { PrismaBetterSQLite3 } from '@prisma/adapter-better-sqlite3';
import Sqlite from 'better-sqlite3';
import { PrismaClient } from '../../prisma/generated/client.ts';
import { SEED_TIME } from '../../prisma/seed/clock.ts';
import type { Gate } from './gate.ts';
import { type Model, Statements } from './statements.ts';

/** Columns whose seeded times move with the world, so that "two days ago" stays two days ago. */
const MOVING_TIMES = {
  Bet: ['time', 'settledAt'],
  Invitation: ['createdAt', 'endedAt'],
  LedgerEntry: ['time'],
  Member: ['passwordChangedAt', 'registeredAt'],
  Message: ['time', 'readAt'],
  Movement: ['time'],
  Notice: ['time'],
  Promotion: ['startTime', 'endTime'],
  RecentGame: ['playedAt'],
  Session: ['createdAt', 'lastUsedAt', 'endedAt'],
  Winner: ['time'],
} as const;

const READS = new Set([
  'findUnique',
  'findUniqueOrThrow',
  'findFirst',
  'findFirstOrThrow',
  'findMany',
  'count',
  'aggregate',
  'groupBy',
]);

/** Puts a freshly copied database into its own time: `startedAt` is when its world begins, in epoch milliseconds. */
export function beginAt(file: string, state: { seed: string; clock: string; startedAt: number }): void {
  const database = new Sqlite(file);
  const shift = state.startedAt - SEED_TIME;
  database.pragma('synchronous = OFF');
  database.transaction(() => {
    for (const [table, columns] of Object.entries(MOVING_TIMES)) {
      const moves = columns.map((column) => `"${column}" = "${column}" + ${shift}`).join(', ');
      database.prepare(`UPDATE "${table}" SET ${moves}`).run();
    }
    database
      .prepare('INSERT INTO "WorldState" ("id", "seed", "generation", "clock", "startedAt") VALUES (1, ?, 0, ?, ?)')
      .run(state.seed, state.clock, state.startedAt);
  })();
  database.close();
}

type Adapter = Awaited<ReturnType<PrismaBetterSQLite3['connect']>>;

/** Prisma's client; `onWrite` hears the model of every write, and every statement goes through `gate`, in which a transaction is alone. */
function clientOf(adapter: Adapter, gate: Gate, onWrite: (model: Model) => void) {
  const { provider, adapterName } = adapter;
  return new PrismaClient({ adapter: { provider, adapterName, connect: async () => adapter } }).$extends({
    query: {
      $allModels: {
        async $allOperations({ model, operation, args, query }) {
          if (READS.has(operation)) return gate.share(() => query(args));
          // Before and after: what is read while the write is under way must not be kept.
          onWrite(model);
          try {
            return await gate.share(() => query(args));
          } finally {
            onWrite(model);
          }
        },
      },
    },
  });
}

/** A world's own connection: Prisma's client and the prepared statements share it, so what one does in a transaction the other sees. */
export class Connection {
  readonly statements: Statements;
  readonly #handle: Sqlite.Database;
  readonly #makeClient: () => Database;
  #client: Database | null = null;

  private constructor(handle: Sqlite.Database, makeClient: () => Database, onWrite: (model: Model) => void) {
    this.#handle = handle;
    this.#makeClient = makeClient;
    this.statements = new Statements(handle, onWrite);
  }

  /** Opens a database file; `onWrite` hears the model of every write, so that caches know what has changed. */
  static async open(file: string, gate: Gate, onWrite: (model: Model) => void): Promise<Connection> {
    const adapter = await new PrismaBetterSQLite3(
      { url: `file:${file}` },
      { timestampFormat: 'unixepoch-ms' },
    ).connect();
    const handle = 'client' in adapter ? adapter.client : null;
    if (!(handle instanceof Sqlite)) throw new Error("Prisma's adapter no longer shows its connection.");
    return new Connection(handle, () => clientOf(adapter, gate, onWrite), onWrite);
  }

  /** Made when it is first asked for: it brings a compiler of queries, and many worlds only need the statements. */
  get client(): Database {
    this.#client ??= this.#makeClient();
    return this.#client;
  }

  async close(): Promise<void> {
    await this.#client?.$disconnect();
    if (this.#handle.open) this.#handle.close();
  }
}

export type Database = ReturnType<typeof clientOf>;

/** What a repository takes: the client, or the transaction it is called in. */
export type Store = Database | Transaction;

/** The client inside a transaction. */
export type Transaction = Parameters<Parameters<Database['$transaction']>[0]>[0];
