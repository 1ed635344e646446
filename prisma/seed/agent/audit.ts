import type { Act } from '../../../mock-server/domains/agent/audit.ts';
import { usualTerms } from '../../../mock-server/domains/agent/contracts/templates.ts';
import { plainParagraphs, sameTexts, toHtml } from '../../../mock-server/domains/messages/write.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId } from '../member/member.ts';
import { characters } from '../member/people.ts';
import { daysBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { json } from '../shared/text.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { listProposed } from './contracts.ts';

const PLAYER = 0;
const AGENT = 2;
const CREATED = 3;
const OFFICE = '203.0.113.24';
/** Above the ids of the brand's own messages. */
const FIRST_MESSAGE = 900;

const NOTES = [
  {
    daysAgo: 3,
    title: 'Weekend target',
    text: 'Two of your members reach the next tier with a little more. Tell them today.',
  },
  {
    daysAgo: 18,
    title: 'New rates',
    text: 'The slots rates of your team are up for review on the first. Send me your wishes.',
  },
] as const;

type Values = Record<string, string | number>;
interface Entry {
  lineId: number;
  act: Act;
  before?: Values;
  after: Values;
  time: Date;
}

/** Acts of the general agent of each brand on direct lines, as the operations record them. */
export async function seedAudit(db: PrismaClient): Promise<void> {
  for (const brand of brands) {
    const agentId = characterId(brand, 'boss');
    const lines = await db.member.findMany({ where: { uplineId: agentId }, orderBy: { registeredAt: 'desc' } });
    const rates = await db.memberRate.findMany({
      where: { memberId: { in: lines.map(({ id }) => id) } },
      orderBy: [{ memberId: 'asc' }, { gameType: 'asc' }],
    });
    const ratesOf = (id: number): Values =>
      Object.fromEntries(rates.flatMap(({ memberId, gameType, rate }) => (memberId === id ? [[gameType, rate]] : [])));
    const agents = lines.filter(({ type }) => type !== PLAYER);
    const promoted = agents.find(({ type }) => type === AGENT);
    const entries: Entry[] = [
      ...lines.slice(-CREATED).map(({ id: lineId, type, registeredAt }) => ({
        lineId,
        act: 'CREATE' as const,
        time: registeredAt,
        after: { type: lineId === promoted?.id ? PLAYER : type, ...ratesOf(lineId) },
      })),
      ...(promoted
        ? [
            {
              lineId: promoted.id,
              act: 'PROMOTE' as const,
              before: { type: PLAYER },
              after: { type: AGENT },
              time: daysBefore(80),
            },
          ]
        : []),
      ...agents.slice(0, 2).flatMap(({ id: lineId }, index) => raiseOf(lineId, ratesOf(lineId), 5 + index * 21)),
      ...NOTES.flatMap(({ daysAgo, title, text }) =>
        agents.map(({ id: lineId }) => ({
          lineId,
          act: 'MESSAGE' as const,
          after: { title, text },
          time: daysBefore(daysAgo),
        })),
      ),
      ...listProposed(brand).map(({ lineId, kind, tiers, time }) => ({
        lineId,
        act: 'CONTRACT' as const,
        time,
        after: { kind, intent: 'propose', period: usualTerms(brand, kind).period, tiers },
      })),
    ];
    const inOrder = entries.toSorted(
      (one, other) => one.time.getTime() - other.time.getTime() || one.lineId - other.lineId,
    );
    await insert(
      db.auditEntry,
      inOrder.map(({ before = {}, after, ...row }, index) => ({
        ...row,
        id: brand.position * 1000 + index + 1,
        brandCode: brand.code,
        agentId,
        ip: OFFICE,
        before: json(before),
        after: json(after),
      })),
    );
    await insert(db.message, buildMessages(brand, agents));
  }
}

/** Slots and live casino, up to what the line has now. */
function raiseOf(lineId: number, rates: Values, daysAgo: number): Entry[] {
  const raised = Object.entries(rates).filter(([gameType]) => gameType === 'RNG' || gameType === 'LIVE');
  if (raised.length === 0) return [];
  const before = Object.fromEntries(raised.map(([gameType, rate]) => [gameType, Number(rate) - 10]));
  return [{ lineId, act: 'RATES', before, after: Object.fromEntries(raised), time: daysBefore(daysAgo) }];
}

function buildMessages(brand: BrandSeed, agents: readonly { id: number }[]) {
  const sender = characters.find(({ username }) => username === 'boss')?.nickname ?? '';
  return NOTES.flatMap(({ daysAgo, title, text }) =>
    agents.map(({ id: memberId }) => ({ memberId, daysAgo, title, text })),
  ).map(({ memberId, daysAgo, title, text }, index) => ({
    id: brand.position * 1000 + FIRST_MESSAGE + index,
    memberId,
    sender,
    title: json(sameTexts(title)),
    content: json(toHtml(plainParagraphs(text))),
    time: daysBefore(daysAgo),
    readAt: daysBefore(daysAgo - 1),
  }));
}
