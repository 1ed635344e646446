import type { Provider } from '../domains/system/issuers.ts';

export interface Person {
  /** The subject is `<provider>-<id>`. */
  id: string;
  name: string;
  email: string;
}

/** Lucky is a member of every brand; the others join at their first sign-in. */
export const people: readonly Person[] = [
  { id: 'lucky', name: 'Lucky Seven', email: 'lucky@mail.example' },
  { id: 'gina', name: 'Gina Newcomer', email: 'gina.newcomer@mail.example' },
  { id: 'tomas', name: 'Tomas Traveller', email: 'tomas@travel.example' },
];

export const toSubject = (provider: Provider, person: Person): string => `${provider.toLowerCase()}-${person.id}`;
