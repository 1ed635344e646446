import type { World } from '../worlds/world.ts';

/** A phone number, or a mail address. */
const CONTACT = /\d{7}|@/;

export const hasLineBreak = (name: string): boolean => /[\n\r\t]/.test(name);

/** Returns a new member's nickname: others see it, so a contact becomes "Player 4821". */
export const chooseNickname = ({ random }: Pick<World, 'random'>, name: string): string =>
  CONTACT.test(name.replace(/[\s().-]/g, '')) ? `Player ${random.text(4, '0123456789')}` : name.slice(0, 60);
