import { skeletonOf } from '../../../mock-server/domains/chat/filter.ts';
import type { Language } from '../../../mock-server/worlds/columns.ts';
import { Random } from '../../../mock-server/worlds/random.ts';
import type { PrismaClient } from '../../generated/client.ts';
import { characterId, memberId } from '../member/member.ts';
import { characters } from '../member/people.ts';
import { hoursBefore, minutesBefore } from '../shared/clock.ts';
import { insert } from '../shared/insert.ts';
import { type BrandSeed, brands } from '../system/brands.ts';
import { roomTexts } from './texts.ts';

/** Numbers of the team: the first level has six agents, then players. */
const teammate = (brand: BrandSeed, number: number) => memberId(brand, characters.length + number);
const MUTED = 7;
const BOASTER = 8;
/** Of the second level: its first seven are agents. */
const REPORTERS = [16, 17];
const AGENTS = [1, 2];
const PLAYERS = [8, 9, 10, 14, 15, 16, 17, 18];
const MUTED_HOURS = 20;
/** Between two messages. */
const STEP_MINUTES = 10;

/** Run after the members. */
export async function seedChat(db: PrismaClient): Promise<void> {
  await insert(
    db.chatMessage,
    brands.flatMap((brand) => brand.languages.flatMap((room, index) => buildMessages(brand, room, index))),
  );
  const reported = await db.chatMessage.findMany({
    where: { text: { in: Object.values(roomTexts).map((texts) => texts.reported) } },
    orderBy: { id: 'asc' },
  });
  await insert(
    db.chatReport,
    reported.flatMap(({ id, brandCode, time }) => {
      const brand = brands.find(({ code }) => code === brandCode) as BrandSeed;
      return REPORTERS.map((number) => ({ messageId: id, memberId: teammate(brand, number), time }));
    }),
  );
  await insert(
    db.chatStanding,
    brands.map((brand) => ({
      memberId: teammate(brand, MUTED),
      mutedUntil: hoursBefore(-MUTED_HOURS),
      isBanned: false,
    })),
  );
}

/** The last one is ten minutes old; the support's is in the middle, and the reported one is the third from the end. */
function buildMessages(brand: BrandSeed, room: Language, index: number) {
  const random = new Random(`seed chat ${brand.code} ${room}`);
  const { talk, support, reported } = roomTexts[room];
  const agents = brand.modulesOff.includes('AGENT3')
    ? []
    : [characterId(brand, 'boss'), ...AGENTS.map((number) => teammate(brand, number))];
  const talkers = [
    ...(['lucky', 'victor'] as const).map((name) => characterId(brand, name)),
    ...agents,
    ...PLAYERS.map((number) => teammate(brand, number)),
  ];
  // Nobody talks to themselves.
  let last: number | undefined;
  const said = talk.map((text) => {
    last = random.pick(talkers.filter((each) => each !== last));
    return { text, author: last as number | null };
  });
  const half = said.length / 2;
  const all = [
    ...said.slice(0, half),
    { text: support, author: null },
    ...said.slice(half, -2),
    { text: reported, author: teammate(brand, BOASTER) },
    ...said.slice(-2),
  ];
  return all.map(({ text, author }, place) => {
    const time = minutesBefore((all.length - place) * STEP_MINUTES);
    return {
      id: String(time.getTime() * 1000 + brand.position * 100 + index),
      brandCode: brand.code,
      room,
      memberId: author,
      text,
      skeleton: skeletonOf(text) || text,
      time,
    };
  });
}
