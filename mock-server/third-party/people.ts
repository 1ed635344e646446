export type Provider = 'GOOGLE' | 'FACEBOOK';

/** Someone who has an account at the identity providers. */
export interface Person {
  /** The same at each provider, after the provider's name. */
  id: string;
  name: string;
  email: string;
}

/** Lucky is a member of every brand already; the others become members when they first sign in. */
export const people: readonly Person[] = [
  { id: 'lucky', name: 'Lucky Seven', email: 'lucky@mail.example' },
  { id: 'gina', name: 'Gina Newcomer', email: 'gina.newcomer@mail.example' },
  { id: 'tomas', name: 'Tomas Traveller', email: 'tomas@travel.example' },
];

export const subjectOf = (provider: Provider, person: Person): string => `${provider.toLowerCase()}-${person.id}`;
