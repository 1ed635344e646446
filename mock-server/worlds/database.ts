import { PrismaBetterSQLite3 } from '@prisma/adapter-better-sqlite3';
import Sqlite from 'better-sqlite3';
import { PrismaClient } from '../../prisma/generated/client.ts';
import { SEED_TIME } from '../../prisma/seed/clock.ts';
import type { Gate } from './gate.ts';

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

/**
 * A world's own Prisma client. `onWrite` hears the model of every write, so that caches know what has changed; every statement goes
 * through `gate`, in which a transaction is alone.
 */
export function connect(file: string, gate: Gate, onWrite: (model: string) => void) {
  const adapter = new PrismaBetterSQLite3({ url: `file:${file}` }, { timestampFormat: 'unixepoch-ms' });
  return new PrismaClient({ adapter }).$extends({
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

export type Database = ReturnType<typeof connect>;

/** What a repository takes: the client, or the transaction it is called in. */
export type Store = Database | Transaction;

/** The client inside a transaction. */
export type Transaction = Parameters<Parameters<Database['$transaction']>[0]>[0];
