import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import { maskPlayer } from '../../accounts/masking.ts';
import { isAgent, TRIAL_TYPE } from '../../accounts/real-account.ts';
import { countDeposits, findBreak } from '../../accounts/repository.ts';
import { type Brand, rankBadgePath } from '../../art/paths.ts';
import { ApiError } from '../../http/api-error.ts';
import type { BrandState, EventStream, Identity } from '../../http/exchange.ts';
import type { Context, OwnEvent } from '../../http/handlers.ts';
import type { Language } from '../../worlds/columns.ts';
import type { Store } from '../../worlds/store.ts';
import type { World } from '../../worlds/world.ts';
import { requireBrand } from '../system/repository.ts';
import { skeletonOf } from './filter.ts';
import {
  countReports,
  findLastId,
  findLastIdOf,
  findLastTime,
  findMessage,
  findStanding,
  hasReported,
  insertMessage,
  insertReport,
  listChangedRows,
  listLatestOf,
  listMessageRows,
  listReportsBy,
  type MessageRow,
  type Room,
  setState,
} from './repository.ts';
import { cleanText } from './text.ts';

type Message = Value<'sendChatMessage'>;
type Standing = NonNullable<Value<'listChatMessages'>['standing']>;

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HISTORY_MS = 24 * 60 * MINUTE_MS;
const HISTORY = 100;
/** Reports that hide a message. */
const HIDING_REPORTS = 3;
const ID_LENGTH = 16;
const FIRST_ID = '0'.repeat(ID_LENGTH);

const subjectOf = ({ brandCode, room }: Room) => `chat ${brandCode} ${room}`;

/** Throws 404. */
export function requireRoom(world: World, brand: { code: string }, room: string): Room {
  if (requireBrand(world, brand).languages.some((language) => language === room))
    return { brandCode: brand.code, room };
  throw new ApiError(404, 'chat.room.not.found', `The brand has no chat room ${room}: listChatRooms lists them.`);
}

export const listRooms = ({ world, brand }: Context<'listChatRooms'>): Value<'listChatRooms'> =>
  requireBrand(world, brand).languages.map((room) => ({
    room,
    lastAt: findLastTime(world, { brandCode: brand.code, room })?.getTime() ?? null,
  }));

function viewOf({ code, name }: Pick<BrandState, 'code' | 'name'>, row: MessageRow): Message {
  const { id, memberId, username, type, rankLevel, text, time } = row;
  return {
    id,
    author: memberId === null ? 'SUPPORT' : isAgent({ type }) ? 'AGENT' : 'MEMBER',
    name: memberId === null ? name : maskPlayer(username),
    rank: memberId === null ? null : { rankLevel, badge: rankBadgePath(code as Brand, rankLevel) },
    text,
    time: time.getTime(),
  };
}

/** Throws 404. */
export function listMessages(context: Context<'listChatMessages'>): Value<'listChatMessages'> {
  const { world, brand, identity, path } = context;
  const room = requireRoom(world, brand, path.room);
  const rows = listMessageRows(world, room, world.now() - HISTORY_MS, HISTORY);
  const reported = new Set(
    identity ? listReportsBy(world, identity.memberId, world.now() - HISTORY_MS).map(({ messageId }) => messageId) : [],
  );
  return {
    list: rows.map((row) => viewOf(brand, row)),
    lastEventId: findLastIdOf(world, room) || FIRST_ID,
    standing: identity && readStanding(world, identity),
    ownIds: identity ? rows.filter(({ memberId }) => memberId === identity.memberId).map(({ id }) => id) : [],
    reportedIds: rows.filter(({ id }) => reported.has(id)).map(({ id }) => id),
  };
}

function readStanding(world: World, { memberId, type }: Identity): Standing {
  if (type === TRIAL_TYPE) return { state: 'TRIAL', until: null };
  if (findBreak(world, memberId, world.now())) return { state: 'BREAK', until: null };
  return readRight(world, memberId, world.now());
}

/** For a member with a real account, outside of a break. */
function readRight(store: Store, memberId: number, now: number): Standing {
  const standing = findStanding(store, memberId);
  if (standing?.isBanned) return { state: 'BANNED', until: null };
  const until = standing?.mutedUntil?.getTime() ?? 0;
  if (until > now) return { state: 'MUTED', until };
  return { state: countDeposits(store, memberId) === 0 ? 'DEPOSIT' : 'FREE', until: null };
}

/** Throws 403 for a member who may not write. */
export function requireRight(store: Store, memberId: number, now: number): void {
  const { state, until } = readRight(store, memberId, now);
  if (state === 'BANNED') throw new ApiError(403, 'chat.banned', 'The member is banned from the chat.');
  if (state === 'MUTED') throw new ApiError(403, 'chat.muted', 'The member may not write for a while.', { until });
  if (state === 'DEPOSIT') throw new ApiError(403, 'chat.deposit', 'Members write after their first deposit.');
}

/** At most `most` times of `times`, the newest first, in the time before `now`. Throws 429. */
function requireRate(times: readonly Date[], most: number, withinMs: number, now: number): void {
  const oldest = times[most - 1]?.getTime() ?? 0;
  const waitMs = oldest + withinMs - now;
  if (waitMs <= 0) return;
  const retryAfterSeconds = Math.ceil(waitMs / SECOND_MS);
  throw new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many messages or reports: wait.', { retryAfterSeconds });
}

