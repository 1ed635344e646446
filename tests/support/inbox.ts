import type { TestWorld } from './world.ts';

/** Lists messages to an E.164 number or a mail address, newest first. */
export const listSentTo = (world: TestWorld, to: string) =>
  world.client.value('listInbox', { path: world.path, query: { to } });

/** @throws without a message */
export async function codeSentTo(world: TestWorld, to: string): Promise<string> {
  const [last] = await listSentTo(world, to);
  if (!last?.code) throw new Error(`No code was sent to ${to}`);
  return last.code;
}
