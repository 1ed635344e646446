import type { Json, Operation } from '../../openapi/checks/document.ts';
import type { Known } from './known.ts';

/** An input that no example has (`x-example-needs`). */
interface Need {
  name: string;
  /** Operation whose answer has it; null where only words say where it is. */
  source: string | null;
  /** JSON pointer into that answer. */
  place: string;
  isList: boolean;
  words: string;
}

export function listNeeds(operation: Operation): Need[] {
  return Object.entries(operation['x-example-needs'] ?? {}).map(([name, need]) => {
    const [words = ''] = [need].flat();
    const [, source = null, place = ''] = /^(\w+)#(\/.+)$/.exec(words) ?? [];
    return { name, source, place, isList: Array.isArray(need), words };
  });
}

export function findNeeded(needs: Need[], known: Known): Record<string, Json> {
  const found = needs.map(({ name, source, place, isList }) => {
    const value = source === null ? undefined : known.findIn(source, place);
    return [name, isList && value !== undefined ? [value] : value] as const;
  });
  return Object.fromEntries(found.filter((entry): entry is [string, Json] => entry[1] !== undefined));
}
