import { MESSAGES } from '../../../mock-server/domains/messages/texts.ts';
import { fillText, readTexts, toHtml } from '../../../mock-server/domains/messages/write.ts';
import { formatCurrency } from '../../../mock-server/shared/money.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import type { Character } from '../member/people.ts';
import { CLAIM_DAYS } from '../promotions/promotions.ts';
import { hoursBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { fill, json, moneyText, pick, type Values } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { buildNotices, formatParagraphs } from './notices.ts';
import { newDevice, oldPassword, rankUp, welcome } from './texts/members/account.ts';
import { depositReceived, withdrawalPaid } from './texts/members/money.ts';
import { hostHello, teamGrew } from './texts/members/people.ts';
import type { NoteCopy } from './texts/notices/copy.ts';

interface Item {
  to: Character['username'];
  /** A name stands for the mock's own text about an order or a reward of the member. */
  copy: NoteCopy | 'first deposit' | 'approved application';
  hoursAgo: number;
  /** Undefined for an unread message. */
  readAfterHours?: number;
  /** Hundreds of pesos, or the equivalent. */
  hundreds?: number;
  rank?: number;
}

const items: readonly Item[] = [
  { to: 'lucky', copy: rankUp, hoursAgo: 4_944, readAfterHours: 5, rank: 2 },
  { to: 'lucky', copy: 'first deposit', hoursAgo: 720, readAfterHours: 1 },
  { to: 'lucky', copy: newDevice, hoursAgo: 71 },
  { to: 'lucky', copy: depositReceived, hoursAgo: 26, hundreds: 20 },
  { to: 'lucky', copy: 'approved application', hoursAgo: 2 },
  { to: 'victor', copy: rankUp, hoursAgo: 10_404, readAfterHours: 30, rank: 6 },
  { to: 'victor', copy: hostHello, hoursAgo: 1_390, readAfterHours: 22 },
  { to: 'victor', copy: withdrawalPaid, hoursAgo: 6, hundreds: 8_500 },
  { to: 'boss', copy: 'first deposit', hoursAgo: 720, readAfterHours: 2 },
  { to: 'boss', copy: teamGrew, hoursAgo: 13 },
  { to: 'novice', copy: welcome, hoursAgo: 22 },
  { to: 'stale', copy: oldPassword, hoursAgo: 48 },
];

/** Rounded. */
const perHundredPesos = { PHP: 100, VND: 45_000, THB: 60 } as const;

const NEW_TEAMMATES = 3;

/** Run after the wallets and the promotions. */
export async function seedMessages(db: PrismaClient): Promise<void> {
  await insert(db.notice, brands.flatMap(buildNotices));
  const owned: Owned = {
    deposits: await db.depositOrder.findMany({ orderBy: { createdAt: 'asc' } }),
    rewards: await db.reward.findMany({ where: { source: 'PROMOTION', state: 'claimable' } }),
  };
  await insert(
    db.message,
    brands.flatMap((brand) => buildMessages(brand, owned)),
  );
}

interface Owned {
  deposits: Awaited<ReturnType<PrismaClient['depositOrder']['findMany']>>;
  rewards: Awaited<ReturnType<PrismaClient['reward']['findMany']>>;
}

function buildMessages(brand: BrandSeed, owned: Owned) {
  return items.map(({ to, copy, hoursAgo, readAfterHours, ...numbers }, index) => {
    const memberId = characterId(brand, to);
    const { title, content, ...subject } = buildText(brand, memberId, copy, numbers, owned);
    return {
      id: brand.position * 1000 + index + 1,
      memberId,
      title: json(title),
      content: json(content),
      time: hoursBefore(hoursAgo),
      ...subject,
      readAt: readAfterHours === undefined ? null : hoursBefore(hoursAgo - readAfterHours),
    };
  });
}

function buildText(
  brand: BrandSeed,
  memberId: number,
  copy: Item['copy'],
  numbers: Pick<Item, 'hundreds' | 'rank'>,
  { deposits, rewards }: Owned,
) {
  if (copy === 'first deposit') return depositMessage(brand, findOwn(deposits, memberId));
  if (copy === 'approved application') return approvedMessage(brand, findOwn(rewards, memberId));
  const values = messageValues(brand, numbers);
  return { title: fill(pick(copy, 'title'), values), content: fill(formatParagraphs(copy), values) };
}

function findOwn<Row extends { memberId: number }>(rows: readonly Row[], memberId: number): Row {
  const row = rows.find((each) => each.memberId === memberId);
  if (!row) throw new Error(`The member ${memberId} has nothing that a message could tell of.`);
  return row;
}

function depositMessage(brand: BrandSeed, { orderNo, amount }: Owned['deposits'][number]) {
  const { title, text } = MESSAGES.depositCredited;
  const content = toHtml([fillText(text, { amount: formatCurrency(brand, amount) })]);
  return { title, content, subjectKind: 'deposit', subjectOrderNo: orderNo };
}

function approvedMessage(brand: BrandSeed, reward: Owned['rewards'][number]) {
  const { title, text } = MESSAGES.applicationApproved;
  const values = {
    offer: readTexts(reward.title),
    amount: formatCurrency(brand, reward.amount),
    days: String(CLAIM_DAYS),
  };
  return { title, content: toHtml([fillText(text, values)]), subjectKind: 'reward' };
}

function messageValues(brand: BrandSeed, { hundreds = 0, rank = 0 }: Pick<Item, 'hundreds' | 'rank'>): Values {
  return {
    name: brand.name,
    amount: moneyText(brand.currencySymbol, hundreds * perHundredPesos[brand.currency]),
    rank: String(rank),
    count: String(NEW_TEAMMATES),
    days: String(brand.passwordMaxAgeDays),
  };
}