const EQUAL_MS = 5 * MINUTE_MS;

/** Throws 429 (chat.md: Floods). */
function requireCalm(store: Store, memberId: number, { brandCode, room }: Room, skeleton: string, now: number): void {
  const latest = listLatestOf(store, memberId, now - EQUAL_MS);
  const timesOf = (test: (message: (typeof latest)[number]) => boolean) => latest.filter(test).map(({ time }) => time);
  requireRate(
    timesOf((message) => message.brandCode === brandCode && message.room === room),
    1,
    3 * SECOND_MS,
    now,
  );
  requireRate(
    timesOf(() => true),
    20,
    MINUTE_MS,
    now,
  );
  requireRate(
    timesOf((message) => message.skeleton === skeleton),
    2,
    EQUAL_MS,
    now,
  );
}

/** By the world's clock, above every id before. */
function nextId(store: Store, now: number): string {
  const id = Math.max(now * SECOND_MS, Number(findLastId(store)) + 1);
  return String(id).padStart(ID_LENGTH, '0');
}

/** Throws 403, 404, 422 and 429. */
export async function sendMessage(context: Context<'sendChatMessage'>): Promise<Message> {
  const { world, brand, member, path, body } = context;
  const { memberId } = member;
  const room = requireRoom(world, brand, path.room);
  requireRight(world, memberId, world.now());
  const text = cleanText(body.text, path.room as Language, brand.name);
  return write(world, brand, room, { memberId, text });
}

/** Without a member it is support's: nothing limits it. */
export async function write(
  world: World,
  brand: Pick<BrandState, 'code' | 'name'>,
  room: Room,
  { memberId, text }: { memberId: number | null; text: string },
): Promise<Message> {
  // Texts without letters differ by their signs.
  const skeleton = skeletonOf(text) || text;
  const row = await world.transact(async (store) => {
    const now = world.now();
    if (memberId !== null) requireCalm(store, memberId, room, skeleton, now);
    const id = nextId(store, now);
    await insertMessage(store, { ...room, id, memberId, text, skeleton, time: new Date(now) });
    return findMessage(store, room, id) as MessageRow;
  });
  world.announce(subjectOf(room));
  return viewOf(brand, row);
}

export const isShown = ({ state }: Pick<MessageRow, 'state'>): boolean => state === 'shown' || state === 'kept';

/** Throws 404, 409, 422 and 429. */
export async function reportMessage(context: Context<'reportChatMessage'>): Promise<null> {
  const { world, brand, member, path } = context;
  const { memberId } = member;
  const room = requireRoom(world, brand, path.room);
  await world.transact(async (store) => {
    const now = world.now();
    const message = findMessage(store, room, path.messageId);
    if (!message || !isShown(message))
      throw new ApiError(404, 'chat.message.not.found', `The room shows no message ${path.messageId}.`);
    if (message.memberId === memberId) throw new ApiError(422, 'chat.own', 'Nobody reports their own message.');
    if (hasReported(store, message.id, memberId))
      throw new ApiError(409, 'chat.reported', 'The member has reported this message.');
    const times = listReportsBy(store, memberId, now - MINUTE_MS).map(({ time }) => time);
    requireRate(times, 20, MINUTE_MS, now);
    await insertReport(store, { messageId: message.id, memberId, time: new Date(now) });
    const isHidden = message.memberId !== null && message.state === 'shown';
    if (isHidden && countReports(store, message.id) >= HIDING_REPORTS) await changeState(store, message, 'hidden', now);
  });
  world.announce(subjectOf(room));
  return null;
}

/** Gives the change an event id, unless the room shows the same. */
async function changeState(store: Store, message: MessageRow, state: string, now: number): Promise<void> {
  const isSame = isShown(message) === isShown({ state });
  await setState(store, message.id, state, isSame ? undefined : nextId(store, now));
}

/** The same decision again changes nothing. */
export async function decide(world: World, room: Room, id: string, state: 'kept' | 'deleted'): Promise<void> {
  await world.transact(async (store) => {
    const message = findMessage(store, room, id);
    if (message && message.state !== state) await changeState(store, message, state, world.now());
  });
  world.announce(subjectOf(room));
}

function eventOf(brand: BrandState, row: MessageRow): OwnEvent<'streamChat'> {
  const { id: messageId, changeId } = row;
  if (!isShown(row)) return { kind: 'hidden', id: changeId ?? messageId, messageId, message: null };
  const message = viewOf(brand, row);
  return { kind: changeId === null ? 'message' : 'shown', id: changeId ?? messageId, messageId, message };
}

/** Throws 404. */
export function streamRoom(context: Context<'streamChat'>): EventStream<OwnEvent<'streamChat'>> {
  const { world, brand, path, headers } = context;
  const room = requireRoom(world, brand, path.room);
  return {
    subscribe(send) {
      let after = headers['last-event-id'] ?? (findLastIdOf(world, room) || FIRST_ID);
      // From the table, so that order and gaps do not depend on who announces first.
      const deliver = () => {
        for (const row of listChangedRows(world, room, after, world.now() - HISTORY_MS, HISTORY)) {
          const event = eventOf(brand, row);
          after = event.id;
          send(event);
        }
      };
      deliver();
      return world.listen(subjectOf(room), deliver);
    },
  };
}
