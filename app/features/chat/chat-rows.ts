import type { ChatEvent, ChatRow } from './chat.types.ts';

type RowEvent = Extract<ChatEvent, { kind: 'row' }>;

/** The gateway's history. */
const MOST_ROWS = 100;
const MOST_EVENTS = 2 * MOST_ROWS;

/** In the order of their ids, each once: other tabs and a connection that comes back repeat some. */
export function addEvent(events: readonly RowEvent[], event: RowEvent): readonly RowEvent[] {
  if (events.some(({ id }) => id === event.id)) return events;
  return [...events, event].sort((a, b) => (a.id < b.id ? -1 : 1)).slice(-MOST_EVENTS);
}

/** The rows after the events that came after the page. A message that is shown again returns to its place. */
export function applyEvents(
  { rows, lastEventId }: { rows: readonly ChatRow[]; lastEventId: string },
  events: readonly RowEvent[],
): ChatRow[] {
  const shown = new Map(rows.map((row) => [row.id, row]));
  for (const { id, messageId, row } of events) {
    if (id <= lastEventId) continue;
    if (row) shown.set(messageId, row);
    else shown.delete(messageId);
  }
  return [...shown.values()].sort((a, b) => (a.id < b.id ? -1 : 1)).slice(-MOST_ROWS);
}
