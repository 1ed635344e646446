import { paths } from '~/config/paths.ts';
import { formatsFor } from '~/i18n/format.server.ts';
import { isLanguageCode, LANGUAGES, type LanguageCode } from '~/i18n/languages.ts';
import { follow, type OpenStream } from '~/parts/live/hub.server.ts';
import type { Subscribe } from '~/request/context.ts';
import { requireModule } from '~/request/guards.server.ts';
import { notFound } from '~/request/page-failure.server.ts';
import type { Site } from '~/request/site.server.ts';
import type { Value } from '../../../openapi/generated/gaming-operations.ts';
import type { ChatEvent, ChatRow } from './chat.types.ts';

type Message = Value<'sendChatMessage'>;

/** Without scripts. */
const SHOWN_AT_FIRST = 50;
const MESSAGE_ID = /^\d{16}$/;
const FIRST_ID = '0'.repeat(16);

/** Times are in the room's language: all its readers share one stream. */
const toRow = ({ id, author, name, rank, text, time }: Message, room: LanguageCode, site: Site): ChatRow => ({
  id,
  author,
  name,
  rank: rank && { level: rank.rankLevel, badge: site.image(rank.badge) },
  text,
  clock: formatsFor(LANGUAGES[room].tag, site.currency).time(time),
});

/** Not to an agent's sub-account, nor to visitors where the home asks for a log-in. */
export const isChatOpen = ({ modules, member, brand }: Site): boolean =>
  modules.has('CHAT3') && (member ? !member.subAccount : !brand.loginRequiredHome);

/** The room of a language that the brand has, else that of the page. Throws 404 without the module. */
export function findRoom(site: Site, wanted: string | null): LanguageCode {
  requireModule(site, 'CHAT3');
  const room = wanted ?? site.language;
  return isLanguageCode(room) && site.brand.languages.includes(room) ? room : site.language;
}

/** `report` is a message to confirm. */
export async function readChat(site: Site, wanted: string | null, report: string | null = null) {
  const room = findRoom(site, wanted);
  const { api, format, routes } = site;
  const [rooms, { list, lastEventId, standing, ownIds, reportedIds }] = await Promise.all([
    api.call('listChatRooms'),
    api.call('listChatMessages', { path: { room } }),
  ]);
  return {
    room,
    rooms: rooms.map(({ room: code }) => ({ code, tag: LANGUAGES[code].tag, name: LANGUAGES[code].name })),
    tag: LANGUAGES[room].tag as string,
    rows: list.slice(-SHOWN_AT_FIRST).map((message) => toRow(message, room, site)),
    lastEventId,
    state: standing?.state ?? 'VISITOR',
    until: standing?.until ? format.dateTime(standing.until) : null,
    ownIds,
    reportedIds,
    report,
    rulesPath: routes.isOn(paths.help()) ? paths.help({ article: 'chat' }) : null,
  } as const;
}

export type ChatView = Awaited<ReturnType<typeof readChat>>;

/** The room's events after one, from the stream that all readers of the process share. */
export function followChat(site: Site): Subscribe {
  const { url, request, scope, apiForAll } = site;
  const wanted = url.searchParams.get('room');
  const room = findRoom(site, wanted);
  if (wanted !== room) throw notFound(site);
  const given = request.headers.get('Last-Event-ID') ?? url.searchParams.get('after') ?? '';
  const open: OpenStream = async function* (after, signal) {
    const headers = { 'Last-Event-ID': after || FIRST_ID };
    for await (const event of apiForAll.stream('streamChat', { path: { room }, headers, signal })) {
      if (event.kind === 'open') yield 'open';
      else if (event.kind === 'ended') {
        if (event.reason !== 'stopped') yield 'reset';
        return;
      } else {
        const { id, messageId, message } = event;
        const data: ChatEvent = { kind: 'row', id, messageId, row: message && toRow(message, room, site) };
        yield { id, data };
      }
    }
  };
  return follow(`chat ${scope} ${room}`, open, MESSAGE_ID.test(given) ? given : FIRST_ID);
}
