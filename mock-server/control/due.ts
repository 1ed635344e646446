import { isOffered, type Lottery, listAllLotteries } from '../domains/lottery/catalogue/lotteries.ts';
import { SESSION_LIFE_MS } from '../domains/session/resume.ts';
import { drawsBetween } from '../engine/lottery/calendar.ts';
import { ApiError } from '../http/api-error.ts';
import { DAY_MS, dayNumber, isoInZone, ZONE_MS } from '../shared/zone.ts';
import type { World } from '../worlds/world.ts';
import { listAgenda, listExpiries, listSessionEnds } from './repository.ts';

type Kind = 'event' | 'lock' | 'draw' | 'expiry' | 'session';

/** `at` is in epoch milliseconds. */
interface Due {
  kind: Kind;
  /** The event, the lottery's code, what expires, or the member whose session it is. */
  of: string;
  subject: string;
  brand: string | null;
  account: string | null;
  at: number;
  /** Follows from the tables; other rows stand in the agenda. */
  isComputed: boolean;
}

const MOST_DUE = 500;
/** No lottery pauses longer. */
const FAR_MS = 40 * DAY_MS;

const listOffered = (world: World) => listAllLotteries(world).filter((lottery) => isOffered(world, lottery));

/** The first draw of a lottery whose lock, or draw, is after a time. */
function firstDraw({ grid, game }: Lottery, kind: 'lock' | 'draw', after: number): Due {
  for (const { numero, lockAt, drawAt } of drawsBetween(grid, after, after + FAR_MS)) {
    const at = kind === 'lock' ? lockAt : drawAt;
    if (at > after) return { kind, of: game.code, subject: numero, brand: null, account: null, at, isComputed: true };
  }
  throw new Error(`${game.code} has no draws`);
}

const listDraws = (world: World, kind: 'lock' | 'draw', after: number): Due[] =>
  listOffered(world).map((lottery) => firstDraw(lottery, kind, after));

const READ: Record<Kind, (world: World, after: number) => Due[]> = {
  event: (world, after) =>
    listAgenda(world, after, MOST_DUE).map(({ kind, subject, dueAt }) => ({
      kind: 'event',
      of: kind,
      subject,
      brand: null,
      account: null,
      at: dueAt.getTime(),
      isComputed: false,
    })),
  lock: (world, after) => listDraws(world, 'lock', after),
  draw: (world, after) => listDraws(world, 'draw', after),
  expiry: (world, after) =>
    listExpiries(world, after, MOST_DUE).map(({ what, subject, brand, account, at }) => ({
      kind: 'expiry',
      of: what,
      subject: String(subject),
      brand,
      account,
      at,
      isComputed: true,
    })),
  session: (world, after) =>
    listSessionEnds(world, after - SESSION_LIFE_MS, MOST_DUE).map(({ brand, account, lastUsedAt }) => ({
      kind: 'session',
      of: account,
      subject: account,
      brand,
      account,
      at: lastUsedAt + SESSION_LIFE_MS,
      isComputed: true,
    })),
};

const KINDS = Object.keys(READ) as Kind[];

interface Filter {
  kind?: Kind | undefined;
  /** As `of`, or the account. */
  of?: string | undefined;
}

/** In order of time. */
function listAfter(world: World, after: number, { kind, of }: Filter): Due[] {
  return (kind ? [kind] : KINDS)
    .flatMap((each) => READ[each](world, after))
    .filter((due) => of === undefined || due.of === of || due.account === of)
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_DUE);
}

export const describeDue = ({ at, ...due }: Due) => ({ ...due, at, atIso: isoInZone(at) });

export const listDue = (world: World, filter: Filter) => listAfter(world, world.now(), filter).map(describeDue);

const startOfDay = (day: number) => day * DAY_MS - ZONE_MS;

function startOfNextMonth(time: number): number {
  const date = new Date(time + ZONE_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) - ZONE_MS;
}

export interface Moment {
  to: 'lock' | 'draw' | 'expiry' | 'session' | 'midnight' | 'monthEnd';
  of?: string;
  beforeMs?: number;
}

/** Returns how far it is to the moment, and what is due then. Throws 404. */
export function findMoment(world: World, { to, of, beforeMs = 0 }: Moment): { ms: number; due: Due | null } {
  const now = world.now();
  const after = now + beforeMs;
  if (to === 'midnight') return { ms: startOfDay(dayNumber(after) + 1) - after, due: null };
  if (to === 'monthEnd') return { ms: startOfNextMonth(after) - after, due: null };
  const [due] = listAfter(world, after, { kind: to, of });
  if (due) return { ms: due.at - after, due };
  const whose = of === undefined ? '' : ` of "${of}"`;
  throw new ApiError(
    404,
    'due.not.found',
    `There is no ${to}${whose} ahead: GET …/due?kind=${to} lists what there is.`,
  );
}
