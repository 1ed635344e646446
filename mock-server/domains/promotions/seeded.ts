import type { PreparedStatements } from '../../worlds/prepared-statements.ts';
import { query, update } from '../../worlds/statements.ts';
import { ticketExpiry } from './tickets.ts';

const LOTS = query<{ id: number; earnedAt: number; ticketDays: number; endTime: number }>(
  `SELECT l."id", l."earnedAt" + 0 AS "earnedAt", json_extract("rules", '$.ticketDays') AS "ticketDays", "endTime" + 0 AS "endTime"
    FROM "TicketLot" l JOIN "Promotion" p ON p."id" = "promotionId"`,
);
const SAVE = update('TicketLot', '"expiresAt" = ? WHERE "id" = ?');

/** Moves the expiries of the seed's tickets to midnights, which the world's start has shifted. */
export function alignTickets(store: PreparedStatements): void {
  for (const { id, earnedAt, ticketDays, endTime } of store.all(LOTS))
    store.run(SAVE, ticketExpiry(earnedAt, ticketDays, endTime), id);
}
