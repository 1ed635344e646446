import { MESSAGES } from '../../../mock-server/domains/messages/texts.ts';
import { fillText, toHtml } from '../../../mock-server/domains/messages/write.ts';
import { formatCurrency } from '../../../mock-server/shared/money.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import type { Character } from '../member/people.ts';
import { hoursBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { fill, json, moneyText, pick, type Values } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { buildNotices, formatParagraphs } from './notices.ts';
import { newDevice, oldPassword, rankUp, welcome } from './texts/members/account.ts';
import { depositReceived, freeSpinsReady, withdrawalPaid } from './texts/members/money.ts';
import { hostHello, teamGrew } from './texts/members/people.ts';
import type { NoteCopy } from './texts/notices/copy.ts';

interface Item {
  to: Character['username'];
  /** Undefined for the credit of the member's first deposit. */
  copy?: NoteCopy;
  hoursAgo: number;
  /** Undefined for an unread message. */
  readAfterHours?: number;
  /** Hundreds of pesos, or the equivalent. */
  hundreds?: number;
  rank?: number;
}

const items: readonly Item[] = [
  { to: 'lucky', copy: rankUp, hoursAgo: 4_944, readAfterHours: 5, rank: 2 },
  { to: 'lucky', hoursAgo: 720, readAfterHours: 1 },
  { to: 'lucky', copy: newDevice, hoursAgo: 71 },
  { to: 'lucky', copy: depositReceived, hoursAgo: 26, hundreds: 20 },
  { to: 'lucky', copy: freeSpinsReady, hoursAgo: 2 },
  { to: 'victor', copy: rankUp, hoursAgo: 10_404, readAfterHours: 30, rank: 6 },
  { to: 'victor', copy: hostHello, hoursAgo: 1_390, readAfterHours: 22 },
  { to: 'victor', copy: withdrawalPaid, hoursAgo: 6, hundreds: 8_500 },
  { to: 'boss', hoursAgo: 720, readAfterHours: 2 },
  { to: 'boss', copy: teamGrew, hoursAgo: 13 },
  { to: 'novice', copy: welcome, hoursAgo: 22 },
  { to: 'stale', copy: oldPassword, hoursAgo: 48 },
];

/** Rounded. */
const perHundredPesos = { PHP: 100, VND: 45_000, THB: 60 } as const;

const NEW_TEAMMATES = 3;

export async function seedMessages(db: PrismaClient): Promise<void> {
  await insert(db.notice, brands.flatMap(buildNotices));
  const deposits = await db.depositOrder.findMany({ orderBy: { createdAt: 'asc' } });
  await insert(
    db.message,
    brands.flatMap((brand) => buildMessages(brand, deposits)),
  );
}

type Deposit = Awaited<ReturnType<PrismaClient['depositOrder']['findMany']>>[number];

function buildMessages(brand: BrandSeed, deposits: readonly Deposit[]) {
  return items.map(({ to, copy, hoursAgo, readAfterHours, ...numbers }, index) => {
    const values = messageValues(brand, numbers);
    const memberId = characterId(brand, to);
    const { title, content, subject } = copy
      ? { title: fill(pick(copy, 'title'), values), content: fill(formatParagraphs(copy), values), subject: null }
      : depositMessage(brand, requireDeposit(deposits, memberId));
    return {
      id: brand.position * 1000 + index + 1,
      memberId,
      title: json(title),
      content: json(content),
      time: hoursBefore(hoursAgo),
      subjectKind: subject && 'deposit',
      subjectOrderNo: subject,
      readAt: readAfterHours === undefined ? null : hoursBefore(hoursAgo - readAfterHours),
    };
  });
}

function requireDeposit(deposits: readonly Deposit[], memberId: number): Deposit {
  const deposit = deposits.find((each) => each.memberId === memberId);
  if (!deposit) throw new Error(`The member ${memberId} has no deposit.`);
  return deposit;
}

function depositMessage(brand: BrandSeed, { orderNo, amount }: Deposit) {
  const { title, text } = MESSAGES.depositCredited;
  const content = toHtml([fillText(text, { amount: formatCurrency(brand, amount) })]);
  return { title, content, subject: orderNo };
}

function messageValues(brand: BrandSeed, { hundreds = 0, rank = 0 }: Pick<Item, 'hundreds' | 'rank'>): Values {
  return {
    name: brand.name,
    amount: moneyText(brand.currencySymbol, hundreds * perHundredPesos[brand.currency]),
    rank: String(rank),
    spins: '20',
    count: String(NEW_TEAMMATES),
    days: String(brand.passwordMaxAgeDays),
  };
}
