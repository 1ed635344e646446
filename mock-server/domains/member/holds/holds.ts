import { typedMobileKey } from '../../../../openapi/rules/mobile.ts';
import type { BrandState } from '../../../http/exchange.ts';
import type { Store } from '../../../worlds/store.ts';
import { MESSAGES } from '../../messages/texts.ts';
import { writeMessage } from '../../messages/write.ts';
import { closeOpenPlay, insertBreak } from '../limits/repository.ts';
import { listExcluded, listOthers, listPayoutNumbers, type PersonRow, readMember, wasMatched } from './repository.ts';

type Reason = 'PAYEE' | 'PAYOUT_NUMBER' | 'CONTACT';
type Brand = Pick<BrandState, 'code' | 'countryDialingCode'>;

/** Identity of a person, in comparable forms. */
interface Person {
  id: number;
  /** Payee name and birthday; null without both. */
  payee: string | null;
  payoutNumbers: readonly string[];
  /** Phones of any kind, and the contacts of the registration. */
  contacts: readonly string[];
}

/**
 * Holds a member who matches a running self-exclusion of the brand (docs/rules/accounts.md: Held members). Call it in
 * the transaction that makes the member or changes an identity.
 */
export async function holdIfExcluded(store: Store, brand: Brand, memberId: number, now: number): Promise<void> {
  const excluded = listExcluded(store, brand.code, now).filter((row) => row.memberId !== memberId);
  if (excluded.length === 0) return;
  const [person] = readPeople(store, brand, readMember(store, memberId));
  for (const { memberId: excludedId, endsAt } of excluded) {
    const [other] = readPeople(store, brand, readMember(store, excludedId));
    if (person && other) await hold(store, person, other, new Date(endsAt), now);
  }
}

/** Holds every other account of a member who excludes themselves. */
export async function holdOthers(
  store: Store,
  brand: Brand,
  memberId: number,
  endsAt: Date,
  now: number,
): Promise<void> {
  const [excluded] = readPeople(store, brand, readMember(store, memberId));
  for (const person of readPeople(store, brand, listOthers(store, brand.code, memberId)))
    if (excluded) await hold(store, person, excluded, endsAt, now);
}

/** Does nothing without a match, nor for a match that the office has answered. */
async function hold(store: Store, person: Person, excluded: Person, endsAt: Date, now: number): Promise<void> {
  const matchedBy = findMatch(person, excluded);
  const { id: memberId } = person;
  if (matchedBy === null || wasMatched(store, memberId, excluded.id)) return;
  await insertBreak(store, {
    memberId,
    kind: 'HELD',
    startedAt: new Date(now),
    endsAt,
    matchedId: excluded.id,
    matchedBy,
  });
  const { title, text } = MESSAGES.accountHeld;
  await writeMessage(store, { memberId, title, paragraphs: [text], subject: { kind: 'limits' }, at: now });
  await closeOpenPlay(store, memberId, now);
}

function findMatch(one: Person, other: Person): Reason | null {
  if (one.payee !== null && one.payee === other.payee) return 'PAYEE';
  if (one.payoutNumbers.some((number) => other.payoutNumbers.includes(number))) return 'PAYOUT_NUMBER';
  return one.contacts.some((contact) => other.contacts.includes(contact)) ? 'CONTACT' : null;
}

const readPeople = (store: Store, { countryDialingCode }: Brand, rows: readonly PersonRow[]): Person[] =>
  rows.map(({ id, payeeName, birthday, mobileKey, contacts }) => {
    const accounts = listPayoutNumbers(store, id);
    const wallets = accounts.filter(({ kind }) => kind === 'EWALLET').map(({ number }) => number);
    const { whatsapp = [], ...others } = JSON.parse(contacts) as Record<string, string>;
    const phones = [...wallets, ...[whatsapp].flat()].map((number) => typedMobileKey(countryDialingCode, number));
    return {
      id,
      payee: payeeName && birthday && `${fold(payeeName)} ${birthday}`,
      payoutNumbers: accounts.map(({ number }) => number),
      contacts: [
        ...[mobileKey, ...phones].filter((key) => key !== null),
        ...Object.entries(others).map(([field, text]) => `${field} ${fold(text)}`),
      ],
    };
  });

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
