import { SEED_PASSWORD } from '../../../mock-server/control/seed-people.ts';
import { hashPassword } from '../../../mock-server/domains/session/password.ts';
import type { AgentPage, PageRight } from '../../../mock-server/worlds/columns.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import { characterId } from '../member/member.ts';
import { daysBefore, hoursBefore } from '../shared/clock.ts';
import { json } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { hasContracts } from './contracts.ts';

const rights = (pages: readonly AgentPage[], mayAct: boolean): PageRight[] => pages.map((page) => ({ page, mayAct }));

const OF_CONTRACTS = ['dividend', 'daily'] as const;

/** People of boss at every brand: one recruits, one reads the books, one has left. */
const people = [
  {
    name: 'anita',
    pages: [
      ...rights(['announcement', 'register', 'downlines'], true),
      ...rights(['overview', 'bets', 'audit'], false),
    ],
    isOpen: true,
    openedDaysAgo: 210,
    usedHoursAgo: 20,
  },
  {
    name: 'carlo',
    pages: rights(['overview', 'bets', 'profit', 'income', 'account', ...OF_CONTRACTS], false),
    isOpen: true,
    openedDaysAgo: 64,
    usedHoursAgo: 75,
  },
  { name: 'jun', pages: rights(['overview'], false), isOpen: false, openedDaysAgo: 400, usedHoursAgo: 2900 },
];

const subId = (brand: BrandSeed, index: number) => brands.indexOf(brand) * people.length + index + 1;

export function buildSubAccounts(brand: BrandSeed) {
  const random = new Random(`seed sub-accounts ${brand.code}`);
  return people.map(({ name, pages, isOpen, openedDaysAgo }, index) => ({
    id: subId(brand, index),
    agentId: characterId(brand, 'boss'),
    name,
    passwordHash: hashPassword(SEED_PASSWORD, random.text(16)),
    passwordChangedAt: daysBefore(Math.min(openedDaysAgo, 40)),
    pages: json(pages.filter(({ page }) => hasContracts(brand) || !OF_CONTRACTS.some((each) => each === page))),
    isOpen,
    createdAt: daysBefore(openedDaysAgo),
  }));
}

/** The last one of each. */
export function buildSubSessions(brand: BrandSeed) {
  const random = new Random(`seed sub-accounts' sessions ${brand.code}`);
  return people.map(({ usedHoursAgo }, index) => ({
    token: random.text(40),
    memberId: characterId(brand, 'boss'),
    subId: subId(brand, index),
    ip: `203.0.113.${random.int(2, 250)}`,
    way: 'USERNAME',
    device: 'Chrome on Windows',
    createdAt: hoursBefore(usedHoursAgo + 2),
    lastUsedAt: hoursBefore(usedHoursAgo),
    endedAt: hoursBefore(usedHoursAgo),
  }));
}
