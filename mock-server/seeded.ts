import { alignContracts } from './domains/agent/contracts/seeded.ts';
import { alignDraws } from './domains/lottery/draws/seeded.ts';
import { scheduleBoards } from './domains/missions/board.ts';
import { sumDays } from './domains/money/ledger/daily-sums.ts';
import { countSeededPoints } from './domains/points/seeded.ts';
import { alignTickets } from './domains/promotions/seeded.ts';
import { scheduleSeededRebates } from './domains/team/rebates/seeded.ts';
import { countSeededTurnover } from './domains/vip/seeded.ts';
import type { Summarize } from './worlds/database.ts';
import { PreparedStatements } from './worlds/prepared-statements.ts';
import { query } from './worlds/statements.ts';

const STARTED = query<{ startedAt: number }>('SELECT "startedAt" + 0 AS "startedAt" FROM "WorldState"');

/** Derives from the seed, whose times have moved, what a running world would have written. */
export const summarize: Summarize = (database) => {
  const store = new PreparedStatements(database);
  const now = store.first(STARTED)?.startedAt ?? 0;
  alignDraws(database);
  sumDays(database);
  countSeededTurnover(store, now);
  countSeededPoints(store, now);
  alignTickets(store);
  scheduleSeededRebates(store, now);
  alignContracts(store, now);
  scheduleBoards(store, now);
};
