import type { TestWorld } from './world.ts';

/** Lists a world's messages to an E.164 number or a mail address, newest first. */
export const listSentTo = (world: TestWorld, to: string) =>
  world.client.value('listInbox', { path: world.path, query: { to } });

/** Returns the code of the last message. @throws when there is none */
export async function codeSentTo(world: TestWorld, to: string): Promise<string> {
  const [last] = await listSentTo(world, to);
  if (!last?.code) throw new Error(`No code was sent to ${to}`);
  return last.code;
}
