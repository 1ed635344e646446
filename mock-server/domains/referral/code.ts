import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { isTaken } from './repository.ts';

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

/** Returns a free code of an invitation. Call in the transaction that inserts it. */
export function chooseCode({ random }: World, store: Store, brandCode: string): string {
  let code = random.text(CODE_LENGTH, LETTERS);
  while (isTaken(store, brandCode, code)) code = random.text(CODE_LENGTH, LETTERS);
  return code;
}
