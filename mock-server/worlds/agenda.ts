import type { Store } from './database.ts';
import { rowsOf } from './statements.ts';
import type { World } from './world.ts';

/** Plays an event in the transaction `store`; `at` is the time it was due, in epoch milliseconds. It must check that it still matters. */
export type PlayEvent = (world: World, store: Store, subject: string, at: number) => Promise<void>;

/** How each kind of event is played. */
export type EventKinds = Readonly<Record<string, PlayEvent>>;

const NEXT = rowsOf('DueEvent', 'WHERE "dueAt" <= ? ORDER BY "dueAt", "id" LIMIT 1');

/** Plays the events that are due by the world's clock, in the order of their times, each once and in a transaction of its own. */
export async function playDue(world: World, kinds: EventKinds): Promise<void> {
  while (isDue(world)) {
    await world.transact(async (store) => {
      const event = store.read.first(NEXT, world.now());
      if (!event) return;
      const play = kinds[event.kind];
      if (!play) throw new Error(`Nothing plays events of the kind ${event.kind}.`);
      await store.db.dueEvent.delete({ where: { id: event.id } });
      await play(world, store, event.subject, event.dueAt.getTime());
    });
  }
}

/** Whether something is due by the world's clock. */
export const isDue = (world: World): boolean => world.read.first(NEXT, world.now()) !== null;

/** Notes something that happens at a time (epoch milliseconds) of the world's clock. */
export const addDue = ({ db }: Store, kind: string, subject: string, at: number) =>
  db.dueEvent.create({ data: { kind, subject, dueAt: new Date(at) } });
