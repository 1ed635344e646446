import type { World } from '../worlds/world.ts';

interface Outgoing {
  channel: 'sms' | 'mail';
  /** A number with its plus, or a mail address. */
  to: string;
  subject?: string;
  text: string;
  code?: string;
}

export async function sendOut(world: World, message: Outgoing): Promise<void> {
  await world.insert('InboxMessage', { ...message, time: new Date(world.now()) });
}
