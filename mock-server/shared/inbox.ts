import type { World } from '../worlds/world.ts';

interface Outgoing {
  channel: 'sms' | 'mail';
  /** A number with its plus, or a mail address. */
  to: string;
  subject?: string;
  text: string;
  /** The code in the text, if there is one. */
  code?: string;
}

/** Puts a text message or a mail into the world's inbox. */
export async function sendOut(world: World, message: Outgoing): Promise<void> {
  await world.db.inboxMessage.create({ data: { ...message, time: new Date(world.now()) } });
}
