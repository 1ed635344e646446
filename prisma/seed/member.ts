import { hashPassword } from '../../mock-server/domains/session/password.ts';
import { Random } from '../../mock-server/worlds/random.ts';
import type { PrismaClient } from '../generated/client.ts';
import { type BrandSeed, brands } from './brands.ts';
import { daysBefore, minutesBefore } from './clock.ts';
import { insert } from './insert.ts';
import { type Character, characters, mobileNumbers, payeeNameParts, payeeNames } from './people.ts';
import { type Teammate, teamOf } from './team.ts';
import { json } from './text.ts';

/** The password of everyone in the seed. */
export const SEED_PASSWORD = 'play1234';

const MINUTES_A_DAY = 24 * 60;

/** Five people with a part to play, and the team of one of them, in every brand. */
export async function seedMembers(db: PrismaClient): Promise<void> {
  await insert(db.member, brands.flatMap(membersOf));
}

/** The id of a person of the seed, counted from 1: the characters in their order, then the team. */
export function memberId(brand: BrandSeed, number: number): number {
  return brand.position * 1000 + number;
}

/** The id of a character. */
export function characterId(brand: BrandSeed, username: Character['username']): number {
  return memberId(brand, characters.findIndex((character) => character.username === username) + 1);
}

function membersOf(brand: BrandSeed) {
  const random = new Random(`seed members ${brand.code}`);
  const contacts = new Contacts(brand, random);
  const people = characters.map((character, index) => ({
    ...commonOf(brand, character, random),
    id: memberId(brand, index + 1),
    type: character.username === 'boss' ? 1 : 0,
    payeeName: payeeNames[brand.code][character.username],
    mobileNum: contacts.nextMobile(),
    email: contacts.email(character.username),
    isFirstLogin: character.username === 'novice',
    uplineId: null,
  }));
  const team = teamOf(brand, random).map((teammate) => ({
    ...commonOf(brand, teammate, random),
    id: memberId(brand, characters.length + teammate.number),
    type: teammate.type,
    payeeName: contacts.nextPayeeName(),
    mobileNum: contacts.nextMobile(),
    email: random.chance(0.7) ? contacts.email(teammate.username) : null,
    isFirstLogin: false,
    uplineId:
      teammate.upline === null ? characterId(brand, 'boss') : memberId(brand, characters.length + teammate.upline),
  }));
  return [...people, ...team];
}

function commonOf(brand: BrandSeed, person: Character | Teammate, random: Random) {
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
    registeredAt: minutesBefore(person.registeredDaysAgo * MINUTES_A_DAY + random.int(0, MINUTES_A_DAY - 1)),
  };
}

/** Draws the contact data of a brand's people; no mobile number comes twice. */
class Contacts {
  readonly #taken = new Set<string>();

  constructor(
    readonly brand: BrandSeed,
    readonly random: Random,
  ) {}

  nextMobile(): string {
    const { prefixes, digits } = mobileNumbers[this.brand.currency];
    const mobile = this.random.pick(prefixes) + this.random.text(digits, '0123456789');
    if (this.#taken.has(mobile)) return this.nextMobile();
    this.#taken.add(mobile);
    return mobile;
  }

  nextPayeeName(): string {
    const [firsts, seconds] = payeeNameParts[this.brand.code];
    return `${this.random.pick(firsts)} ${this.random.pick(seconds)}`;
  }

  email(username: string): string {
    return `${username}@mail.example`;
  }
}
