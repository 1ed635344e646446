import { DEFAULT_PASSWORD, SEED_PASSWORD, SEED_PAYMENT_PASSWORD } from '../../../mock-server/control/seed-people.ts';
import { hashPassword } from '../../../mock-server/domains/session/password.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import { toMobileKey } from '../../../openapi/rules/mobile.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { daysBefore, minutesBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { json } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { chooseInvitation } from './invitation-codes.ts';
import { type Character, characters, mobileNumbers, payeeNameParts, payeeNames, restingPayees } from './people.ts';
import { buildTeam, TEAM_SIZE } from './team.ts';

/** Have a payment password and payout accounts. */
export const payees = ['lucky', 'victor', 'boss'] as const;

const MINUTES_A_DAY = 24 * 60;

export async function seedMembers(db: PrismaClient): Promise<void> {
  await insert(db.member, brands.flatMap(buildMembers));
}

/** Counts from 1: the characters in order, then the team. */
export function memberId(brand: BrandSeed, number: number): number {
  return brand.position * 1000 + number;
}

export function characterId(brand: BrandSeed, username: Character['username']): number {
  return memberId(brand, characters.findIndex((character) => character.username === username) + 1);
}

function buildMembers(brand: BrandSeed) {
  const random = new Random(`seed members ${brand.code}`);
  const contacts = new Contacts(brand, random);
  const payments = new Random(`seed payment passwords ${brand.code}`);
  const people = characters.map((character, index) => ({
    ...memberFields(brand, character, random),
    id: memberId(brand, index + 1),
    type: character.username === 'boss' ? 1 : 0,
    payeeName: payeeNames[brand.code][character.username],
    paymentHash: payees.some((username) => username === character.username)
      ? hashPassword(SEED_PAYMENT_PASSWORD, payments.text(16))
      : null,
    ...contacts.nextMobile(),
    email: contacts.email(character.username),
    isFirstLogin: character.username === 'novice',
    uplineId: character.toUpline ? characterId(brand, 'boss') : null,
    invitationCode: character.toUpline ? chooseInvitation({ ...character, type: 0 }) : null,
  }));
  const team = buildTeam(brand, random).map((teammate) => ({
    ...memberFields(brand, teammate, random),
    id: memberId(brand, characters.length + teammate.number),
    type: teammate.type,
    payeeName: contacts.nextPayeeName(),
    ...contacts.nextMobile(),
    email: random.chance(0.7) ? contacts.email(teammate.username) : null,
    isFirstLogin: false,
    invitationCode: teammate.upline === null ? chooseInvitation(teammate) : null,
    uplineId:
      teammate.upline === null ? characterId(brand, 'boss') : memberId(brand, characters.length + teammate.upline),
  }));
  const others = otherPeople.map(({ password, birthday, ...person }, index) => ({
    ...memberFields(brand, person, random),
    id: memberId(brand, people.length + team.length + 1 + index),
    ...(password !== SEED_PASSWORD && { passwordHash: hashPassword(password, random.text(16)) }),
    type: 0,
    payeeName: birthday && restingPayees[brand.code],
    birthday,
    ...contacts.nextMobile(),
    email: null,
    isFirstLogin: false,
    uplineId: null,
    invitationCode: null,
  }));
  return [...people, ...team, ...others];
}

const ordinary = { rankLevel: 0, labels: [], toUpline: false, password: SEED_PASSWORD, birthday: null };

/** After the team. */
export const otherPeople = [
  {
    ...ordinary,
    username: 'fresh',
    nickname: 'Fresh Start',
    avatar: 31,
    registeredDaysAgo: 2,
    passwordDaysAgo: 2,
    password: DEFAULT_PASSWORD,
  },
  // In a self-exclusion.
  {
    ...ordinary,
    username: 'away',
    nickname: 'Time Away',
    avatar: 19,
    registeredDaysAgo: 210,
    passwordDaysAgo: 80,
    birthday: '1988-11-23',
  },
  // Held: the payee name and birthday of `away`.
  {
    ...ordinary,
    username: 'twin',
    nickname: 'Second Start',
    avatar: 46,
    registeredDaysAgo: 6,
    passwordDaysAgo: 6,
    birthday: '1988-11-23',
  },
] as const;

export const otherId = (brand: BrandSeed, username: (typeof otherPeople)[number]['username']) =>
  memberId(brand, characters.length + TEAM_SIZE + 1 + otherPeople.findIndex((person) => person.username === username));

function memberFields(brand: BrandSeed, person: Omit<Character, 'username'> & { username: string }, random: Random) {
  return {
    brandCode: brand.code,
    username: person.username,
    passwordHash: hashPassword(SEED_PASSWORD, random.text(16)),
    passwordChangedAt: daysBefore(person.passwordDaysAgo),
    nickname: person.nickname,
    avatar: person.avatar,
    rankLevel: person.rankLevel,
    labels: json(person.labels),
    toUpline: person.toUpline,
    isContactProven: true,
    registeredAt: minutesBefore(person.registeredDaysAgo * MINUTES_A_DAY + random.int(0, MINUTES_A_DAY - 1)),
  };
}

/** Mobile numbers are unique. */
class Contacts {
  readonly #taken = new Set<string>();

  constructor(
    readonly brand: BrandSeed,
    readonly random: Random,
  ) {}

  nextMobile(): { mobileNum: string; mobileKey: string } {
    const { prefixes, digits } = mobileNumbers[this.brand.currency];
    const mobileNum = this.random.pick(prefixes) + this.random.text(digits, '0123456789');
    const mobileKey = toMobileKey(`${this.brand.countryDialingCode}${mobileNum}`);
    if (mobileKey === null) throw new Error(`${mobileNum} is no number of the country`);
    if (this.#taken.has(mobileKey)) return this.nextMobile();
    this.#taken.add(mobileKey);
    return { mobileNum, mobileKey };
  }

  nextPayeeName(): string {
    const [firsts, seconds] = payeeNameParts[this.brand.code];
    return `${this.random.pick(firsts)} ${this.random.pick(seconds)}`;
  }

  email(username: string): string {
    return `${username}@mail.example`;
  }
}
